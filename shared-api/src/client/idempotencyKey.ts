/** What a key was made for. */
export interface KeyedInput {
  key: string;
  written: string;
}

/** The key of what is sent: the last one when the same is sent again, else a new one. */
export function idempotencyKeyFor(input: unknown, last: KeyedInput | undefined): KeyedInput {
  const written = JSON.stringify(input);
  return last?.written === written ? last : { key: newKey(), written };
}

/** 128 random bits; randomUUID is not there on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const PREFIX = 'smart-elevator.unsent/';

/** The key of a create that did not succeed yet, also from before a reload; undefined when there is none. */
export function storedIdempotencyKey(name: string): KeyedInput | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return isKeyed(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the key of a create until it succeeds. Without room for it the create is sent all the same. */
export function storeIdempotencyKey(name: string, keyed: KeyedInput): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(keyed));
  } catch {
    return;
  }
}

/** Forgets a key: its create has succeeded. */
export const clearIdempotencyKey = (name: string): void => localStorage.removeItem(PREFIX + name);

const isKeyed = (value: unknown): value is KeyedInput =>
  value !== null &&
  typeof value === 'object' &&
  'key' in value &&
  'written' in value &&
  typeof value.key === 'string' &&
  typeof value.written === 'string';
