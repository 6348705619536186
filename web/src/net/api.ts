/** Requests to the server, each with the types that its schema gives it. */

import { isRefusal, Refused, Unreachable } from "./refused.ts";
import type { paths } from "./types.ts";

type Method = "get" | "post" | "patch" | "delete";
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** The addresses that can be asked in a way. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : undefined;

/** What is answered when nothing is refused. */
export type Answer<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer Responses }
    ? { [S in keyof Responses & (200 | 201 | 204)]: Json<Responses[S]> }[keyof Responses &
        (200 | 201 | 204)]
    : never;

type Part<O, Key extends string> = O extends { parameters: Record<Key, infer Found> }
  ? { [K in Key]: Found }
  : unknown;
type OptionalPart<O, Key extends string> = O extends { parameters: { [K in Key]?: infer Found } }
  ? { [K in Key]?: Found }
  : unknown;
type Sent<O> = O extends { requestBody: { content: { "application/json": infer Body } } }
  ? { body: Body }
  : unknown;

/** What a request needs: the parts of its address, its query, its body. */
export type Request<P extends keyof paths, M extends Method> = Part<Operation<P, M>, "path"> &
  OptionalPart<Operation<P, M>, "query"> &
  Sent<Operation<P, M>>;

interface AnyRequest {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a request, relative to wherever the page is served from. */
export function address(path: string, parts: AnyRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.path?.[name] ?? "")),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const asked = query.size ? `?${query}` : "";
  return filled.replace(/^\//, "") + asked;
}

async function ask(method: Method, path: string, parts: AnyRequest): Promise<unknown> {
  const sent: RequestInit = { method: method.toUpperCase(), credentials: "same-origin" };
  if (parts.body !== undefined) {
    sent.body = JSON.stringify(parts.body);
    sent.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(address(path, parts), sent);
  } catch {
    throw new Unreachable();
  }
  if (answer.status === 204) return undefined;
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return told;
  if (isRefusal(told)) throw new Refused(told, answer.status);
  throw new Unreachable();
}

type Given<P extends keyof paths, M extends Method> =
  Record<never, never> extends Request<P, M> ? [parts?: Request<P, M>] : [parts: Request<P, M>];

/** Ask for something. */
export function get<P extends PathsWith<"get">>(
  path: P,
  ...[parts]: Given<P, "get">
): Promise<Answer<P, "get">> {
  return ask("get", path, (parts ?? {}) as AnyRequest) as Promise<Answer<P, "get">>;
}

/** Have something done. */
export function post<P extends PathsWith<"post">>(
  path: P,
  ...[parts]: Given<P, "post">
): Promise<Answer<P, "post">> {
  return ask("post", path, (parts ?? {}) as AnyRequest) as Promise<Answer<P, "post">>;
}

/** Change something. */
export function patch<P extends PathsWith<"patch">>(
  path: P,
  ...[parts]: Given<P, "patch">
): Promise<Answer<P, "patch">> {
  return ask("patch", path, (parts ?? {}) as AnyRequest) as Promise<Answer<P, "patch">>;
}

/** Remove something. */
export function remove<P extends PathsWith<"delete">>(
  path: P,
  ...[parts]: Given<P, "delete">
): Promise<Answer<P, "delete">> {
  return ask("delete", path, (parts ?? {}) as AnyRequest) as Promise<Answer<P, "delete">>;
}
