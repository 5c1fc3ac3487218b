import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sourcesOf';

/** A sentence that the contract or the server answers with. Its gaps are named as the contract's functions name them. */
export interface ServerMessage {
  /** The catalogue's key: `The option "{option}" appears twice.` */
  english: string;
  /** The sentence with `values` in its gaps, as it arrives. */
  told: string;
  values: Record<string, string>;
}

/** Told to phones, which have no catalogue of the console's. */
const ELSEWHERE = ['pushMessages'];

/**
 * All sentences on the shelves of shared-api: what its modules export under a name that ends in 'messages'.
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

/** A sentence with gaps: what its function says of `{name}`, and of a value that nothing else holds. */
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
