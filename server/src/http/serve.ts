import type { Access, Endpoint, Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { FILE_TYPES } from '@smart-elevator/shared-api/contract/files/storedFile';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { pickDeclared } from '@smart-elevator/shared-api/contract/pickDeclared';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import type { AnySchema, InferType } from 'yup';
import { isAllRows, type ListReply } from '../database/allRows';
import type { Database } from '../database/Database';
import { withPrecedence } from '../database/precedence';
import { publishStale } from '../database/publishStale';
import { authenticate, todayOfCaller, type Caller } from './authenticate';
import { registerMethod } from './answerMethodNotAllowed';
import { badRequest, forbidden, notFound, unsupportedMediaType } from './HttpError';
import { formerCall } from './formerContract';
import { SERVED_CALL_HEADER } from '@smart-elevator/shared-api/contract/endpoint';
import { sendAllRows } from './sendAllRows';
import { SentFile, sendBytes, sendStored } from './sendFile';
import { versionTag, withIfMatch } from './withIfMatch';
import { hasBody, limitBodyTime } from './limitBodyTime';
import { clientNetwork } from './clientNetwork';

/** The input of a handler, validated and typed by the contract. */
export interface HandlerContext<E extends Endpoint> {
  db: Database;
  /** Undefined on public calls. */
  caller: E['access'] extends 'public' ? undefined : Caller;
  params: InferType<E['params']>;
  query: InferType<E['query']>;
  body: InferType<E['body']>;
  raw: FastifyRequest;
}

/** What a handler returns: the reply, all rows of a list, or a file. */
type Answer<E extends Endpoint> =
  Reply<E> extends Page<infer Row> ? Reply<E> | ListReply<Row> : Reply<E> | SentFile;

/** A function that answers a call. */
export type Handler<E extends Endpoint> = (request: HandlerContext<E>) => Promise<Answer<E>>;

interface ServeOptions {
  /** Calls per minute that one address may make, evenly; the same number may come at once. */
  perMinute?: number;
}

/**
 * Serves a call of the contract: authenticates, checks the role and that a dealer in the path is the caller's,
 * validates the input, runs the handler, and sends the promised fields of its answer. A list handler returns a page;
 * without `page` in the query it returns all rows, and the bare shape is sent (R942).
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { perMinute }: ServeOptions = {},
): void {
  const narrow = pickDeclared(endpoint.reply);
  const throttle = perMinute === undefined ? undefined : limitPerAddress(app, endpoint.name, perMinute);
  registerMethod(app, endpoint.path, endpoint.method);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request, reply) => {
      // A 404 with it is about an entity, not about the call (ADR-114).
      reply.header(SERVED_CALL_HEADER, endpoint.name);
      if (endpoint.secret || endpoint.method !== 'GET') reply.header('cache-control', 'no-store');
      if (endpoint.secret) reply.header('x-robots-tag', 'noindex, nofollow');
      if (!endpoint.upload && !endpoint.content) limitBodyTime(request, reply);
      await throttle?.(request, reply);
      formerCall(request, endpoint.name);
      request.caller = await authorize(request, endpoint.access);
      checkMediaType(request, endpoint);
    },
    handler: async (request, reply) => {
      const params = checkParams(endpoint, request);
      const former = formerCall(request, endpoint.name);
      const query = checked(endpoint.query, inForm(former.query, request.query));
      const sent = endpoint.content ? {} : inForm(former.body, withIfMatch(endpoint, request));
      const body = endpoint.upload || endpoint.content ? {} : checked(endpoint.body, sent);
      const replyOf = (value: unknown): unknown => inForm(former.reply, narrow(value));
      const { caller, server } = request;
      const answerFrom = (database: Database): Promise<unknown> => {
        const db = caller ? database.as(caller.user_id, todayOfCaller(request.headers)) : database;
        const served = { db, caller: caller ?? undefined, params, query, body, raw: request };
        return handler(served as HandlerContext<E>);
      };
      const onlyReads = endpoint.method === 'GET' && caller !== null;
      const answer = await withPrecedence(() =>
        onlyReads ? server.database.read(answerFrom) : answerFrom(server.database),
      );
      if (caller) publishChanges(request, endpoint, caller);
      reply.code(endpoint.success);
      if (answer instanceof SentFile) return sendStored(reply, answer);
      if (endpoint.file) return sendBytes(reply, endpoint.file, narrow(answer));
      if (endpoint.success === 204) return null;
      if (!endpoint.bare || isPaged(query)) {
        const reduced = replyOf(answer);
        const tag = endpoint.method === 'GET' && !endpoint.secret ? versionTag(reduced) : undefined;
        if (tag !== undefined) reply.header('etag', tag);
        return reduced;
      }
      return sendAllRows(request, reply, endpoint, narrowRows(answer, replyOf));
    },
  });
}

/**
 * Notifies the dealer's other browsers of what the call made stale. The answer neither waits for it nor fails with it.
 */
function publishChanges({ server, log }: FastifyRequest, { changes }: Endpoint, caller: Caller): void {
  if (changes.length === 0) return;
  const { dealer_id, session_id } = caller;
  publishStale(server.database, { dealer_id, session_id, domains: changes }).catch((error: unknown) =>
    log.warn({ err: error }, 'other browsers were not notified of a change'),
  );
}

/** The caller, or undefined where no sign-in is needed. Throws 401 and 403 (R902 to R904). */
export async function authorize(request: FastifyRequest, access: Access): Promise<Caller | null> {
  if (access === 'public') return null;
  const caller = await authenticate(request);
  if (!access.includes(caller.user_type)) throw forbidden();
  return caller;
}

function checkMediaType({ headers }: FastifyRequest, { upload, content }: Endpoint): void {
  const sent = headers['content-type'];
  const [type = ''] = (sent ?? '').toLowerCase().split(';');
  if (content ? !content.includes(type.trim()) : FILE_TYPES.some((known) => known === type.trim()))
    throw unsupportedMediaType(sent ?? '');
  if (sent === undefined) return;
  const isMultipart = /^multipart\/form-data\s*(;|$)/i.test(sent);
  if (isMultipart !== (upload !== undefined) && (isMultipart || hasBody(headers)))
    throw unsupportedMediaType(sent);
}

function checkParams(endpoint: Endpoint, { params, caller }: FastifyRequest): unknown {
  const result = validateInput(endpoint.params, params);
  if (!result.ok) throw notFound();
  const { dealer_id } = result.value as { dealer_id?: number };
  if (caller && dealer_id !== undefined && dealer_id !== caller.dealer_id) throw notFound();
  return result.value;
}

/** The valid input. Throws 400. */
export function checked<S extends AnySchema>(schema: S, input: unknown): InferType<S> {
  if (isNothing(schema) && isEmpty(input)) return {};
  const result = validateInput(schema, input);
  if (!result.ok) throw badRequest(result.errors);
  return result.value;
}

/** A value in another version of the contract. */
const inForm = (change: ((value: unknown) => unknown) | undefined, value: unknown): unknown =>
  change ? change(value) : value;

/** Most calls have no query or no body, so there is nothing to validate. */
const isNothing = (schema: AnySchema): boolean =>
  schema.type === 'object' && 'fields' in schema && Object.keys(Object(schema.fields)).length === 0;

const isEmpty = (input: unknown): boolean => isRecord(input) && Object.keys(input).length === 0;

function isPaged(query: unknown): boolean {
  const { page, cursor } = query as { page?: number; cursor?: string };
  return page !== undefined || cursor !== undefined;
}

/** The promised fields of all rows of a list. */
async function* narrowRows(
  answer: unknown,
  narrow: (page: unknown) => unknown,
): AsyncGenerator<readonly unknown[]> {
  const chunks = isAllRows(answer) ? answer : [(answer as Page<unknown>).results];
  for await (const results of chunks) yield (narrow({ results }) as Page<unknown>).results;
}

const MINUTES_PER_HOUR = 60;
const SECONDS = 60;

/**
 * Counts the calls of an address, and sends as headers its limit, the calls that are left, and the seconds until all are
 * free again. Throws 429 beyond `perMinute` times RATE_LIMIT_FACTOR.
 */
function limitPerAddress(app: FastifyInstance, name: string, perMinute: number) {
  const { rateLimiter, settings } = app;
  const burst = Math.max(1, Math.round(perMinute * settings.rateLimitFactor));
  const limit = { name: `${name} by address`, burst, perHour: burst * MINUTES_PER_HOUR };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const announce = (left: number) =>
      reply.headers({
        'ratelimit-limit': burst,
        'ratelimit-remaining': left,
        'ratelimit-reset': Math.ceil(((burst - left) * SECONDS) / burst),
      });
    announce(0);
    announce(await rateLimiter.take(limit, clientNetwork(request)));
  };
}
