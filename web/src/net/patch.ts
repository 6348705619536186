/** Puts what has changed into a position: the part of JSON Patch (RFC 6902) that the server speaks. */

export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}

/** A patch that does not fit the position it came for. */
export class DoesNotFit extends Error {
  constructor(path: string) {
    super(`nothing to change at ${path}`);
    this.name = "DoesNotFit";
  }
}

type Keyed = Record<string, unknown>;

/** The value with all operations carried out; the value itself stays as it was. */
export function patched<T>(value: T, patch: readonly Operation[]): T {
  let changed: unknown = value;
  for (const operation of patch) changed = carriedOut(changed, keysOf(operation.path), operation);
  return changed as T;
}

function keysOf(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** One operation carried out, on copies of what lies on its path. */
function carriedOut(value: unknown, keys: readonly string[], operation: Operation): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return operation.value;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (!(index in value)) throw new DoesNotFit(operation.path);
    return value.with(index, carriedOut(value[index], rest, operation));
  }
  if (typeof value !== "object" || value === null) throw new DoesNotFit(operation.path);
  const known = value as Keyed;
  const isLast = rest.length === 0;
  if (!Object.hasOwn(known, key) && !(isLast && operation.op === "add"))
    throw new DoesNotFit(operation.path);
  if (isLast && operation.op === "remove") {
    const { [key]: _, ...kept } = known;
    return kept;
  }
  return { ...known, [key]: carriedOut(known[key], rest, operation) };
}
