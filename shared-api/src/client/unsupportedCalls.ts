import { tabStorage } from './browserStorage';

/** A call of the contract, as far as it is remembered. */
export interface OptionalCall {
  method: string;
  path: string;
  optional: boolean;
}

/** The optional calls that the server does not have; forgotten with the session, so that a newer server is asked. */
const KEY = 'smart-elevator.not-offered';

/** The calls in the OpenAPI document of the server; empty if it has none. Forgotten with the session. */
const DOCUMENT_KEY = 'smart-elevator.offered';

/** Whether the server has no such call, by its OpenAPI document or by a reply in this session. */
export const isUnsupported = (call: OptionalCall): boolean => call.optional && isMissing(call);

/** Whether the server has no GET of this path. */
export const isPathUnsupported = (path: string): boolean => isMissing({ method: 'GET', path });

function isMissing(call: Omit<OptionalCall, 'optional'>): boolean {
  return isDocumented(call) === false || unsupportedCalls().includes(nameOf(call));
}

/** Remembers for the session that the server has no such call. */
export function rememberUnsupported(call: Omit<OptionalCall, 'optional'>, known = unsupportedCalls()): void {
  if (!known.includes(nameOf(call))) tabStorage.setItem(KEY, JSON.stringify([...known, nameOf(call)]));
}

/** The name by which a call is remembered. */
export const nameOf = ({ method, path }: Omit<OptionalCall, 'optional'>): string => `${method} ${path}`;

/** The names of the calls that the server does not have. */
export function unsupportedCalls(): readonly unknown[] {
  return storedList(KEY) ?? [];
}

/** Remembers the calls in the server's OpenAPI document for the session; none if it has no document. */
export const rememberDocument = (calls: readonly string[]): void =>
  void tabStorage.setItem(DOCUMENT_KEY, JSON.stringify(calls));

/** Whether it is known in this session which OpenAPI document the server has. */
export const isDocumentKnown = (): boolean => storedList(DOCUMENT_KEY) !== undefined;

/** Whether the server's OpenAPI document has the call; undefined without a document. */
export function isDocumented({ method, path }: Omit<OptionalCall, 'optional'>): boolean | undefined {
  const calls = storedList(DOCUMENT_KEY) ?? [];
  return calls.length === 0 ? undefined : calls.includes(documentedName(method, path));
}

/** The name of a call in the document: the names of its path parameters do not matter. */
export const documentedName = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/:\w+|\{[^}]*\}/g, '{}')}`;

function storedList(key: string): readonly unknown[] | undefined {
  const list: unknown = JSON.parse(tabStorage.getItem(key) ?? 'null');
  return Array.isArray(list) ? list : undefined;
}
