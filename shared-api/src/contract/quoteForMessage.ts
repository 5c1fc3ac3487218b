import { codePointLength, truncate } from './codePointLength';
import { pythonTypeName } from './pythonTypeName';

/** The maximum length of a quoted bad value, in characters. */
const MAX_QUOTED_LENGTH = 200;

/** A bad value for a message; a long one is cut, and one that is too deep is replaced by its type. */
export function quoteForMessage(value: unknown): string {
  const text = typeof value === 'object' ? written(value) : String(value);
  return codePointLength(text) > MAX_QUOTED_LENGTH ? `${truncate(text, MAX_QUOTED_LENGTH)}…` : text;
}

/** The maximum depth of a quoted value: the depth that JSON.stringify supports depends on the engine. */
const MAX_DEPTH = 500;
const written = (value: unknown): string =>
  isTooDeep(value) ? pythonTypeName(value) : JSON.stringify(value);

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  return level.length > 0;
}
