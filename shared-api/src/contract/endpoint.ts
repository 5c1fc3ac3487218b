import type { AnySchema, InferType, ObjectSchema, Schema } from 'yup';
import { emptyBody } from './fields';

/** The domains: the tag of their calls in the OpenAPI document, and the name by which lists are reported stale. */
export const DOMAINS = [
  'account',
  'people',
  'tickets',
  'elevators',
  'maintenance',
  'contracts',
  'notifications',
  'custom-fields',
  'reports',
  'preferences',
  'telemetry',
] as const;

/** One of them. */
export type Domain = (typeof DOMAINS)[number];

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The kinds of people. The console is for dealers; the others use the companion app. */
export const USER_TYPES = ['DealerUser', 'TechnicianUser', 'CustomerUser'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Who may call. Locked by default: 'public' is a word that someone had to write. */
export type Access = 'public' | readonly UserType[];

/**
 * How a list answers when the caller names no page (R942): a bare array or `{"results": […]}`.
 * With `page` every list answers `{count, total, results}`.
 */
export type Bare = 'array' | 'results';

/** One call, described once. The server serves it, the browser calls it, the OpenAPI document lists it. */
export interface Endpoint<
  P extends AnySchema = AnySchema,
  Q extends AnySchema = AnySchema,
  B extends AnySchema = AnySchema,
  R extends AnySchema = AnySchema,
  A extends Access = Access,
> {
  readonly name: string;
  readonly domain: Domain;
  readonly method: Method;
  /** With a leading and a trailing slash; parameters as `:name`. `:dealer_id` must be the token's dealer. */
  readonly path: string;
  readonly access: A;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly reply: R;
  /** The status of success. */
  readonly success: 200 | 201 | 204;
  /** Set for lists: `reply` is then the page, and this the shape without `page`. */
  readonly bare: Bare | undefined;
  /** The name of the file field when the body is multipart. */
  readonly upload: string | undefined;
  /** The media type of the answer when it is a file and no JSON; `reply` is then `file()`. */
  readonly file: string | undefined;
  /** The answer to a reading has something in it that opens an account: no browser and no proxy keeps it. */
  readonly secret: boolean;
  /** What a 409 says, where it says more than a sentence. */
  readonly conflict: AnySchema | undefined;
  /** The domains whose readings are stale after a success. */
  readonly changes: readonly Domain[];
}

interface Description<
  P extends AnySchema,
  Q extends AnySchema,
  B extends AnySchema,
  R extends AnySchema,
  A extends Access,
> extends Partial<
  Pick<Endpoint, 'success' | 'bare' | 'upload' | 'file' | 'secret' | 'conflict' | 'changes'>
> {
  name: string;
  domain: Domain;
  method: Method;
  path: string;
  access?: A;
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
}

type Nothing = ObjectSchema<object>;

/** Describes a call. Dealers only, unless `access` says otherwise; 200, unless `success` does. */
export function endpoint<
  R extends AnySchema,
  P extends AnySchema = Nothing,
  Q extends AnySchema = Nothing,
  B extends AnySchema = Nothing,
  const A extends Access = readonly ['DealerUser'],
>(description: Description<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  const empty: Schema = emptyBody();
  const dealersOnly: Access = ['DealerUser'];
  return {
    success: 200,
    bare: undefined,
    upload: undefined,
    file: undefined,
    secret: false,
    conflict: undefined,
    changes: [],
    ...description,
    access: description.access ?? (dealersOnly as A),
    params: description.params ?? (empty as P),
    query: description.query ?? (empty as Q),
    body: description.body ?? (empty as B),
  };
}

/** What a handler answers, and what a caller gets. */
export type Reply<E extends Endpoint> = InferType<E['reply']>;

/** What the query of a call says, once it was read. */
export type Query<E extends Endpoint> = InferType<E['query']>;

/** What a caller gives: `params`, `query` and `body`, each left out where it may be empty. */
export type Input<E extends Endpoint> = Slot<'params', InferType<E['params']>> &
  Slot<'query', InferType<E['query']>> &
  Slot<'body', InferType<E['body']>>;

type Slot<K extends string, T> = object extends T ? { [key in K]?: T } : { [key in K]: T };

/** The path of a call with its parameters filled in. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
