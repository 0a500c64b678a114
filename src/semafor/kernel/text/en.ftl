# What the kernel itself says.
no-kernel-undo-final = That cannot be taken back: chance has spoken or something hidden has been shown since.
no-kernel-undo-nothing = You have nothing to take back.
no-kernel-undo-others = That cannot be taken back: seat { $seat } has acted since.
no-kernel-no-such-action = No position of this game allows that.
