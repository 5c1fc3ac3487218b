/** What a key was made for. */
export interface KeyedInput {
  key: string;
  written: string;
}

/** The key of what is sent: the last one when the same is sent again, else a new one. */
export function keyFor(input: unknown, last: KeyedInput | undefined): KeyedInput {
  const written = JSON.stringify(input);
  return last?.written === written ? last : { key: newKey(), written };
}

/** 128 random bits; randomUUID is not there on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
