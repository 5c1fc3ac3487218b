import {
  areScreenFiles,
  integrityOf,
  remotesToPrefetch,
  screenFilesAt,
  type RemoteRouting,
} from '@smart-elevator/shared-api/contract/remoteRouting';
import { areTexts, isRecord } from '@smart-elevator/shared-api/contract/isRecord';

/** The part of a version's registry entry that preloading needs. */
interface PreloadEntry extends RemoteRouting {
  name: string;
  version: string;
  entry: string;
  integrity: string;
  chunks: Readonly<Record<string, string>>;
  preload: readonly string[];
}

const SCRIPT = /^(https?:\/\/[\w.:[\]-]+)?\/mf(\/[\w-][\w.-]*)+\.js$/;
const STYLE = /^(https?:\/\/[\w.:[\]-]+)?\/mf(\/[\w-][\w.-]*)+\.css$/;
const ANONYMOUS = ' crossorigin="anonymous"';
const INTEGRITY = /^sha384-[\w+/=]+$/;

/**
 * The preload links for the files of the remotes that an address needs. They must match the later requests of the
 * shell's loader (shell/src/remotes) and of the remote itself; otherwise the browser fetches the files twice. A remote
 * with a canary is left to the shell, which knows the dealer; so is an invalid entry.
 */
export function preloadLinks(registry: unknown, pathname: string, search: URLSearchParams): string {
  const remotes: unknown[] =
    isRecord(registry) && Array.isArray(registry['remotes']) ? registry['remotes'] : [];
  const known = remotes.filter(isPreloadEntry).filter((remote) => !('canary' in remote));
  return remotesToPrefetch(known, pathname, search)
    .flatMap((remote) => linksOf(remote, pathname))
    .join('');
}

function linksOf(remote: PreloadEntry, pathname: string): string[] {
  const { entry, integrity, preload } = remote;
  const files = [...new Set([...preload, ...screenFilesAt(remote, pathname)])];
  return [
    script(entry, integrity, ANONYMOUS),
    ...files.map((file) => script(file, integrityOf(remote, file))),
    ...files.map(style),
  ];
}

/** Files of other origins are requested without cookies. */
const modeOf = (file: string): string => (file.startsWith('/') ? '' : ANONYMOUS);

const script = (file: string, integrity: string, mode = modeOf(file)): string =>
  SCRIPT.test(file) && INTEGRITY.test(integrity)
    ? `<link rel="preload" as="script" href="${file}" integrity="${integrity}"${mode}>\n`
    : '';

const style = (file: string): string =>
  STYLE.test(file) ? `<link rel="preload" as="style" href="${file}"${modeOf(file)}>\n` : '';

const isPreloadEntry = (value: unknown): value is PreloadEntry =>
  isRecord(value) &&
  ['name', 'version', 'integrity'].every((key) => typeof value[key] === 'string') &&
  SCRIPT.test(String(value['entry'])) &&
  ['paths', 'extensions', 'preload'].every((key) => areTexts(value[key])) &&
  isRecord(value['chunks']) &&
  areTexts(Object.values(value['chunks'])) &&
  (value['screenFiles'] === undefined ||
    (Array.isArray(value['screenFiles']) && value['screenFiles'].every(areScreenFiles))) &&
  (value['slots'] === undefined || (isRecord(value['slots']) && areTexts(Object.values(value['slots']))));
