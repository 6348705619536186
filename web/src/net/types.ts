/** What clients and the server say to each other. Made by `./dev types`. */

export interface paths {
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today's deals */
        get: operations["todaysDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play today's deal */
        post: operations["playToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily/{game}/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The results of a day */
        get: operations["dailyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be played */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The usual box */
        get: operations["box"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invites/{invite}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an invitation is for */
        get: operations["invitation"];
        put?: never;
        /** Sit down */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who am I? */
        get: operations["whoAmI"];
        put?: never;
        /** Become a guest, at once */
        post: operations["becomeGuest"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, language or notices */
        patch: operations["changeMe"];
        trace?: never;
    };
    "/api/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account of a guest */
        post: operations["makeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about me */
        get: operations["myData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/goodbye": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget all about me */
        post: operations["deleteMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to an account */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget who I am here */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How I have done */
        get: operations["myStatistics"];
        put?: never;
        post?: never;
        /** Count from now on */
        delete: operations["resetStatistics"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tokens */
        get: operations["myTokens"];
        put?: never;
        /** A token for a program of mine */
        post: operations["makeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a token */
        delete: operations["removeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at a saved game */
        post: operations["uploadGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description */
        get: operations["schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tables */
        get: operations["myTables"];
        put?: never;
        /** Make a table */
        post: operations["makeTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table */
        get: operations["table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do something */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try it again from here */
        post: operations["tryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is printed here */
        get: operations["tableBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close it */
        post: operations["closeTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What would a strong player do? */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has happened */
        get: operations["tableLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/positions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look back */
        get: operations["earlier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What if? */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reasons/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a bot moved */
        get: operations["whyMoved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Once more */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The review of the game */
        get: operations["review"];
        put?: never;
        /** Review the game */
        post: operations["askReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved game, when it is over */
        get: operations["savedGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A result */
        get: operations["shareResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sit down at an open table */
        post: operations["sitDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/whole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything a seat may know */
        get: operations["wholeTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why not? */
        post: operations["why"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables that everyone may join */
        get: operations["openTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a page needs to begin */
        get: operations["welcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is it well? */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AdviceTold
         * @description What a beginner may want to know before deciding: a stable code, its facts, a sentence.
         */
        AdviceTold: {
            code: string;
            marks: string[];
            params: Record<string, unknown>;
            text: string;
        };
        /**
         * Advised
         * @description The answer to `advice`; null where there is none for this decision.
         */
        Advised: {
            advice: components["schemas"]["AdviceTold"] | null;
            client: string;
            /** @enum {unknown} */
            type: "advised";
        };
        /**
         * AgainOf
         * @description A moment of another game: before its move of this number, counted from 1.
         */
        AgainOf: {
            number: number;
            table: string;
        };
        /**
         * Agree
         * @description Agree to the open proposal.
         */
        Agree: {
            /** @description The number of an entry. */
            asking: number;
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "agree";
        };
        /**
         * AllForeseen
         * @description The answer to `previews`: what would follow from each of the moves, in their order.
         */
        AllForeseen: {
            client: string;
            foreseen: components["schemas"]["Consequences"][];
            /** @enum {unknown} */
            type: "all-foreseen";
        };
        AnyAsked: components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Step"] | components["schemas"]["Agree"] | components["schemas"]["Disagree"] | components["schemas"]["Say"] | components["schemas"]["HandOver"] | components["schemas"]["TakeBack"] | components["schemas"]["Leave"] | components["schemas"]["Resign"] | components["schemas"]["Hints"] | components["schemas"]["Look"] | components["schemas"]["Why"] | components["schemas"]["Preview"] | components["schemas"]["Previews"] | components["schemas"]["AskAdvice"] | components["schemas"]["AskHint"] | components["schemas"]["Ping"];
        AnyNotice: components["schemas"]["YourTurn"] | components["schemas"]["TableClosed"] | components["schemas"]["Stopping"];
        AnyTold: components["schemas"]["Whole"] | components["schemas"]["News"] | components["schemas"]["Here"] | components["schemas"]["Done"] | components["schemas"]["NotDone"] | components["schemas"]["Because"] | components["schemas"]["Foreseen"] | components["schemas"]["AllForeseen"] | components["schemas"]["Advised"] | components["schemas"]["Hinted"] | components["schemas"]["Pong"] | components["schemas"]["Stopping"] | components["schemas"]["Gone"];
        /**
         * AskAdvice
         * @description Ask for advice on the seat's decision.
         */
        AskAdvice: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "advice";
        };
        /**
         * AskHint
         * @description Ask what the strongest level would do in the seat's place; the game is then assisted.
         */
        AskHint: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @default false */
            quick?: boolean;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "hint";
        };
        /**
         * Asking
         * @description A proposal to the other people: to undo a move, or to return a seat from a bot.
         */
        Asking: {
            number: number;
            seat: number;
            until: number | null;
            waits_for: number[];
            /** @enum {unknown} */
            what: "seat" | "undo";
        };
        /**
         * Because
         * @description Why a move is refused; null if it is not.
         */
        Because: {
            client: string;
            refusal: components["schemas"]["Refusal"] | null;
            /** @enum {unknown} */
            type: "because";
        };
        /** BoxInfo */
        BoxInfo: {
            game: string;
            grades: components["schemas"]["GradeInfo"][];
            printed: {
                [key: string]: unknown;
            };
            sorts: components["schemas"]["SortInfo"][];
            values: {
                [key: string]: unknown;
            };
        };
        /** ByCombination */
        ByCombination: {
            game: string;
            options: {
                [key: string]: unknown;
            };
            tally: components["schemas"]["Tally"];
        };
        /** ByOpponents */
        ByOpponents: {
            game: string;
            others: string[];
            tally: components["schemas"]["Tally"];
        };
        /** Changes */
        Changes: {
            language?: "en" | "fr" | "it" | "pt" | "";
            /** @description The name of a person. */
            name?: string;
            webhook?: string | null;
        };
        /**
         * Consequences
         * @description What would certainly follow from a move, and what it may reveal.
         *
         *         Things are called by the keys of a position that hold them: of the position itself, or of the
         *         seat's own entry in its `players`. A game's own types of all this end in `Preview`.
         */
        Consequences: {
            asks: Record<string, unknown> | null;
            changes: Record<string, unknown>;
            ends: Record<string, unknown> | null;
            gains: {
                [key: string]: number;
            };
            gives: boolean;
            lost: {
                [key: string]: number;
            };
            may_change: string[];
            may_reveal: string[];
            others: components["schemas"]["OtherShare"][];
            reveals: boolean;
            spends: {
                [key: string]: number;
            };
        };
        /**
         * CyberionArrange
         * @description Put the cards that were looked at back on the deck or under it, the top card first.
         */
        CyberionArrange: {
            bottom?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "arrange";
            top?: string[];
        };
        /**
         * CyberionAsked
         * @description The question that follows, without what it will show.
         */
        CyberionAsked: {
            /** @enum {unknown} */
            do: "arrange" | "choose-level" | "prepare" | "recover" | "reward" | "store";
            left: number;
            /** @enum {unknown} */
            level?: 1 | 2 | 3 | 4 | 5;
            source: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("gigantobots" | "interference");
        };
        /**
         * CyberionBabybotDrawn
         * @description A Babybot was drawn and left the game.
         */
        CyberionBabybotDrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "babybot-drawn";
            /** @enum {unknown} */
            model: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionBabybotMade
         * @description A Babybot was shuffled into the deck with both its parents.
         */
        CyberionBabybotMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "babybot-made";
            /** @enum {unknown} */
            model: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            /** @enum {unknown} */
            reveals?: true;
            robots: string[];
            rule: string;
            seat: number;
        };
        /**
         * CyberionBatterySpent
         * @description The Battery was used, and so many robots of the discard became the deck.
         */
        CyberionBatterySpent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "battery-spent";
            /** @enum {unknown} */
            reveals?: true;
            robots: number;
            rule: string;
            seat: number;
        };
        /**
         * CyberionChanges
         * @description What else is different: Cogs by their new level, Microbots that change places by machine.
         */
        CyberionChanges: {
            levels?: {
                [key: string]: 1 | 2 | 3 | 4 | 5;
            };
            microbots?: {
                [key: string]: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("size-1" | "size-2" | "size-3" | "size-4" | "size-5");
            };
        };
        /**
         * CyberionChooseLevel
         * @description Choose the level of an ability that an Interference token has shown.
         */
        CyberionChooseLevel: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "choose-level";
            /** @enum {unknown} */
            level: 1 | 2 | 3 | 4 | 5;
        };
        /**
         * CyberionDamageMended
         * @description Structural Damage was mended: so much is left.
         */
        CyberionDamageMended: {
            damage: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "damage-mended";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionEndTurn
         * @description End the Intervention.
         */
        CyberionEndTurn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "end-turn";
        };
        CyberionEvent: components["schemas"]["CyberionRepaired"] | components["schemas"]["CyberionTriggered"] | components["schemas"]["CyberionSupported"] | components["schemas"]["CyberionUpgraded"] | components["schemas"]["CyberionRobotDiscarded"] | components["schemas"]["CyberionRobotDrawn"] | components["schemas"]["CyberionRobotStored"] | components["schemas"]["CyberionRobotRecovered"] | components["schemas"]["CyberionRobotSeen"] | components["schemas"]["CyberionRobotPutBack"] | components["schemas"]["CyberionRobotPaidFromDeck"] | components["schemas"]["CyberionMachinePrepared"] | components["schemas"]["CyberionMachineRealigned"] | components["schemas"]["CyberionMachineRevealed"] | components["schemas"]["CyberionFailsafeGained"] | components["schemas"]["CyberionFailsafeLost"] | components["schemas"]["CyberionBatterySpent"] | components["schemas"]["CyberionTurnBegan"] | components["schemas"]["CyberionWon"] | components["schemas"]["CyberionLost"] | components["schemas"]["CyberionNothingStored"] | components["schemas"]["CyberionBabybotMade"] | components["schemas"]["CyberionBabybotDrawn"] | components["schemas"]["CyberionRobotLaid"] | components["schemas"]["CyberionGigantobotRests"] | components["schemas"]["CyberionDamageMended"] | components["schemas"]["CyberionFailsafesOwed"] | components["schemas"]["CyberionMicrobotPlaced"] | components["schemas"]["CyberionMicrobotEarned"] | components["schemas"]["CyberionMicrobotDiscarded"] | components["schemas"]["CyberionMicrobotsSpent"] | components["schemas"]["CyberionMicrobotsSwapped"] | components["schemas"]["CyberionMicrobotsShuffled"] | components["schemas"]["CyberionMachineRemoved"] | components["schemas"]["CyberionInterferenceRevealed"] | components["schemas"]["CyberionLevelChosen"] | components["schemas"]["CyberionHidden"];
        /**
         * CyberionFailsafeGained
         * @description Failsafes came from the Forge: how many, and how many there are now.
         */
        CyberionFailsafeGained: {
            failsafes: number;
            gained: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "failsafe-gained";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionFailsafeLost
         * @description A Failsafe went back to the Forge: so many are left.
         */
        CyberionFailsafeLost: {
            failsafes: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "failsafe-lost";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionFailsafesOwed
         * @description Failsafes were returned for Structural Damage: so many, and so many are left.
         */
        CyberionFailsafesOwed: {
            failsafes: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "failsafes-owed";
            owed: number;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionGigantobot
         * @description A Gigantobot: the robots laid on it, and whether it is on holiday.
         */
        CyberionGigantobot: {
            holiday: boolean;
            robots: string[];
        };
        /**
         * CyberionGigantobotRests
         * @description A Gigantobot went on holiday, and so many robots went into the deck.
         */
        CyberionGigantobotRests: {
            gigantobot: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "gigantobot-rests";
            /** @enum {unknown} */
            reveals?: true;
            robots: number;
            rule: string;
            seat: number;
        };
        /**
         * CyberionHidden
         * @description Something happened that is not for this seat.
         */
        CyberionHidden: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hidden";
        };
        /**
         * CyberionInterferenceRevealed
         * @description An Interference token replaced a model's ability by another's.
         */
        CyberionInterferenceRevealed: {
            /** @enum {unknown} */
            ability: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "interference-revealed";
            /** @enum {unknown} */
            model: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionLevelChosen
         * @description The level of an ability that an Interference token had shown was chosen.
         */
        CyberionLevelChosen: {
            /** @enum {unknown} */
            ability: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "level-chosen";
            /** @enum {unknown} */
            level: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionLevels
         * @description The level of each model's Cog.
         */
        CyberionLevels: {
            /** @enum {unknown} */
            commandbot: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            cyclobot: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            planbot: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            sirenbot: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            stockbot: 1 | 2 | 3 | 4 | 5;
        };
        /**
         * CyberionLost
         * @description The game is lost.
         */
        CyberionLost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lost";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMachinePrepared
         * @description A machine was Prepared.
         */
        CyberionMachinePrepared: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "machine-prepared";
            machine: string;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMachineRealigned
         * @description A machine is no longer Prepared.
         */
        CyberionMachineRealigned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "machine-realigned";
            machine: string;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMachineRemoved
         * @description A machine was removed, which counts as repaired.
         */
        CyberionMachineRemoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "machine-removed";
            machine: string;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMachineRevealed
         * @description A machine came to a place of the Factory, counted from 0.
         */
        CyberionMachineRevealed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "machine-revealed";
            machine: string;
            place: number;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMakeBabybot
         * @description Make a Babybot from two robots.
         */
        CyberionMakeBabybot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "make-babybot";
            robots: string[];
        };
        /**
         * CyberionMicrobotDiscarded
         * @description A Microbot was discarded.
         */
        CyberionMicrobotDiscarded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "microbot-discarded";
            microbot: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("size-1" | "size-2" | "size-3" | "size-4" | "size-5");
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMicrobotEarned
         * @description A repair earned a Microbot.
         */
        CyberionMicrobotEarned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "microbot-earned";
            microbot: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("size-1" | "size-2" | "size-3" | "size-4" | "size-5");
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMicrobotPlaced
         * @description A Microbot was put on a machine.
         */
        CyberionMicrobotPlaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "microbot-placed";
            machine: string;
            microbot: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("size-1" | "size-2" | "size-3" | "size-4" | "size-5");
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMicrobotRemove
         * @description Spend held Microbots to remove a machine.
         */
        CyberionMicrobotRemove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "microbot-remove";
            machine: string;
        };
        /**
         * CyberionMicrobotReplace
         * @description Spend held Microbots to replace the one on a machine.
         */
        CyberionMicrobotReplace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "microbot-replace";
            machine: string;
        };
        /**
         * CyberionMicrobotsShuffled
         * @description So many discarded Microbots became the pile.
         */
        CyberionMicrobotsShuffled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "microbots-shuffled";
            microbots: number;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMicrobotsSpent
         * @description So many held Microbots were spent.
         */
        CyberionMicrobotsSpent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "microbots-spent";
            microbots: number;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMicrobotsSwapped
         * @description The Microbots of two machines changed places.
         */
        CyberionMicrobotsSwapped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "microbots-swapped";
            machine: string;
            other: string;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionMicrobotSwap
         * @description Spend held Microbots to swap those of two machines.
         */
        CyberionMicrobotSwap: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "microbot-swap";
            machines: string[];
        };
        CyberionMove: components["schemas"]["CyberionEndTurn"] | components["schemas"]["CyberionRepair"] | components["schemas"]["CyberionTrigger"] | components["schemas"]["CyberionSupport"] | components["schemas"]["CyberionUpgrade"] | components["schemas"]["CyberionMakeBabybot"] | components["schemas"]["CyberionPilot"] | components["schemas"]["CyberionMicrobotReplace"] | components["schemas"]["CyberionMicrobotSwap"] | components["schemas"]["CyberionMicrobotRemove"] | components["schemas"]["CyberionStore"] | components["schemas"]["CyberionRecover"] | components["schemas"]["CyberionArrange"] | components["schemas"]["CyberionPrepare"] | components["schemas"]["CyberionChooseLevel"] | components["schemas"]["CyberionReward"];
        /**
         * CyberionNothingStored
         * @description Robots could have moved to the Stock, and none did.
         */
        CyberionNothingStored: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "nothing-stored";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionOutcome
         * @description How the game ended, and the number of the rule that ended it.
         */
        CyberionOutcome: {
            reason: string;
            won: boolean;
        };
        /**
         * CyberionPending
         * @description A question on the table: the move that answers it, who asks, how many are left.
         */
        CyberionPending: {
            /** @enum {unknown} */
            ability?: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            cards?: string[];
            /** @enum {unknown} */
            do: "arrange" | "choose-level" | "prepare" | "recover" | "reward" | "store";
            left: number;
            /** @enum {unknown} */
            level?: 1 | 2 | 3 | 4 | 5;
            seat: number;
            source: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("gigantobots" | "interference");
        };
        /**
         * CyberionPilot
         * @description Lay two robots on Gigantobots, in the same order; null for the one that fits nowhere.
         */
        CyberionPilot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pilot";
            on: (string | null)[];
            robots: string[];
        };
        /**
         * CyberionPosition
         * @description What everyone at the table may know of a game.
         */
        CyberionPosition: {
            all_common: boolean;
            /** @enum {unknown} */
            battery: "charged" | "spent";
            damage: number;
            discard: string[];
            experience: number;
            factory: (string | null)[];
            failsafes: number;
            flash: string[];
            gigantobots: {
                [key: string]: components["schemas"]["CyberionGigantobot"];
            };
            held_microbots: (("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("size-1" | "size-2" | "size-3" | "size-4" | "size-5"))[];
            interference: {
                [key: string]: number;
            };
            interference_seen: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot")[];
            known_bottom: string[];
            known_top: string[];
            levels: components["schemas"]["CyberionLevels"];
            limbo: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot")[];
            machine_deck: number;
            machine_tier: number | null;
            microbot_discard: (("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("size-1" | "size-2" | "size-3" | "size-4" | "size-5"))[];
            microbot_pile: number;
            microbots: {
                [key: string]: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot") | ("size-1" | "size-2" | "size-3" | "size-4" | "size-5");
            };
            out_of_game: string[];
            outcome: components["schemas"]["CyberionOutcome"] | null;
            pending: components["schemas"]["CyberionPending"][];
            platform: string[];
            prepared: string[];
            repaired_this_turn: string[];
            retired: string[];
            robot_deck: number;
            seat: number;
            stock: string[];
            support: ("commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot")[];
            turn: number;
        };
        /**
         * CyberionPrepare
         * @description Prepare a machine: pay with robots of the rows, the rest from the deck.
         */
        CyberionPrepare: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "prepare";
            from_deck?: number;
            machine: string;
            robots?: string[];
        };
        /**
         * CyberionPreview
         * @description What certainly follows from a move; `lost` and `others` are always empty.
         */
        CyberionPreview: {
            asks: components["schemas"]["CyberionAsked"] | null;
            changes: components["schemas"]["CyberionChanges"];
            ends: components["schemas"]["CyberionOutcome"] | null;
            gains: {
                [key: string]: number;
            };
            gives: boolean;
            lost: {
                [key: string]: number;
            };
            may_change: (("battery" | "damage" | "discard" | "experience" | "factory" | "failsafes" | "flash" | "gigantobots" | "held_microbots" | "interference" | "limbo" | "machine_deck" | "microbots" | "platform" | "prepared" | "robot_deck" | "stock" | "support") | "levels")[];
            may_reveal: ("interference" | "machine_deck" | "microbot_pile" | "robot_deck")[];
            others: unknown[];
            reveals: boolean;
            spends: {
                [key: string]: number;
            };
        };
        /**
         * CyberionRecover
         * @description Fetch a robot from the discard.
         */
        CyberionRecover: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "recover";
            robot: string;
        };
        /**
         * CyberionRepair
         * @description Repair a machine with robots of the rows.
         */
        CyberionRepair: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "repair";
            machine: string;
            robots: string[];
        };
        /**
         * CyberionRepaired
         * @description A machine was repaired.
         */
        CyberionRepaired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "repaired";
            machine: string;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionReward
         * @description Choose what a completed Gigantobot gives.
         */
        CyberionReward: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "reward";
            /** @enum {unknown} */
            take: "damage" | "failsafes";
        };
        /**
         * CyberionRobotDiscarded
         * @description A robot was discarded from a row.
         */
        CyberionRobotDiscarded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-discarded";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            /** @enum {unknown} */
            row: "flash" | "platform" | "stock";
            rule: string;
            seat: number;
        };
        /**
         * CyberionRobotDrawn
         * @description A robot came from the deck to a row.
         */
        CyberionRobotDrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-drawn";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            /** @enum {unknown} */
            row: "flash" | "platform" | "stock";
            rule: string;
            seat: number;
        };
        /**
         * CyberionRobotLaid
         * @description A robot was laid on a Gigantobot.
         */
        CyberionRobotLaid: {
            gigantobot: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-laid";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            /** @enum {unknown} */
            row: "flash" | "platform" | "stock";
            rule: string;
            seat: number;
        };
        /**
         * CyberionRobotPaidFromDeck
         * @description A robot was discarded from the deck.
         */
        CyberionRobotPaidFromDeck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-paid-from-deck";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            rule: string;
            seat: number;
        };
        /**
         * CyberionRobotPutBack
         * @description A card that was looked at went back on the deck or under it.
         */
        CyberionRobotPutBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-put-back";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            rule: string;
            seat: number;
            /** @enum {unknown} */
            side: "bottom" | "top";
        };
        /**
         * CyberionRobotRecovered
         * @description A robot went from the discard to a row or on top of the deck.
         */
        CyberionRobotRecovered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-recovered";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            rule: string;
            seat: number;
            to: ("flash" | "platform" | "stock") | "deck";
        };
        /**
         * CyberionRobotSeen
         * @description A card of the deck was looked at.
         */
        CyberionRobotSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-seen";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            rule: string;
            seat: number;
        };
        /**
         * CyberionRobotStored
         * @description A robot moved from a row to the Stock.
         */
        CyberionRobotStored: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "robot-stored";
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            /** @enum {unknown} */
            row: "flash" | "platform" | "stock";
            rule: string;
            seat: number;
        };
        /**
         * CyberionStore
         * @description Move robots to the Stock, or none.
         */
        CyberionStore: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "store";
            robots?: string[];
        };
        /**
         * CyberionSupport
         * @description Discard a Support token for its ability, at its level or a lower one.
         */
        CyberionSupport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "support";
            /** @enum {unknown} */
            level?: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            model: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
        };
        /**
         * CyberionSupported
         * @description A Support token was discarded for its ability at a level.
         */
        CyberionSupported: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "supported";
            /** @enum {unknown} */
            level: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            model: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionTrigger
         * @description Discard a robot for its ability, at the level of its Cog or a lower one.
         */
        CyberionTrigger: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "trigger";
            /** @enum {unknown} */
            level?: 1 | 2 | 3 | 4 | 5;
            robot: string;
        };
        /**
         * CyberionTriggered
         * @description A robot was discarded for its ability at a level.
         */
        CyberionTriggered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "triggered";
            /** @enum {unknown} */
            level: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            reveals?: true;
            robot: string;
            /** @enum {unknown} */
            row: "flash" | "platform" | "stock";
            rule: string;
            seat: number;
        };
        /**
         * CyberionTurnBegan
         * @description A turn began.
         */
        CyberionTurnBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turn-began";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            turn: number;
        };
        /**
         * CyberionUpgrade
         * @description Move a Cog one level right.
         */
        CyberionUpgrade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "upgrade";
            /** @enum {unknown} */
            model: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
        };
        /**
         * CyberionUpgraded
         * @description A Cog moved to a level.
         */
        CyberionUpgraded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "upgraded";
            /** @enum {unknown} */
            level: 1 | 2 | 3 | 4 | 5;
            /** @enum {unknown} */
            model: "commandbot" | "cyclobot" | "planbot" | "sirenbot" | "stockbot";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * CyberionWon
         * @description The game is won.
         */
        CyberionWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "won";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /** DailyDeal */
        DailyDeal: {
            attempt: string | null;
            day: string;
            game: string;
            is_over: boolean;
            options: {
                [key: string]: unknown;
            };
            seed: string | null;
        };
        /** DailyResult */
        DailyResult: {
            hints: number;
            is_mine: boolean;
            is_won: boolean;
            name: string;
            rank: number;
            score: number | null;
        };
        /** DailyResults */
        DailyResults: {
            deal: components["schemas"]["DailyDeal"];
            results: components["schemas"]["DailyResult"][];
        };
        /**
         * Disagree
         * @description Disagree to the open proposal; the person who made it withdraws it with this.
         */
        Disagree: {
            /** @description The number of an entry. */
            asking: number;
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "disagree";
        };
        /**
         * Done
         * @description The action is done and stored as this entry of the table.
         */
        Done: {
            /** @default false */
            again?: boolean;
            client: string;
            number: number;
            /** @enum {unknown} */
            type: "done";
        };
        /** Everything */
        Everything: {
            person: {
                [key: string]: unknown;
            };
            said: {
                [key: string]: unknown;
            }[];
            statistics: components["schemas"]["Statistics"];
            tables: {
                [key: string]: unknown;
            }[];
            tokens: string[];
        };
        /**
         * Foreseen
         * @description The answer to `preview`.
         */
        Foreseen: {
            asks: Record<string, unknown> | null;
            changes: Record<string, unknown>;
            client: string;
            ends: Record<string, unknown> | null;
            gains: {
                [key: string]: number;
            };
            gives: boolean;
            lost: {
                [key: string]: number;
            };
            may_change: string[];
            may_reveal: string[];
            others: components["schemas"]["OtherShare"][];
            reveals: boolean;
            spends: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            type: "foreseen";
        };
        /** GameInfo */
        GameInfo: {
            added_bots: string[];
            bots: string[];
            declared: components["schemas"]["OptionInfo"][];
            lessons: components["schemas"]["LessonInfo"][];
            levels: components["schemas"]["LevelInfo"][];
            name: string;
            option_sets: {
                [key: string]: unknown;
            }[];
            options: {
                [key: string]: unknown;
            };
            rules_version: number;
            stand_in: string;
            together: boolean;
            usual_bot: string;
        };
        /** GivenToken */
        GivenToken: {
            ends: number;
            name: string;
            /** @enum {string} */
            scope: "read" | "play" | "manage";
            token: string;
        };
        /**
         * Gone
         * @description The table was removed, or the client may no longer see it.
         */
        Gone: {
            /** @enum {unknown} */
            reason: "not-yours" | "removed";
            /** @enum {unknown} */
            type: "gone";
        };
        /** Goodbye */
        Goodbye: {
            /** @default  */
            password?: string;
        };
        /** GradeInfo */
        GradeInfo: {
            grade: string;
            is_attested: boolean;
        };
        /**
         * HandOver
         * @description Let a bot play a seat: the own one, or that of a person who is away.
         */
        HandOver: {
            /** @description A seat, in turn order. */
            away: number;
            bot: string;
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "hand-over";
        };
        /**
         * Happened
         * @description One entry of a table, as a seat may know it: hidden events are blank, but not left out.
         */
        Happened: {
            /** @default null */
            asks?: ("seat" | "undo") | null;
            at: number;
            /** @default null */
            bot?: string | null;
            /** @default null */
            by?: number | null;
            events: Record<string, unknown>[];
            /** @default null */
            name?: string | null;
            number: number;
            /** @default null */
            rules?: components["schemas"]["RulesChange"] | null;
            /** @default null */
            said?: components["schemas"]["Said"] | null;
            seat: number;
            /** @default [] */
            undone?: number[];
            what: string;
            /** @default null */
            why?: ("clock" | "failed" | "gone" | "illegal" | "late" | "rules") | null;
        };
        /** Health */
        Health: {
            connections: number;
            status: string;
            tables: number;
        };
        /**
         * Here
         * @description Presence: the seats whose people are connected.
         */
        Here: {
            seats: number[];
            /** @enum {unknown} */
            type: "here";
        };
        /**
         * Hinted
         * @description The answer to `hint`, in two stages: what is known at once, then all of it.
         */
        Hinted: {
            client: string;
            decision: number;
            hint: Record<string, unknown>;
            is_last: boolean;
            /** @enum {unknown} */
            type: "hinted";
        };
        /**
         * Hints
         * @description Agree that people at the table may ask for hints, or agree no longer.
         */
        Hints: {
            agree: boolean;
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "hints";
        };
        /**
         * Leave
         * @description Leave: before the game the seat is open again; later, others may hand it to a bot.
         */
        Leave: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "leave";
        };
        /** LessonInfo */
        LessonInfo: {
            name: string;
            steps: number;
            teaches: {
                [key: string]: unknown;
            };
        };
        /**
         * LessonStep
         * @description The step of a guided game that the player has come to.
         */
        LessonStep: {
            back: number | null;
            is_read: boolean;
            marks: string[];
            message: string;
            name: string;
            step: number;
            steps: number;
        };
        /** LevelInfo */
        LevelInfo: {
            against: string | null;
            high: number | null;
            low: number | null;
            name: string;
            rating: number | null;
            won: number | null;
        };
        /** ListedSeat */
        ListedSeat: {
            bot: string | null;
            hints: number;
            is_mine: boolean;
            name: string;
        };
        /** ListedTable */
        ListedTable: {
            created: number;
            daily: string | null;
            game: string;
            id: string;
            is_expected: boolean;
            is_host: boolean;
            is_my_turn: boolean;
            is_uploaded: boolean;
            lesson: string | null;
            number: number;
            options: {
                [key: string]: unknown;
            };
            outcome: {
                [key: string]: unknown;
            } | null;
            seats: components["schemas"]["ListedSeat"][];
            /** @enum {string} */
            status: "waiting" | "playing" | "finished" | "closed" | "stopped";
            turn: number[];
            updated: number;
        };
        /**
         * Look
         * @description See the table from another of the own seats, or as a watcher.
         */
        Look: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            seat: number | null;
            /** @enum {unknown} */
            type: "look";
        };
        /** Made */
        Made: {
            id: string;
            invite: string;
        };
        /** Me */
        Me: {
            created: number;
            id: string;
            language: string;
            login: string | null;
            name: string;
            webhook: string | null;
        };
        /**
         * MechADreamActivate
         * @description Activate the robot or a machine, in one of its ways where there are two.
         */
        MechADreamActivate: {
            copy?: components["schemas"]["MechADreamCopy"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "activate";
            /** @enum {unknown} */
            option?: 0 | 1;
            what: string;
        };
        /**
         * MechADreamActivated
         * @description The robot or a machine was activated.
         */
        MechADreamActivated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "activated";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            what: string;
        };
        /**
         * MechADreamAsked
         * @description The question that follows.
         */
        MechADreamAsked: {
            choice?: components["schemas"]["MechADreamChoice"];
            /** @enum {unknown} */
            do: "activate" | "bonus" | "boost" | "buy" | "take";
            further?: number;
            left: number;
            source: string;
            specialists?: string[];
        };
        /**
         * MechADreamAssistants
         * @description Where the Assistant of each part of the day is; null is the locker room.
         */
        MechADreamAssistants: {
            afternoon: string | null;
            evening: string | null;
            morning: string | null;
        };
        /**
         * MechADreamAssistantSent
         * @description The Assistant of a part of the day was sent somewhere.
         */
        MechADreamAssistantSent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "assistant-sent";
            /** @enum {unknown} */
            part: "afternoon" | "evening" | "morning";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            where: string;
        };
        /**
         * MechADreamBonus
         * @description Choose whose bonus comes next.
         */
        MechADreamBonus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "bonus";
            specialist: string;
        };
        /**
         * MechADreamBonusTaken
         * @description A Specialist gave its bonus.
         */
        MechADreamBonusTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bonus-taken";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            specialist: string;
        };
        /**
         * MechADreamBoost
         * @description Use an hourglass for a machine on the belt.
         */
        MechADreamBoost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "boost";
            tile: string;
        };
        /**
         * MechADreamBuild
         * @description Send the Assistant to a machine on the belt.
         */
        MechADreamBuild: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "build";
            tile: string;
        };
        /**
         * MechADreamBuy
         * @description Buy a machine on offer.
         */
        MechADreamBuy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "buy";
            tile: string;
        };
        /**
         * MechADreamChanges
         * @description Machines with a new slot or one more Assistant, and machines that are completed.
         */
        MechADreamChanges: {
            belt?: components["schemas"]["MechADreamMoved"][];
            workshop?: components["schemas"]["MechADreamCompleted"][];
        };
        /**
         * MechADreamChoice
         * @description How much of each resource a choice would give.
         */
        MechADreamChoice: {
            flower: number;
            ink: number;
        };
        /**
         * MechADreamChooseMonitor
         * @description Keep one of the Monitor Screens that were dealt.
         */
        MechADreamChooseMonitor: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "choose-monitor";
            monitor: string;
        };
        /**
         * MechADreamChooseSpecialist
         * @description Take a Specialist in the set-up.
         */
        MechADreamChooseSpecialist: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "choose-specialist";
            specialist: string;
        };
        /**
         * MechADreamCompleted
         * @description A machine that is completed, and the place it takes in the workshop, counted from 1.
         *
         *         `anyway`: it would be completed at the end of this part of the day without the move, too.
         */
        MechADreamCompleted: {
            anyway?: boolean;
            place: number;
            tile: string;
        };
        /**
         * MechADreamCopied
         * @description The robot or a machine of a seat was copied.
         */
        MechADreamCopied: {
            from: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "copied";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            what: string;
        };
        /**
         * MechADreamCopy
         * @description Whose robot or machine is copied.
         */
        MechADreamCopy: {
            seat: number;
            what: string;
        };
        /**
         * MechADreamDecline
         * @description Do without an activation.
         */
        MechADreamDecline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "decline";
        };
        /**
         * MechADreamDeclined
         * @description A seat did without an activation.
         */
        MechADreamDeclined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "declined";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamDeliveryRevealed
         * @description A Delivery card was turned up.
         */
        MechADreamDeliveryRevealed: {
            delivery: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "delivery-revealed";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamDock
         * @description Send the Assistant to the delivery dock.
         */
        MechADreamDock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "dock";
        };
        /**
         * MechADreamEnded
         * @description The game ended on a day, the fullest workshop holding so many machines.
         */
        MechADreamEnded: {
            day: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ended";
            machines: number;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        MechADreamEvent: components["schemas"]["MechADreamAssistantSent"] | components["schemas"]["MechADreamGained"] | components["schemas"]["MechADreamPaid"] | components["schemas"]["MechADreamMachineBought"] | components["schemas"]["MechADreamTileRevealed"] | components["schemas"]["MechADreamMachineMoved"] | components["schemas"]["MechADreamMachineCompleted"] | components["schemas"]["MechADreamHourglassesLost"] | components["schemas"]["MechADreamNothingGained"] | components["schemas"]["MechADreamActivated"] | components["schemas"]["MechADreamCopied"] | components["schemas"]["MechADreamDeclined"] | components["schemas"]["MechADreamSlept"] | components["schemas"]["MechADreamDeliveryRevealed"] | components["schemas"]["MechADreamPartBegan"] | components["schemas"]["MechADreamMonitorChosen"] | components["schemas"]["MechADreamMonitorKept"] | components["schemas"]["MechADreamMonitorShown"] | components["schemas"]["MechADreamFirstPlayerDrawn"] | components["schemas"]["MechADreamSpecialistTaken"] | components["schemas"]["MechADreamTokenTurned"] | components["schemas"]["MechADreamBonusTaken"] | components["schemas"]["MechADreamEnded"] | components["schemas"]["MechADreamHidden"];
        /**
         * MechADreamFirstPlayerDrawn
         * @description The first player was drawn.
         */
        MechADreamFirstPlayerDrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "first-player-drawn";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamGained
         * @description A seat gained so much of something.
         */
        MechADreamGained: {
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "gained";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            /** @enum {unknown} */
            unit: "flower" | "ink" | "point" | "rainbow";
        };
        /**
         * MechADreamHidden
         * @description Something happened that is not for this seat.
         */
        MechADreamHidden: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hidden";
        };
        /**
         * MechADreamHourglassesLost
         * @description So many hourglasses found no machine.
         */
        MechADreamHourglassesLost: {
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hourglasses-lost";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamMachine
         * @description A machine under construction: its slot, and how many Assistants are on it.
         */
        MechADreamMachine: {
            assistants: number;
            slot: number;
            tile: string;
        };
        /**
         * MechADreamMachineBought
         * @description A machine was bought.
         */
        MechADreamMachineBought: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "machine-bought";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            tile: string;
        };
        /**
         * MechADreamMachineCompleted
         * @description A machine took a place of the workshop, counted from 1.
         */
        MechADreamMachineCompleted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "machine-completed";
            place: number;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            tile: string;
        };
        /**
         * MechADreamMachineMoved
         * @description A machine moved to a slot of the belt; 0 is beyond it.
         */
        MechADreamMachineMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "machine-moved";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            slot: number;
            tile: string;
        };
        /**
         * MechADreamMonitorChosen
         * @description A seat has chosen a Monitor Screen; which one is not told.
         */
        MechADreamMonitorChosen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "monitor-chosen";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamMonitorKept
         * @description The Monitor Screen that a seat has chosen, for its own eyes.
         */
        MechADreamMonitorKept: {
            audience: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "monitor-kept";
            monitor: string;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamMonitorShown
         * @description A seat showed its Monitor Screen.
         */
        MechADreamMonitorShown: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "monitor-shown";
            monitor: string;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        MechADreamMove: components["schemas"]["MechADreamStockRoom"] | components["schemas"]["MechADreamDock"] | components["schemas"]["MechADreamBuy"] | components["schemas"]["MechADreamBuild"] | components["schemas"]["MechADreamActivate"] | components["schemas"]["MechADreamSleep"] | components["schemas"]["MechADreamChooseMonitor"] | components["schemas"]["MechADreamChooseSpecialist"] | components["schemas"]["MechADreamBoost"] | components["schemas"]["MechADreamTake"] | components["schemas"]["MechADreamBonus"] | components["schemas"]["MechADreamDecline"];
        /**
         * MechADreamMoved
         * @description A machine on the belt, and its slot when this part of the day ends; 0: completed.
         *
         *         `anyway`: it is completed then without the move, too.
         */
        MechADreamMoved: {
            anyway?: boolean;
            assistants: number;
            slot: number;
            soon?: number;
            tile: string;
        };
        /**
         * MechADreamNothingGained
         * @description A component gave a seat nothing: so many activations of it were lost, or it holds nothing.
         */
        MechADreamNothingGained: {
            activations: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "nothing-gained";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            source: string;
        };
        /**
         * MechADreamOffer
         * @description The tiles for sale, by belt, oldest first.
         */
        MechADreamOffer: {
            crystal: string[];
            power: string[];
            resource: string[];
        };
        /**
         * MechADreamOutcome
         * @description Scores by seat, seats from first to last, who has won, and what the scores are made of.
         */
        MechADreamOutcome: {
            ranking: number[];
            scores: number[];
            sources: components["schemas"]["MechADreamScore"][];
            winners: number[];
        };
        /**
         * MechADreamPaid
         * @description A seat paid so much of something.
         */
        MechADreamPaid: {
            amount: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "paid";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            /** @enum {unknown} */
            unit: "flower" | "ink" | "point" | "rainbow";
        };
        /**
         * MechADreamPartBegan
         * @description A part of a day began.
         */
        MechADreamPartBegan: {
            day: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "part-began";
            /** @enum {unknown} */
            part: "afternoon" | "evening" | "morning" | "night" | "set-up";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamPending
         * @description A question: the move that answers it, who asks, how many are left.
         */
        MechADreamPending: {
            choice?: components["schemas"]["MechADreamChoice"];
            /** @enum {unknown} */
            do: "activate" | "bonus" | "boost" | "buy" | "take";
            further?: number;
            left: number;
            seat: number;
            source: string;
            specialists?: string[];
        };
        /**
         * MechADreamPiles
         * @description How many tiles lie hidden in each pile.
         */
        MechADreamPiles: {
            crystal: number;
            power: number;
            resource: number;
        };
        /**
         * MechADreamPlayer
         * @description A player's workshop, gauges and cards, as far as the seat that looks may know.
         */
        MechADreamPlayer: {
            asleep: boolean;
            assistants: components["schemas"]["MechADreamAssistants"];
            belt: components["schemas"]["MechADreamMachine"][];
            flowers: number;
            ink: number;
            monitor: string | null;
            points: number;
            rainbows: number;
            specialists: components["schemas"]["MechADreamSpecialist"][];
            used_tonight: string[];
            workshop: string[];
        };
        /**
         * MechADreamPosition
         * @description What a seat may know of a game; of a watcher, `seat` and `dock_price` are null.
         */
        MechADreamPosition: {
            day: number;
            deciders: number[];
            delivery: string;
            delivery_deck: number;
            delivery_past: string[];
            dock_price: number | null;
            first: number | null;
            monitors_dealt: string[];
            offer: components["schemas"]["MechADreamOffer"];
            outcome: components["schemas"]["MechADreamOutcome"] | null;
            /** @enum {unknown} */
            part: "afternoon" | "evening" | "morning" | "night" | "set-up";
            pending: components["schemas"]["MechADreamPending"][];
            piles: components["schemas"]["MechADreamPiles"];
            players: components["schemas"]["MechADreamPlayer"][];
            prices: {
                [key: string]: components["schemas"]["MechADreamPrice"];
            };
            resolving: components["schemas"]["MechADreamResolving"][];
            seat: number | null;
            specialists_centre: components["schemas"]["MechADreamSpecialist"][];
        };
        /**
         * MechADreamPreview
         * @description What certainly follows from a move.
         */
        MechADreamPreview: {
            asks: components["schemas"]["MechADreamAsked"] | null;
            changes: components["schemas"]["MechADreamChanges"];
            ends: components["schemas"]["MechADreamOutcome"] | null;
            gains: {
                [key: string]: number;
            };
            gives: boolean;
            lost: {
                [key: string]: number;
            };
            may_change: ("activations" | "asks")[];
            may_reveal: (("crystal" | "power" | "resource") | ("delivery_deck" | "first" | "monitors"))[];
            others: components["schemas"]["MechADreamShare"][];
            reveals: boolean;
            spends: {
                [key: string]: number;
            };
        };
        /**
         * MechADreamPrice
         * @description What a tile for sale costs the seat that looks, and the slot it would begin on.
         */
        MechADreamPrice: {
            price: number;
            slot: number;
        };
        /**
         * MechADreamResolving
         * @description Something that is being resolved: what of, and how many are left.
         */
        MechADreamResolving: {
            /** @enum {unknown} */
            kind: "action" | "activation" | "bonuses" | "boost" | "buying" | "effect" | "packages" | "take";
            left?: number;
            of: string | string[];
            seat: number;
        };
        /**
         * MechADreamScore
         * @description What a seat's score is made of.
         */
        MechADreamScore: {
            points: number;
            rainbows: number;
            resources: number;
        };
        /**
         * MechADreamShare
         * @description What follows for another seat.
         */
        MechADreamShare: {
            changes: components["schemas"]["MechADreamChanges"];
            gains: {
                [key: string]: number;
            };
            seat: number;
            spends: {
                [key: string]: number;
            };
        };
        /**
         * MechADreamSleep
         * @description Finish the night.
         */
        MechADreamSleep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sleep";
        };
        /**
         * MechADreamSlept
         * @description A seat finished the night.
         */
        MechADreamSlept: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "slept";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
        };
        /**
         * MechADreamSpecialist
         * @description A Specialist and the price on its token.
         */
        MechADreamSpecialist: {
            id: string;
            price: number;
        };
        /**
         * MechADreamSpecialistTaken
         * @description A Specialist was taken.
         */
        MechADreamSpecialistTaken: {
            from: number | "centre";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "specialist-taken";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            specialist: string;
        };
        /**
         * MechADreamStockRoom
         * @description Send the Assistant to the stock room, for flowers, ink or a Specialist.
         */
        MechADreamStockRoom: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "stock-room";
            specialist?: string;
            /** @enum {unknown} */
            take: "flower" | "ink" | "specialist";
        };
        /**
         * MechADreamTake
         * @description Choose between resources.
         */
        MechADreamTake: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "take";
            /** @enum {unknown} */
            take: "flower" | "ink";
        };
        /**
         * MechADreamTileRevealed
         * @description A tile of a pile is now for sale.
         */
        MechADreamTileRevealed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tile-revealed";
            /** @enum {unknown} */
            pile: "crystal" | "power" | "resource";
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            tile: string;
        };
        /**
         * MechADreamTokenTurned
         * @description A Specialist's token now shows another price.
         */
        MechADreamTokenTurned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "token-turned";
            price: number;
            /** @enum {unknown} */
            reveals?: true;
            rule: string;
            seat: number;
            specialist: string;
        };
        /**
         * Move
         * @description Play a move for the seat's decision with this number.
         */
        Move: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description The number of an entry. */
            decision: number;
            move: Record<string, unknown>;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "move";
        };
        /** NewAccount */
        NewAccount: {
            /** @description An account. */
            login: string;
            password: string;
        };
        /** NewGuest */
        NewGuest: {
            /**
             * @default
             * @enum {string}
             */
            language?: "en" | "fr" | "it" | "pt" | "";
            /** @description The name of a person. */
            name: string;
        };
        /** NewPassword */
        NewPassword: {
            new: string;
            old: string;
        };
        /**
         * News
         * @description A new entry, and what it has changed.
         */
        News: {
            deadlines: {
                [key: string]: number;
            };
            decision: number | null;
            happened: components["schemas"]["Happened"];
            lesson: components["schemas"]["LessonStep"] | null;
            menu: unknown;
            number: number;
            patch: Record<string, unknown>[];
            room: components["schemas"]["Room"] | null;
            turn: number[];
            /** @enum {unknown} */
            type: "news";
        };
        /** NewSeat */
        NewSeat: {
            bot?: string | null;
            /** @enum {string} */
            kind: "me" | "open" | "bot";
            /** @description The name of a person. */
            name?: string | null;
        };
        /** NewTable */
        NewTable: {
            /** @default 120 */
            away_after?: number;
            /** @default 60 */
            back_after?: number;
            /** @description Seconds. */
            clock?: number | null;
            game: string;
            /** @default false */
            hints?: boolean;
            /** @default false */
            is_open?: boolean;
            /** @default true */
            is_watched?: boolean;
            lesson?: string | null;
            options?: {
                [key: string]: unknown;
            };
            seats?: components["schemas"]["NewSeat"][];
        };
        /** NewToken */
        NewToken: {
            /**
             * @description Days until it expires.
             * @default 90
             */
            days?: number;
            name: string;
            /**
             * @default manage
             * @enum {string}
             */
            scope?: "read" | "play" | "manage";
        };
        /**
         * NotDone
         * @description The message is refused, and nothing has changed.
         */
        NotDone: {
            client: string;
            refusal: components["schemas"]["Refusal"];
            /** @enum {unknown} */
            type: "refused";
        };
        /** OptionInfo */
        OptionInfo: {
            /** @enum {string} */
            kind: "players" | "number" | "one-of" | "any-of" | "first-seat";
            name: string;
            needs: string | null;
            values: (number | string)[];
        };
        /**
         * OtherShare
         * @description What a move would certainly mean to another seat.
         */
        OtherShare: {
            changes: Record<string, unknown>;
            gains: {
                [key: string]: number;
            };
            seat: number;
            spends: {
                [key: string]: number;
            };
        };
        /**
         * Ping
         * @description Ask whether the server is there.
         */
        Ping: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Pong
         * @description The answer to `ping`.
         */
        Pong: {
            client: string;
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Preview
         * @description Ask what would certainly follow from a move, and what it may reveal.
         */
        Preview: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            move: Record<string, unknown>;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "preview";
        };
        /**
         * Previews
         * @description Ask the same of several moves of one decision at once.
         */
        Previews: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            moves: Record<string, unknown>[];
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "previews";
        };
        /**
         * Refusal
         * @description Why something is refused: a stable code, the rule of the game if there is one, a sentence.
         */
        Refusal: {
            code: string;
            params: Record<string, unknown>;
            rule: string;
            text: string;
        };
        /**
         * Resign
         * @description Resign.
         */
        Resign: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "resign";
        };
        /** ReviewState */
        ReviewState: {
            ahead: number;
            done: number;
            entries: number[];
            of: number;
            refusal: components["schemas"]["Refusal"] | null;
            review: {
                [key: string]: unknown;
            } | null;
            /** @enum {string} */
            status: "none" | "waiting" | "working" | "done" | "failed";
        };
        /**
         * Room
         * @description The table without its game: status, seats, proposal, end.
         */
        Room: {
            asking: components["schemas"]["Asking"] | null;
            ended_by: ("closed" | "resigned" | "rules") | null;
            /** @enum {unknown} */
            hints: "allowed" | "never" | "not-agreed";
            outcome: Record<string, unknown> | null;
            rematch: string | null;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            status: "closed" | "finished" | "playing" | "stopped" | "waiting";
        };
        /**
         * RulesChange
         * @description The versions of the rules before and after an entry.
         */
        RulesChange: {
            found: number;
            known: number;
        };
        /**
         * Said
         * @description A line of chat. It is plain text, never markup.
         */
        Said: {
            at: number;
            number: number;
            seat: number;
            text: string;
        };
        /**
         * Say
         * @description Say a line of chat.
         */
        Say: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @description A line of chat. */
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        /**
         * SeatInfo
         * @description A seat, as every client may know it.
         */
        SeatInfo: {
            agrees_to_hints: boolean;
            bot: string | null;
            has_left: boolean;
            has_resigned: boolean;
            hints: number;
            kept_for: string | null;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            seat: number;
        };
        /** Share */
        Share: {
            text: string;
        };
        /** SignIn */
        SignIn: {
            /** @default true */
            claim?: boolean;
            /** @description An account. */
            login: string;
            password: string;
        };
        /** SitDown */
        SitDown: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description The name of a person. */
            name?: string | null;
            /** @description A seat, in turn order. */
            seat?: number | null;
        };
        /** SortInfo */
        SortInfo: {
            grades: {
                [key: string]: number;
            };
            kind: string;
            value: string;
        };
        /** Statistics */
        Statistics: {
            by_combination: components["schemas"]["ByCombination"][];
            by_game: {
                [key: string]: components["schemas"]["Tally"];
            };
            by_opponents: components["schemas"]["ByOpponents"][];
            since: number;
            uncounted: components["schemas"]["Uncounted"][];
        };
        /**
         * Step
         * @description Go to a step of a guided game, counted from 0; the number of all steps ends the lesson.
         */
        Step: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @description The number of an entry. */
            to: number;
            /** @enum {unknown} */
            type: "step";
        };
        /**
         * Stopping
         * @description The server is about to stop or restart: reconnect in a moment.
         */
        Stopping: {
            /** @enum {unknown} */
            type: "stopping";
        };
        /**
         * TableClosed
         * @description A table of the person's was closed without a result: its rules have changed.
         */
        TableClosed: {
            game: string;
            table: string;
            /** @enum {unknown} */
            type: "table-closed";
            /** @enum {unknown} */
            why: "rules";
        };
        /**
         * TableInfo
         * @description A table, as the caller may know it.
         */
        TableInfo: {
            again_of: components["schemas"]["AgainOf"] | null;
            away_after: number;
            back_after: number;
            clock: number | null;
            counts: boolean;
            created: number;
            daily: string | null;
            game: string;
            has_own_box: boolean;
            id: string;
            invite: string | null;
            is_host: boolean;
            is_open: boolean;
            is_uploaded: boolean;
            is_watched: boolean;
            lesson: string | null;
            my_seats: number[];
            number: number;
            options: Record<string, unknown>;
            rematch_of: string | null;
            room: components["schemas"]["Room"];
            rules_version: number;
            stops_at: number | null;
            turn: number[];
            updated: number;
        };
        /**
         * TakeBack
         * @description Take the own seat back from a bot: at once if no other person plays, else by proposal.
         */
        TakeBack: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "take-back";
        };
        /** Tally */
        Tally: {
            assisted: number;
            best: number | null;
            games: number;
            mean: number | null;
            wins: number;
        };
        /** Token */
        Token: {
            created: number;
            ends: number;
            name: string;
            /** @enum {string} */
            scope: "read" | "play" | "manage";
        };
        /** TryAgain */
        TryAgain: {
            bot?: string | null;
            /** @description A move, counted from 1. */
            number: number;
            /** @description A seat, in turn order. */
            seat?: number | null;
        };
        /** Uncounted */
        Uncounted: {
            game: string;
            games: number;
            /** @enum {string} */
            why: "seed-chosen" | "daily-again" | "both-sides" | "bot-at-end";
        };
        /**
         * Undo
         * @description Undo the seat's last move: at once, or when the other people agree.
         */
        Undo: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /** Welcome */
        Welcome: {
            games: components["schemas"]["GameInfo"][];
            guest_table_days: number | null;
            me: components["schemas"]["Me"] | null;
        };
        /**
         * Whole
         * @description A snapshot: everything that a seat (null: a watcher) may know, and the entries it missed.
         */
        Whole: {
            deadlines: {
                [key: string]: number;
            };
            decision: number | null;
            here: number[];
            lesson: components["schemas"]["LessonStep"] | null;
            menu: unknown;
            missed: components["schemas"]["Happened"][];
            number: number;
            position: Record<string, unknown>;
            said: components["schemas"]["Said"][];
            seat: number | null;
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            type: "whole";
        };
        /**
         * Why
         * @description Ask why a move, complete or partial, is refused.
         */
        Why: {
            /** @description An idempotency key that the client chooses. */
            client: string;
            move: Record<string, unknown>;
            /** @description A seat, in turn order. */
            seat: number;
            /** @enum {unknown} */
            type: "why";
        };
        /** WhyMoved */
        WhyMoved: {
            bot: string;
            number: number;
            seat: number;
            told: {
                [key: string]: unknown;
            };
        };
        /**
         * YourTurn
         * @description It has become, or is no longer, the person's turn at a table.
         */
        YourTurn: {
            game: string;
            is_my_turn: boolean;
            table: string;
            /** @enum {unknown} */
            type: "your-turn";
            waiting: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    todaysDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyDeal"][];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    playToday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    dailyResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: string;
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyResults"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    box: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxInfo"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invite: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invite: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitDown"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    whoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    becomeGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Changes"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    makeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    myData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Everything"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Goodbye"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    myStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resetStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    myTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"][];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    makeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenToken"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    schema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    myTables: {
        parameters: {
            query?: {
                /** @description Only tables that were last updated before. */
                before?: number;
                /** @description How many at most. */
                most?: number;
                over?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTable"][];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    makeTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Step"] | components["schemas"]["Agree"] | components["schemas"]["Disagree"] | components["schemas"]["Say"] | components["schemas"]["HandOver"] | components["schemas"]["TakeBack"] | components["schemas"]["Leave"] | components["schemas"]["Resign"] | components["schemas"]["Hints"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    tryAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryAgain"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    tableBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxInfo"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    closeTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskHint"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hinted"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    tableLog: {
        parameters: {
            query?: {
                /** @description The number of an entry. */
                after?: number;
                /** @description How many at most. */
                most?: number;
                /** @description A seat of the caller. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Happened"][];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    earlier: {
        parameters: {
            query?: {
                /** @description A seat of the caller. */
                seat?: number | null;
            };
            header?: never;
            path: {
                number: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preview"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foreseen"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    whyMoved: {
        parameters: {
            query?: {
                /** @description A seat of the caller. */
                seat?: number | null;
            };
            header?: never;
            path: {
                number: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyMoved"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    review: {
        parameters: {
            query?: {
                /** @description A seat of the caller. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewState"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    askReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewState"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    savedGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    shareResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sitDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitDown"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    wholeTable: {
        parameters: {
            query?: {
                /** @description The number of an entry. */
                after?: number | null;
                /** @description A seat of the caller. */
                seat?: number | null;
                /** @description Seconds to wait. */
                wait?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Whole"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    why: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Why"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Because"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openTables: {
        parameters: {
            query?: {
                /** @description How many at most. */
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTable"][];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    welcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Welcome"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller is not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It conflicts with the present state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A rate limit is reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not available at the moment; try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
