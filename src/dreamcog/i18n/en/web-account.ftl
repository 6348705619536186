### What the account page says.

## Who one is

web-about-me = My name
web-account-name = Others see you as
web-account-name-about = A new name shows at tables made from now on.
web-keep = Save
web-kept = Saved.
web-make-account = Make an account
web-account-about = With a login and a password you can sign in on any device. Your tables and results stay yours.
web-old-password = Current password
web-new-password = New password
web-change-password = Change the password

## My data

# $login: the account’s.
web-signed-in-as = You are signed in as { $login }.
web-guest-sign-out-about = You are a guest: if you sign out, you cannot come back to your tables.
web-my-data = My data
web-take-data = Download my data
web-delete-about = Deletes your name, login, chat lines and results for good. A bot takes your place at tables that are still being played.
web-delete-me = Delete my data

## Notices

web-account-notices = Notices
web-account-notices-about = When you are away from a table, we can tell you that it is your turn, or that the table was closed.
web-account-notices-browser = In this browser
web-account-notices-granted = Allowed. You are told while a page of ours is open in the background.
web-account-notices-default = Not allowed yet. You are told while a page of ours is open in the background.
web-account-notices-denied = Blocked. You can allow them in the browser’s settings for this site.
web-account-notices-missing = This browser cannot show notices.
web-allow-notices = Allow notices in this browser
web-account-notices-elsewhere = In another program
web-webhook = Address to call (webhook)
web-account-webhook-about = A chat service or a program of yours gives you such an address. We send it a short message. Leave it empty for none.

## Access tokens

web-tokens = Access tokens for programs
web-tokens-about = A program that sends a token plays in your name.
web-token-name = Name of the token
web-token-scope = What it may do
web-token-scope-read = Only watch
web-token-scope-play = Watch and play
web-token-scope-manage = Everything, your account too
web-token-days = How long it is valid
web-token-for-days =
    { $days ->
        [one] a day
       *[other] { $days } days
    }
web-make-token = Make a token
web-remove-token = Remove
web-token-given = Copy it now, it is shown only once:

## Results

web-statistics = My results
web-no-games = You have not finished a game yet.
web-account-none-counted = None of your finished games counts yet.
web-reset-statistics = Reset my results
# $moment: a date and time.
web-account-since = Games that ended after { $moment }.
web-games = Games
web-wins = Won
web-best = Best
web-mean = Average
web-account-all = All games
# $players: how many.
web-account-players =
    { $players ->
        [1] solo
       *[other] { $players } players
    }
# $others: bots or people, in a list.
web-account-company = with { $others }
web-people = other people
web-account-counts = Every game counts that you play to its end. One you give up counts as lost, without a score.
web-account-not-counted = What does not count, and why
# $games: how many.
web-account-uncounted =
    { $games ->
        [one] { $games } finished game does not count: why?
       *[other] { $games } finished games do not count: why?
    }
# $games: how many of one’s own.
web-account-of-yours = (yours: { $games })
web-account-why-both-sides = You played several sides against each other: you could not lose.
web-account-why-bot-at-end = A bot was playing for you when the game ended.
web-account-why-daily-again = It was another try at a daily challenge: you knew the cards by then.
web-account-why-seed-chosen = The deal was chosen by its seed, so it could be known beforehand.
web-account-why-closed = The table was closed before the end: it has no result.
