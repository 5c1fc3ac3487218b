/** The values of an address; the empty ones are left out of its query. */
export type AddressValues = Record<string, string | number | null | undefined>;

/** An address with a query string; empty values are left out. */
export function withQuery(path: string, values: AddressValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
