"""Pictures of every screen, large and small, by day and by night, for people to look at.

    ./dev screenshots [FOLDER] [--lang fr] [--only TEXT] [--screens desk,phone-night]

They go to `screenshots/` unless another folder is named: `<screen>/<scene>.png`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from browser.chromium import open_browser
from browser.person import DESK, LANGUAGES, LARGE, PHONE, TABLET, Person, context_args
from browser.server import Server
from browser.setting import Setting

SCREENS = {
    screen.name: screen
    for by_day in (DESK, LARGE, TABLET, PHONE)
    for screen in (by_day, by_day.at_night())
}


def asked() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(prog="./dev screenshots", description="Pictures of the page.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--only", default="", help="scenes whose name has this in it")
    parser.add_argument("--screens", default=",".join(SCREENS), help="some of them, by name")
    return parser.parse_args()


def main() -> None:
    """Take the pictures."""
    wanted = asked()
    screens = [SCREENS[name] for name in wanted.screens.split(",")]
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        open_browser() as browser,
    ):
        host = Person(browser.new_context(**context_args(DESK, wanted.lang, True)), server.url)
        host.tables.become("Ada")
        scenes = [each for each in Setting(host.tables).all() if wanted.only in each.name]
        for screen in screens:
            context = browser.new_context(**context_args(screen, wanted.lang, True))
            context.add_cookies(host.context.cookies())
            person = Person(context, server.url)
            for scene in scenes:
                file = wanted.folder / screen.name / f"{scene.name}.png"
                scene.show(person).screenshot(path=file, full_page=not scene.is_table)
                print(file, flush=True)
            print(*person.witness.seen, sep="\n")
            context.close()


if __name__ == "__main__":
    main()
