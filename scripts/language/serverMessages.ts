import { readdirSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** The syntax trees of a package's sources, without tests and test helpers. Their names are relative to the root. */
export function sourcesOf(pkg: string): ts.SourceFile[] {
  return readdirSync(path.join(ROOT, pkg, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${pkg}/src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.ES2022, true),
    );
}

/** A JSON file of a package, undefined when it has none. */
export function jsonOf(pkg: string, file: string): unknown {
  const place = path.join(ROOT, pkg, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
}

/**
 * A message of the contract or the server. Its placeholders have the names of the parameters of the contract's
 * functions.
 */
export interface ServerMessage {
  /** The catalogue's key: `The option "{option}" appears twice.` */
  english: string;
  /** The message with `values` filled in, as it arrives. */
  text: string;
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
    for (const [name, exported] of Object.entries(Object(module) as object)) {
      if (!/(^m|M)essages$/.test(name) || ELSEWHERE.includes(name)) continue;
      found.push(...messagesOf(typeof exported === 'function' ? call(exported, []) : exported));
    }
  }
  return found;
}

function messagesOf(exported: unknown): ServerMessage[] {
  if (typeof exported === 'string') return [{ english: exported, text: exported, values: {} }];
  if (typeof exported === 'function') return [template(exported)];
  return typeof exported === 'object' && exported !== null ? Object.values(exported).flatMap(messagesOf) : [];
}

/** A message with placeholders: the result of its function for `{name}`, and for a unique value. */
function template(message: object): ServerMessage {
  const names = parametersOf(String(message));
  const values = Object.fromEntries(names.map((name, at) => [name, `value-${at}`]));
  const english = call(
    message,
    names.map((name) => `{${name}}`),
  );
  return { english: String(english), text: String(call(message, Object.values(values))), values };
}

const call = (message: object, given: readonly string[]): unknown =>
  Reflect.apply(message as (...given: string[]) => unknown, undefined, given);

/** The names of a function's parameters: `(listed, all)=>…`. */
function parametersOf(source: string): string[] {
  const [, list = ''] = /^(?:function \w*)?\(?([^)=]*)\)?/.exec(source) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
