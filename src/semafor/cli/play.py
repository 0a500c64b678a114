"""A person against bots in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

import semafor
from semafor.bots import bot
from semafor.bots.records import known_at
from semafor.cli.boxes import Material, material_text, tell_box
from semafor.cli.score import print_result
from semafor.cli.terminal import Lang, Settings, out, save_text, say, tell, words
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.game import Game
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.moves import Move
from semafor.kernel.record import Record
from semafor.kernel.table import Table, checked_seed, fresh_seed
from semafor.kernel.view import Event, together

SHOWN = 30  # moves listed before one has to ask for all of them
# What one can type beside moves, in English and in Polish
LEAVE, BACK, LOOK = ("q", "quit", "koniec"), ("undo", "cofnij"), ("table", "stół", "stol")
LIST = re.compile(r"(?:\?|all|wszystkie|wszystko)(?: (.+))?", re.IGNORECASE)
NUMBER = re.compile(r"-?[0-9]{1,18}")


def play(
    game: str,
    seats: Annotated[int | None, typer.Option(help="How many seats; one more than bots by default.")] = None,
    bots: Annotated[str, typer.Option(help="Levels of the bots, separated by commas; the other seats are people.")] = "easy",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, several times if need be.")] = None,
    material: Material = "",
    save: Annotated[Path | None, typer.Option(help="Write the record of the game to this file.")] = None,
    lang: Lang = Settings.lang,
) -> None:
    """Play a game against bots in the terminal."""
    found = semafor.game(game)
    levels = [level for level in bots.split(",") if level]
    count = max(found.seats[0], len(levels) + 1) if seats is None else seats
    if count in found.seats and len(levels) >= count:
        raise BadInput("bad-bots", bots=len(levels), seats=count)
    seed = fresh_seed() if seed is None else checked_seed(seed)
    table = Table(
        found, count, found.option_values(options(option or []) | material_text(material)), KeyedLuck(seed), seed=seed
    )
    people = count - len(levels)
    players = {people + at: bot(level, found.key, seed + at) for at, level in enumerate(levels)}
    if save is not None:
        save_text(save)
    say("play-welcome", title=found.title(lang), seed=str(seed))
    tell_box(found, str(getattr(table.options, "material", "")))
    story = Story(table.game, 0 if people == 1 else None)
    try:
        while not table.over:
            seat = table.actors[0]
            if seat in players:
                table.play(players[seat].choose(known_at(table, seat, players[seat])), seat)
            else:
                story.pause()
                if not ask(table, seat):
                    break
            story.tell(table)
        story.pause()
    finally:
        if save is not None:
            save_text(save, str(Record.of(table)))
            say("play-saved", file=str(save))
    if table.over:
        print_result(found, table.result())


def options(given: list[str]) -> dict[str, object]:
    """`NAME=VALUE` as option values: numbers and true/false are understood, the rest is text."""
    truths: dict[str, object] = {"true": True, "false": False}
    values: dict[str, object] = {}
    for each in given:
        name, _, value = each.partition("=")
        values[name] = int(value) if NUMBER.fullmatch(value) else truths.get(value.casefold(), value)
    return values


class Story:
    """What happens, as it happens; a deed done again right after itself is told once."""

    def __init__(self, game: Game, to: int | None) -> None:
        self.game = game
        self.to = to
        self.held: Event | None = None

    def tell(self, table: Table) -> None:
        for event in table.told(self.to):
            both = together(self.held, event) if self.held else None
            if both is None:
                self.pause()
            self.held = both or event

    def pause(self) -> None:
        """Somebody is asked, or the game is over: what was held back is told."""
        if self.held is not None:
            tell("  " + words(self.game).event(self.held))
            self.held = None


def ask(table: Table, seat: int) -> bool:
    """Show the position and read moves until one is legal; False when the person leaves."""
    out.print()
    show(table, seat)
    list_moves(table, seat, SHOWN)
    while True:
        try:
            text = input(words().say("play-prompt", seat=seat + 1) + " ").strip()
        except EOFError:
            return False
        if text.casefold() in LEAVE:
            return False
        if match := LIST.fullmatch(text):
            list_moves(table, seat, 10_000, match[1] or "")
        elif text.casefold() in LOOK:
            show(table, None)
        elif text and carry_out(table, seat, text):
            return True


def show(table: Table, seat: int | None) -> None:
    """The position as the seat, or everybody, sees it."""
    game = table.game
    tell(game.describe(table.state, seat, words(game)), game.tints(table.state, words(game)))


def list_moves(table: Table, seat: int, most: int, about: str = "") -> None:
    """Each move by its number, as a sentence; only those that speak of a certain thing, if one is named."""
    moves = table.moves(seat)
    said = {at: as_listed(table, seat, move) for at, move in enumerate(moves[:most], 1)}
    chosen = {number: sentence for number, sentence in said.items() if about.casefold() in sentence.casefold()}
    tints = table.game.tints(table.state, words(table.game))
    for number, sentence in chosen.items():
        tell(f"  {number:3}  {sentence}", tints)
    if not chosen:
        say("play-none", about=about)
    if len(moves) > most:
        say("play-more", count=len(moves) - most)


def as_listed(table: Table, seat: int, move: Move) -> str:
    """The move as a sentence and, in the language of the notation, also as one writes it."""
    notation, sentence = table.game.actions.notation(move), table.game.sentence(table.state, seat, move, words(table.game))
    return f"{sentence}  [{notation}]" if Settings.lang == "en" and sentence != notation else sentence


def carry_out(table: Table, seat: int, text: str) -> bool:
    """Whether the text, the number of a listed move, or `undo`, was carried out; otherwise says why not."""
    game = table.game
    try:
        if text.casefold() in BACK:
            table.undo(seat)
            return True
        moves = table.moves(seat)
        table.play(moves[int(text) - 1] if NUMBER.fullmatch(text) and 0 < int(text) <= len(moves) else text, seat)
    except Refused as error:
        tell(words().say("play-refused", why=words(game).refusal(error.refusal, game.rulebook), rule=error.refusal.rule))
        return False
    except BadInput as error:
        tell(error.sentence(Settings.lang))
        return False
    return True
