import type { Endpoint } from '../contract/endpoint';

/** A call that reached the fake network. Query values are text, as in a URL. */
export interface FakeCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  /** The file of an upload. */
  file: File | undefined;
}

/** A request that a transport passes to the network, not yet matched to an endpoint. */
export interface FakeRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  file?: File | undefined;
}

/** The path parameters if the request is a call of `endpoint`, otherwise undefined. */
export function matchCall(
  endpoint: Endpoint,
  { method, url }: FakeRequest,
): Record<string, string> | undefined {
  if (method !== endpoint.method) return undefined;
  const names: string[] = [];
  const pattern = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]*)';
  });
  const found = new RegExp(`^${pattern}$`).exec(url.pathname);
  if (!found) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]));
}
