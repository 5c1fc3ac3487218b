import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sourcesOf';

/**
 * A message of the contract or the server. Its placeholders have the names of the parameters of the contract's
 * functions.
 */
export interface ServerMessage {
  /** The catalogue's key: `The option "{option}" appears twice.` */
  english: string;
  /** The message with `values` filled in, as it arrives. */
  told: string;
  values: Record<string, string>;
}

/** Messages to phones, which do not have the console's catalogue. */
const ELSEWHERE = ['pushMessages'];

/**
 * All messages of shared-api: the exports of its modules whose name ends in 'messages'.
 */
export async function serverMessages(): Promise<ServerMessage[]> {
  const folder = path.join(ROOT, 'shared-api/src');
  const found: ServerMessage[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(contract|client).*\.ts$/.test(file) || /\.test\.ts$/.test(file)) continue;
    const module: unknown = await import(path.join(folder, file));
    for (const [name, shelf] of Object.entries(Object(module) as object)) {
      if (!/(^m|M)essages$/.test(name) || ELSEWHERE.includes(name)) continue;
      found.push(...answersOn(typeof shelf === 'function' ? call(shelf, []) : shelf));
    }
  }
  return found;
}

function answersOn(shelf: unknown): ServerMessage[] {
  if (typeof shelf === 'string') return [{ english: shelf, told: shelf, values: {} }];
  if (typeof shelf === 'function') return [template(shelf)];
  return typeof shelf === 'object' && shelf !== null ? Object.values(shelf).flatMap(answersOn) : [];
}

/** A message with placeholders: the result of its function for `{name}`, and for a unique value. */
function template(say: object): ServerMessage {
  const gaps = parametersOf(String(say));
  const values = Object.fromEntries(gaps.map((gap, at) => [gap, `value-${at}`]));
  const english = call(
    say,
    gaps.map((gap) => `{${gap}}`),
  );
  return { english: String(english), told: String(call(say, Object.values(values))), values };
}

const call = (say: object, given: readonly string[]): unknown =>
  Reflect.apply(say as (...given: string[]) => unknown, undefined, given);

/** The names of a function's parameters: `(listed, all)=>…`. */
function parametersOf(source: string): string[] {
  const [, list = ''] = /^(?:function \w*)?\(?([^)=]*)\)?/.exec(source) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
