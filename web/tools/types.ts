/** Writes the types of everything that is sent, from the server's schema as it comes in. */

import { text } from "node:stream/consumers";
import openapi, { astToString, type OpenAPI3 } from "openapi-typescript";

const HEAD = "/** What clients and the server say to each other. Made by `./dev types`. */\n\n";

const nodes = await openapi(JSON.parse(await text(process.stdin)) as OpenAPI3, {
  alphabetize: true,
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
});
process.stdout.write(HEAD + astToString(nodes));
