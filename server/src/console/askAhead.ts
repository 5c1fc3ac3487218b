import { neededFirst, type Addressed } from '@smart-elevator/shared-api/contract/console/neededFirst';
import { isRecord } from './pageRegistry';

/** What the registry says of a version, as far as it is asked for ahead. */
interface Ahead extends Addressed {
  name: string;
  version: string;
  entry: string;
  integrity: string;
  chunks: Readonly<Record<string, string>>;
  preload: readonly string[];
}

const FILE = /^\/mf(\/[\w-][\w.-]*)+\.js$/;
const INTEGRITY = /^sha384-[\w+/=]+$/;

/**
 * The links by which a page asks for the scripts of the remotes that its address needs: exactly as the shell's loader will
 * (shell/src/remotes), else the browser fetches them twice. A remote with a canary is left to the shell, which knows the
 * dealer; so is what is not described rightly.
 */
export function askAhead(registry: unknown, pathname: string, search: URLSearchParams): string {
  const remotes = isRecord(registry) && Array.isArray(registry['remotes']) ? registry['remotes'] : [];
  const known = remotes.filter(isAhead).filter((remote) => !('canary' in remote));
  return neededFirst(known, pathname, search).flatMap(linksOf).join('');
}

const linksOf = ({ name, version, entry, integrity, chunks, preload }: Ahead): string[] => [
  link(entry, integrity, ' crossorigin="anonymous"'),
  ...preload.map((file) => link(file, chunks[file.replace(`/mf/${name}/${version}/`, '')] ?? '')),
];

const link = (file: string, integrity: string, mode = ''): string =>
  FILE.test(file) && INTEGRITY.test(integrity)
    ? `<link rel="preload" as="script" href="${file}" integrity="${integrity}"${mode}>\n`
    : '';

const isAhead = (value: unknown): value is Ahead =>
  isRecord(value) &&
  ['name', 'version', 'entry', 'integrity'].every((key) => typeof value[key] === 'string') &&
  ['paths', 'lends', 'preload'].every((key) => areTexts(value[key])) &&
  isRecord(value['chunks']) &&
  areTexts(Object.values(value['chunks'])) &&
  (value['borrows'] === undefined ||
    (isRecord(value['borrows']) && areTexts(Object.values(value['borrows']))));

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
