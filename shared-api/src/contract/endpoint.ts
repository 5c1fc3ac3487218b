import type { AnySchema, InferType, ObjectSchema, Schema } from 'yup';
import { emptyBody } from './fields';

/** The domains: the tag of their calls in the OpenAPI document, and the name under which lists are reported stale. */
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
  'files',
  'visits',
  'alarms',
] as const;

export type Domain = (typeof DOMAINS)[number];

/** The header of every answer of a call of the contract: the name of the call. */
export const SERVED_CALL_HEADER = 'x-contract-call';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The types of users. The console is for dealers and technicians; customers use the companion app. */
export const USER_TYPES = ['DealerUser', 'TechnicianUser', 'CustomerUser'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Those who do the work: what a technician's phone needs. A technician gets only their own rows (R1390). */
export const STAFF_TYPES = ['DealerUser', 'TechnicianUser'] as const satisfies readonly UserType[];

/** Who may make a call. Restricted by default: 'public' must be set explicitly. */
export type Access = 'public' | readonly UserType[];

/**
 * The shape of a list's answer without `page` (R942): a bare array or `{"results": […]}`. With `page` every list
 * answers `{count, total, results}`.
 */
export type Bare = 'array' | 'results';

/** A call, described once. The server serves it, the browser calls it, and the OpenAPI document lists it. */
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
  /** The success status. */
  readonly success: 200 | 201 | 204;
  /** Set for lists: `reply` is then the page, and this is the shape without `page`. */
  readonly bare: Bare | undefined;
  /** The name of the file field when the body is multipart. */
  readonly upload: string | undefined;
  /** The media types of the body when it is the bytes of a file instead of JSON. */
  readonly content: readonly string[] | undefined;
  /** The media type of the answer when it is a file instead of JSON; `reply` is then `file()`. */
  readonly file: string | undefined;
  /** The answer to a GET contains something that gives access to an account: no browser and no proxy may store it. */
  readonly secret: boolean;
  /** The body of a 409, if it is more than a message. */
  readonly conflict: AnySchema | undefined;
  /** Whether a server may lack the call: an addition to the required part of the contract. */
  readonly optional: boolean;
  /** Whether the call takes an `Idempotency-Key` and then never creates a row twice (R945). */
  readonly idempotent: boolean;
  /** The domains whose data is stale after a success. */
  readonly changes: readonly Domain[];
}

interface Description<
  P extends AnySchema,
  Q extends AnySchema,
  B extends AnySchema,
  R extends AnySchema,
  A extends Access,
> extends Partial<
  Pick<
    Endpoint,
    | 'success'
    | 'bare'
    | 'upload'
    | 'content'
    | 'file'
    | 'secret'
    | 'conflict'
    | 'optional'
    | 'idempotent'
    | 'changes'
  >
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

/**
 * Describes a call. For dealers only, unless `access` says otherwise; answers 200, unless `success` says otherwise.
 */
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
    content: undefined,
    file: undefined,
    secret: false,
    conflict: undefined,
    optional: false,
    idempotent: false,
    changes: [],
    ...description,
    access: description.access ?? (dealersOnly as A),
    params: description.params ?? (empty as P),
    query: description.query ?? (empty as Q),
    body: description.body ?? (empty as B),
  };
}

/** The answer of a handler, as the caller receives it. */
export type Reply<E extends Endpoint> = InferType<E['reply']>;

/** The query of a call after validation. */
export type Query<E extends Endpoint> = InferType<E['query']>;

/** The input of a call: `params`, `query` and `body`, each optional if it may be empty. */
export type Input<E extends Endpoint> = Slot<'params', InferType<E['params']>> &
  Slot<'query', InferType<E['query']>> &
  Slot<'body', InferType<E['body']>>;

type Slot<K extends string, T> = object extends T ? { [key in K]?: T } : { [key in K]: T };

/** The path of a call with its parameters filled in. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
