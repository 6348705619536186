### What is said to whoever runs a server.

## Serving

# $address: where a browser finds it.
serve-at = Dreamcog is at { $address }
serve-listens = It listens at { $address }
serve-network = In your local network it is at { $address }
serve-no-network = It listens to all networks, but this machine seems to be in none.
serve-stopped = Stopped. All games are kept.
serve-failed = The server could not be started. What it wrote above says why.
serve-processes = Several processes need a PostgreSQL database: name one with --database postgresql://…
serve-no-metrics = Metrics cannot be offered at { $address }: choose another address with --metrics-address, or turn them off.
# $reason: the system's name for what went wrong.
serve-cannot-listen =
    { $reason ->
        [EADDRINUSE] Port { $port } at { $host } is taken: choose another with --port, or leave it out.
        [EACCES] Port { $port } at { $host } is not open to you: choose one from 1024 on.
        [EADDRNOTAVAIL] { $host } is no address of this machine.
       *[other] It is not possible to listen at { $host }, port { $port }.
    }

## Settings

settings-file = Settings file: { $file }
settings-no-file = There is no settings file.
settings-from-default = default
settings-from-file = file { $where }
settings-from-environment = environment, { $where }
settings-from-command-line = command line, { $where }
# $source: the flag, the variable, or the file and the name in it. $wanted: values, the same in all languages.
refusal-bad-setting = { $source }: “{ $value }” is not acceptable. Acceptable is: { $wanted }.
refusal-unknown-setting = { $source }: there is no setting “{ $name }”.
refusal-no-settings-file = The settings file { $file } cannot be read: { $problem }.
refusal-bad-settings-file = The settings file { $file } is not written in TOML: { $problem }.
refusal-password-shown = { $source } names a password, which everybody on this machine could read there. Put the whole value into the environment variable { $variable }, or into the settings file.

## The database

admin-no-database = There is no database at { $database }.
admin-unknown-database = That is no database that can be used here: { $database }. Name a file, or postgresql://…
admin-newer-database = The database at { $database } was made by a later version: use that version, or another database.
# $reason: locked, full, gone, read-only or failed.
admin-database-unreachable =
    { $reason ->
        [locked] The database at { $database } is busy: somebody else holds it. Try again shortly.
        [full] There is no room left on the disk for the database at { $database }.
        [gone] The database at { $database } cannot be reached.
        [read-only] The database at { $database } can be read, but not written.
       *[failed] The database at { $database } cannot be opened: it is damaged, or something else.
    }
admin-not-done = Nothing was done.
admin-cannot-write = { $file } cannot be written: { $why }.

## How many

admin-tables =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
admin-guests =
    { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }
admin-people =
    { $people ->
        [one] one person
       *[other] { $people } people
    }

## Tables

admin-no-tables = There are no such tables.
admin-stopped-tables =
    { $tables ->
        [one] One table cannot be continued, because its rules have changed.
       *[other] { $tables } tables cannot be continued, because their rules have changed.
    } “dreamcog server rules” lists them, “dreamcog server export ID” saves what was played, “dreamcog server close ID” closes one.
admin-moved = { $player } made a move.
admin-close-sure = Close table { $table } for good?
admin-closed = Table { $table } is closed.
admin-exported = The game of table { $table } is saved in { $file }.
admin-export-secret = Careful: this game is still on, or its deal still secret, and the saved game holds its seed. Whoever reads it knows everything that is hidden.
admin-column-table = Table
admin-column-played = Game
admin-column-status = Status
admin-column-entries = Entries
admin-column-touched = Last touched
admin-column-made = Made
admin-column-rules = Version of the rules
admin-column-seed = Seed

## People

admin-no-people = There is nobody yet.
admin-guest = (guest)
admin-remove-sure = Remove { $name } ({ $person }) for good, with all that was said and won?
admin-removed = { $name } is forgotten.
admin-column-person = Person
admin-column-name = Name
admin-column-login = Account
admin-column-tables = Tables
admin-column-seen = Last seen

## Tidying up

admin-tidy-nothing = There is nothing to remove.
admin-tidy-sure = Remove { admin-tables } and { admin-guests } for good?
admin-tidy-would = To be removed: { admin-tables } and { admin-guests }.
admin-tidied = Removed: { admin-tables } and { admin-guests }.

## Backups

admin-backed-up = Everything is in { $file }: { admin-tables } and { admin-people }. Keep it to yourself: seeds are in it, and what logins are checked by.
admin-restored = Restored from { $file }: { admin-tables } and { admin-people }.
admin-replace-sure = Stop its server first. Replace everything at { $database }?
admin-not-empty = The database at { $database } is not empty, and was left as it is. To lose what is there, say --replace.
# $reason: no-such-file, unreadable, not-a-backup, newer, cut-off or damaged.
admin-bad-backup =
    { $reason ->
        [no-such-file] There is no file { $file }.
        [unreadable] { $file } cannot be read.
        [not-a-backup] { $file } is no backup.
        [newer] { $file } was made by a later version, which can restore it.
        [cut-off] { $file } is not complete: its end is missing.
       *[damaged] { $file } is damaged.
    } Nothing was restored.

## Audits

admin-audit-checkout = Audits need a checkout of the source, with its lists of packages: run this there.
admin-audit-clean = { $what }: no known weaknesses.
admin-audit-found =
    { $number ->
        [one] { $what }: one known weakness.
       *[other] { $what }: { $number } known weaknesses.
    }
admin-audit-skipped =
    { $number ->
        [one] { $what }: one package not looked at, because the advisory service does not know it.
       *[other] { $what }: { $number } packages not looked at, because the advisory service does not know them.
    }
admin-audit-no-tool = { $what }: not looked at, because { $tool } is not installed.
admin-audit-no-answer = { $what }: not looked at, because { $tool } reaches no advisory service from here.
