import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { NONCE_PLACEHOLDER, consolePage } from './consolePage';
import { registryAt } from './pageRegistry';

/** The first address of technicians; their page names the versions of their remotes. */
const START = '/my_work';

/** What a technician's phone runs, whole or not at all (R1420). The worker reads it (shell/worker). */
export interface ReleaseSet {
  /** Differs with each page and each file. */
  revision: string;
  /** SHA-256 of the page without its nonces, in hexadecimal. */
  page: string;
  /** Scripts, style sheets and fonts, with their integrity, as browsers check it. */
  files: readonly ReleaseFile[];
}

interface ReleaseFile {
  url: string;
  integrity: string;
}

/**
 * The release set of a registry: the page, the files of its shell, and those of each version that it names of the
 * remotes for technicians. Null if the shell was deployed without a list of its files, or there is no such remote.
 */
export async function releaseSet(
  siteDir: string,
  registry: unknown,
  allowOverride = false,
): Promise<ReleaseSet | null> {
  const theirs = registryAt(registry, START);
  if (!isRecord(theirs) || theirs['role'] !== 'TechnicianUser') return null;
  const { shell, remotes } = theirs;
  if (!isRecord(shell) || !Array.isArray(remotes)) return null;
  const ofShell = await assetsOf(siteDir, 'shell', String(shell['version']), '/');
  if (!ofShell) return null;
  const versions = remotes
    .filter(isRecord)
    .filter(({ enabled }) => enabled !== false)
    .flatMap(versionsOf);
  const ofRemotes = await Promise.all(versions.map((version) => filesOf(siteDir, version)));
  const html = await consolePage(siteDir, { pathname: START, search: '', registry }, allowOverride);
  const page = hashOf(html.replaceAll(NONCE_PLACEHOLDER, ''));
  const files = [...ofShell, ...ofRemotes.flat()];
  return { revision: hashOf(JSON.stringify([page, files])).slice(0, 16), page, files };
}

/** A version of a remote in the registry, as far as it is known to be one. */
interface NamedVersion {
  name: string;
  version: string;
  /** The folder of its files, with the origin if that is another one. */
  base: string;
  /** What the registry itself says of its files. */
  known: ReleaseFile[];
}

/** The version for all, and the one that is tried by some: the page does not know whose it is. */
function versionsOf(remote: Record<string, unknown>): NamedVersion[] {
  const name = String(remote['name']);
  return [remote, remote['canary']].filter(isRecord).flatMap((one) => {
    const { version, entry } = one;
    if (typeof version !== 'string' || typeof entry !== 'string' || entry === '') return [];
    const base = entry.slice(0, entry.lastIndexOf('/') + 1);
    return [{ name, version, base, known: knownFiles(base, one) }];
  });
}

/** What the registry says: the integrity of each script, and the addresses of the files of its screens. */
function knownFiles(base: string, { chunks, preload, screenFiles }: Record<string, unknown>): ReleaseFile[] {
  const scripts = filesAt(base, chunks);
  const screens = Array.isArray(screenFiles) ? screenFiles.filter(isRecord) : [];
  const named = [preload, ...screens.map(({ files }) => files)].flatMap((files) =>
    Array.isArray(files) ? files.map(String) : [],
  );
  const others = named.filter((address) => scripts.every(({ url }) => url !== address));
  return [...scripts, ...[...new Set(others)].map((url) => ({ url, integrity: '' }))];
}

/** The files of a version by its record; by the registry if that is an older one. */
async function filesOf(
  siteDir: string,
  { name, version, base, known }: NamedVersion,
): Promise<ReleaseFile[]> {
  return (await assetsOf(siteDir, name, version, base)) ?? known;
}

/** The files in the record of a deployed version; undefined if it has no list. */
async function assetsOf(
  siteDir: string,
  name: string,
  version: string,
  base: string,
): Promise<ReleaseFile[] | undefined> {
  if (![name, version].every((part) => /^[\w-][\w.-]*$/.test(part))) return undefined;
  const text = await readFile(path.join(siteDir, 'mf', name, version, 'version.json'), 'utf8').catch(
    () => 'null',
  );
  const record: unknown = JSON.parse(text);
  return isRecord(record) && isRecord(record['assets']) ? filesAt(base, record['assets']) : undefined;
}

const filesAt = (base: string, integrities: unknown): ReleaseFile[] =>
  Object.entries(isRecord(integrities) ? integrities : {}).map(([file, integrity]) => ({
    url: base + file,
    integrity: String(integrity),
  }));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
