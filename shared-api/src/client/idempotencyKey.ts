import { browserStorage } from './browserStorage';
import { itemOfTab, keyOfTab, newKey } from './tabs';

/** The input of a key. */
export interface KeyedInput {
  key: string;
  written: string;
  /** When it was sent first, in milliseconds since 1970. */
  at?: number;
}

/** The key for an input: the last one when the same input is sent again, otherwise a new one. */
export function idempotencyKeyFor(input: unknown, last: KeyedInput | undefined): KeyedInput {
  const written = JSON.stringify(input);
  return last?.written === written ? last : { key: newKey(), written };
}

/**
 * The input to send with its key. The last one is sent again as it was, with its first moment, as long as nothing else differs: the
 * server compares the contents.
 */
export function keyedInputAt<I>(inputAt: (now: Date) => I, last: KeyedInput | undefined) {
  const keyedOf = (at: number) => {
    const input = inputAt(new Date(at));
    return { input, keyed: { at, ...idempotencyKeyFor(input, last) } };
  };
  const now = Date.now();
  const again = keyedOf(last?.at ?? now);
  return again.keyed.key === last?.key ? again : keyedOf(now);
}

const PREFIX = 'smart-elevator.unsent/';

/** The key of a create that has not succeeded yet, also from before a reload; undefined when there is none. */
export function storedIdempotencyKey(name: string): KeyedInput | undefined {
  try {
    const stored: unknown = JSON.parse(itemOfTab(PREFIX + name) ?? 'null');
    return isKeyed(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the key of a create until it succeeds, for this tab: another one may create with the same form. */
export const storeIdempotencyKey = (name: string, keyed: KeyedInput): void =>
  void browserStorage.setItem(keyOfTab(PREFIX + name), JSON.stringify(keyed));

/** Deletes a key after its create has succeeded. */
export const clearIdempotencyKey = (name: string): void => browserStorage.removeItem(keyOfTab(PREFIX + name));

const isKeyed = (value: unknown): value is KeyedInput =>
  value !== null &&
  typeof value === 'object' &&
  'key' in value &&
  'written' in value &&
  typeof value.key === 'string' &&
  typeof value.written === 'string';
