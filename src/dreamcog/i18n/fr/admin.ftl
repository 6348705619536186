### Ce qui est dit à qui fait tourner un serveur.

## Servir

# $address : où un navigateur le trouve.
serve-at = Dreamcog est ici : { $address }
serve-listens = Il écoute ici : { $address }
serve-network = Sur votre réseau local, il est ici : { $address }
serve-no-network = Il écoute tous les réseaux, mais cette machine ne semble être sur aucun.
serve-stopped = Arrêté. Toutes les parties sont conservées.
serve-failed = Le serveur n’a pas pu démarrer. Ce qu’il a écrit plus haut dit pourquoi.
serve-processes = Pour plusieurs processus il faut une base PostgreSQL : indiquez-la avec --database.
serve-no-metrics = Les mesures ne peuvent pas être offertes à { $address } : choisissez une autre adresse avec --metrics-address, ou désactivez-les.
# $reason : le nom que le système donne à ce qui n’a pas marché.
serve-cannot-listen =
    { $reason ->
        [EADDRINUSE] Le port { $port } de { $host } est pris : choisissez-en un autre avec --port, ou n’en indiquez pas.
        [EACCES] Le port { $port } de { $host } ne vous est pas permis : choisissez-en un à partir de 1024.
        [EADDRNOTAVAIL] { $host } n’est pas une adresse de cette machine.
       *[other] Il n’est pas possible d’écouter à { $host }, port { $port }.
    }

## Réglages

settings-file = Fichier de réglages : { $file }
settings-no-file = Il n’y a pas de fichier de réglages.
settings-from-default = valeur par défaut
settings-from-file = fichier { $where }
settings-from-environment = environnement, { $where }
settings-from-command-line = ligne de commande, { $where }
# $source: the flag, the variable, or the file and the name in it. $wanted: values, the same in all languages.
refusal-bad-setting = { $source } : « { $value } » n’est pas accepté. Sont acceptés : { $wanted }.
refusal-unknown-setting = { $source } : il n’y a pas de réglage « { $name } ».
refusal-no-settings-file = Le fichier de réglages { $file } ne peut pas être lu : { $problem }.
refusal-bad-settings-file = Le fichier de réglages { $file } n’est pas écrit en TOML : { $problem }.
refusal-password-shown = { $source } contient un mot de passe, que tout le monde pourrait lire là sur cette machine. Mettez la valeur entière dans la variable d’environnement { $variable }, ou dans le fichier de réglages.

## La base de données

admin-no-database = Il n’y a pas de base de données à { $database }.
admin-unknown-database = Ce n’est pas une base utilisable ici : { $database }. Indiquez un fichier, ou l’adresse d’une base PostgreSQL.
admin-newer-database = La base { $database } vient d’une version plus récente : prenez cette version, ou une autre base.
# $reason : locked, full, gone, read-only ou failed.
admin-database-unreachable =
    { $reason ->
        [locked] La base { $database } est occupée : quelqu’un d’autre la tient. Réessayez sous peu.
        [full] Il n’y a plus de place sur le disque pour la base { $database }.
        [gone] La base { $database } est hors d’atteinte.
        [read-only] La base { $database } peut être lue, mais pas écrite.
       *[failed] La base { $database } ne s’ouvre pas : elle est abîmée, ou c’est autre chose.
    }
admin-not-done = Rien n’a été fait.
admin-cannot-write = Impossible d’écrire { $file } : { $why }.

## Combien

admin-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
admin-guests =
    { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }
admin-people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }

## Tables

admin-no-tables = Il n’y a pas de telles tables.
admin-stopped-tables =
    { $tables ->
        [one] { $tables } table ne peut pas continuer, car ses règles ont changé.
       *[other] { $tables } tables ne peuvent pas continuer, car leurs règles ont changé.
    } « dreamcog server rules » les montre, « dreamcog server export ID » sauve ce qui a été joué, « dreamcog server close ID » en ferme une.
admin-moved = { $player } a joué un coup.
admin-close-sure = Fermer la table { $table } pour de bon ?
admin-closed = La table { $table } est fermée.
admin-exported = La partie de la table { $table } est sauvée dans { $file }.
admin-export-secret = Attention : cette partie est en cours, ou sa donne encore secrète, et la sauvegarde en contient la graine. Qui la lit sait tout ce qui est caché.
admin-column-table = Table
admin-column-played = Jeu
admin-column-status = État
admin-column-entries = Entrées
admin-column-touched = Dernier acte
admin-column-made = Créée
admin-column-rules = Version des règles
admin-column-seed = Graine

## Personnes

admin-no-people = Il n’y a encore personne.
admin-guest = (invité)
admin-remove-sure = Effacer { $name } ({ $person }) pour de bon, avec tout ce qui a été dit et gagné ?
admin-removed = { $name } est oublié.
admin-column-person = Personne
admin-column-name = Nom
admin-column-login = Compte
admin-column-tables = Tables
admin-column-seen = Dernier passage

## Ranger

admin-tidy-nothing = Il n’y a rien à effacer.
admin-tidy-sure = Effacer { admin-tables } et { admin-guests } pour de bon ?
admin-tidy-would = À effacer : { admin-tables } et { admin-guests }.
admin-tidied = Effacé : { admin-tables } et { admin-guests }.

## Copies de secours

admin-backed-up = Tout est dans { $file } : { admin-tables } et { admin-people }. Gardez ce fichier pour vous : il contient des graines, et de quoi vérifier les comptes.
admin-restored = Rétabli depuis { $file } : { admin-tables } et { admin-people }.
admin-replace-sure = Arrêtez d’abord son serveur. Remplacer tout ce qui est dans { $database } ?
admin-not-empty = La base { $database } n’est pas vide, et reste comme elle est. Pour perdre ce qui s’y trouve, ajoutez --replace.
# $reason : no-such-file, unreadable, not-a-backup, newer, cut-off ou damaged.
admin-bad-backup =
    { $reason ->
        [no-such-file] Il n’y a pas de fichier { $file }.
        [unreadable] { $file } ne peut pas être lu.
        [not-a-backup] { $file } n’est pas une copie de secours.
        [newer] { $file } vient d’une version plus récente, qui saura le rétablir.
        [cut-off] { $file } n’est pas complet : il manque la fin.
       *[damaged] { $file } est abîmé.
    } Rien n’a été rétabli.

## Audits

admin-audit-checkout = Un audit a besoin des sources, avec leurs listes de paquets : lancez-le là où elles sont.
admin-audit-clean = { $what } : aucune faiblesse connue.
admin-audit-found =
    { $number ->
        [one] { $what } : { $number } faiblesse connue.
       *[other] { $what } : { $number } faiblesses connues.
    }
admin-audit-skipped =
    { $number ->
        [one] { $what } : { $number } paquet pas examiné, car le service d’alertes ne le connaît pas.
       *[other] { $what } : { $number } paquets pas examinés, car le service d’alertes ne les connaît pas.
    }
admin-audit-no-tool = { $what } : pas examiné, car { $tool } n’est pas installé.
admin-audit-no-answer = { $what } : pas examiné, car { $tool } n’atteint d’ici aucun service d’alertes.
