/** Cyberion's shapes, as the server sends them. */

import type { components } from "$page/net/types.ts";

type Schemas = components["schemas"];

export type CyberionPosition = Schemas["CyberionPosition"];
