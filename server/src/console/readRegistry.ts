import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';

/** The address of the registry. */
export const REGISTRY_ADDRESS = 'mf/registry.json';

/** The copy of the registry that was deployed last; older deployments have none. */
const LAST = 'last.json';

/** The registry that is in use, and a sentence about why it is not the deployed one, or why there is none. */
export interface RegistryInUse {
  registry: unknown;
  warning?: string;
}

/**
 * The registry of deployed versions, as it is deployed. If its file is missing or invalid, the copy of the last one, or
 * without it the newest revision, so that one bad file does not take all sections away; null if there is none either.
 *
 * @param file The registry; its revisions are in the folder `registry` beside it.
 */
export async function readRegistry(file: string): Promise<RegistryInUse> {
  const current = await readJson(file);
  if (isRegistry(current)) return { registry: current };
  const last = await lastRevision(file.replace(/\.json$/, ''));
  if (!last) return { registry: current, warning: 'There is no valid registry: no section is available.' };
  return {
    registry: last,
    warning: `The registry is missing or broken: its last good revision, ${String(last['revision'])}, is used.`,
  };
}

async function lastRevision(folder: string): Promise<Record<string, unknown> | undefined> {
  const files = (await readdir(folder).catch(() => []))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file));
  const dated = await Promise.all(
    files.map(async (file) => ({
      file,
      at: path.basename(file) === LAST ? Infinity : (await stat(file)).mtimeMs,
    })),
  );
  for (const { file } of dated.sort((a, b) => b.at - a.at)) {
    const revision = await readJson(file);
    if (isRegistry(revision)) return revision;
  }
  return undefined;
}

/** One invalid remote takes only its own section away; a registry of invalid ones is none. */
const isRegistry = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  typeof value['revision'] === 'string' &&
  Array.isArray(value['remotes']) &&
  (value['remotes'].length === 0 || value['remotes'].some(isRemote));

const isRemote = (value: unknown): boolean =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['entry'] === 'string';

/** Parses a file; null when it is missing or invalid. */
const readJson = (file: string): Promise<unknown> =>
  readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null);

/** A remote of a registry with another form of its version, of the previous one and of the canary. */
export function changeVersions(remote: unknown, change: (version: unknown) => unknown): unknown {
  const main = change(remote);
  if (!isRecord(main)) return main;
  const { previous, canary } = main;
  return {
    ...main,
    ...(previous === undefined ? {} : { previous: change(previous) }),
    ...(canary === undefined ? {} : { canary: change(canary) }),
  };
}
