# Co mówi samo jądro.
no-kernel-undo-final = Tego nie można cofnąć: od tej pory zadziałał los albo ujawniono coś ukrytego.
no-kernel-undo-nothing = Nie masz czego cofnąć.
no-kernel-undo-others = Tego nie można cofnąć: od tej pory zagrało miejsce { $seat }.
no-kernel-no-such-action = Żadna pozycja w tej grze na to nie pozwala.
