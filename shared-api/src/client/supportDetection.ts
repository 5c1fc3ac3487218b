import { REFRESH_PATH } from '../contract/account/refreshPath';
import { fillPath } from '../contract/endpoint';
import { isRecord } from '../contract/isRecord';
import { ApiError, asApiError } from './ApiError';
import { bearerHeaders } from './bearerHeaders';
import { send } from './http';
import {
  documentedName,
  isDocumented,
  isDocumentKnown,
  nameOf,
  rememberDocument,
  rememberUnsupported,
  type OptionalCall,
} from './unsupportedCalls';
import { useSession } from './session';

/** The optional calls that have succeeded in this page. */
const succeeded = new Set<string>();

/** Notes that the server has the call. */
export function markSupported(call: OptionalCall): void {
  if (call.optional) succeeded.add(nameOf(call));
}

/** Remembers for the session that the server has no such call, and returns its answer as `unsupported`. */
export function asUnsupported(call: OptionalCall, error: ApiError): ApiError {
  const { status, statusText, body } = error;
  rememberUnsupported(call);
  return new ApiError('unsupported', status, statusText, body);
}

/**
 * The error of a call; `unsupported` if the server has no such optional call. Our server says which calls it has (ADR-114). The first 404 or 405 is decided by the
 * OpenAPI document of the server. Without one it counts, but not the 404 of a call that names an entity: that may be
 * gone. A path that the server has answers OPTIONS with another status than 404 (ADR-114).
 */
export async function explainRefusal(
  call: OptionalCall,
  { params, body }: { params?: Record<string, unknown> | undefined; body?: unknown },
  error: ApiError,
): Promise<ApiError> {
  const { status, isServed } = error;
  if (isServed || !call.optional || (status !== 404 && status !== 405)) return error;
  if (!isDocumentKnown() && !(await (reading ??= readDocument().finally(() => (reading = undefined)))))
    return error;
  const isLacking =
    isDocumented(call) === undefined
      ? status === 405 || !(namesEntity(call.path, body) && (await hasPath(call, params)))
      : !isDocumented(call);
  return isLacking ? asUnsupported(call, error) : error;
}

/** The reading of the document that is under way. */
let reading: Promise<boolean> | undefined;

/** Reads the OpenAPI document of the server; false if the server gives no answer. */
async function readDocument(): Promise<boolean> {
  try {
    const document = await send({
      method: 'GET',
      path: '/api/schema/',
      headers: { ...ownHeaders(), accept: 'application/json' },
    });
    rememberDocument(callsOf(document));
  } catch (error) {
    const { failure } = asApiError(error);
    if (failure !== 'refused' && failure !== 'garbage') return false;
    rememberDocument([]);
  }
  return true;
}

/** The calls in a document; none in one that does not describe this API. */
function callsOf(document: unknown): string[] {
  if (!isRecord(document) || !isRecord(document['paths'])) return [];
  const [server]: unknown[] = Array.isArray(document['servers']) ? document['servers'] : [];
  const url = isRecord(server) ? String(server['url']) : '';
  const base = url.replace(/^\w+:\/\/[^/]*/, '').replace(/\/$/, '');
  const calls = Object.entries(document['paths']).flatMap(([path, methods]) =>
    Object.keys(isRecord(methods) ? methods : {}).map((method) => documentedName(method, base + path)),
  );
  return calls.includes(documentedName('POST', REFRESH_PATH)) ? calls : [];
}

async function hasPath(call: OptionalCall, params: Record<string, unknown> | undefined): Promise<boolean> {
  if (succeeded.has(nameOf(call))) return true;
  const path = fillPath(call.path, params);
  const status = await send({ method: 'OPTIONS', path, headers: ownHeaders() }).then(
    () => 200,
    (error: unknown) => asApiError(error).status,
  );
  return status !== 404;
}

function ownHeaders(): Record<string, string> {
  const { session } = useSession.getState();
  return session ? bearerHeaders(session.access) : {};
}

/** Whether the answer of a call may be about one entity: by its path, or by an id or a key in its body. */
const namesEntity = (path: string, body: unknown): boolean =>
  /:(?!dealer_id\b)\w/.test(path) ||
  (isRecord(body) && Object.keys(body).some((name) => /(^|_)(ids?|key)$/.test(name)));
