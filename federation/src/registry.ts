import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import type { LocalizedNames } from '@smart-elevator/shared-ui/language/localizedName';
import type { Change, Provenance, Recorded } from './Provenance';
import type { ExtensionSlotName } from './remote';
import {
  areNames,
  isCall,
  isDeployedFile,
  isListOf,
  isPath,
  isRecordOf,
  isRole,
  isText,
  validOf,
} from './registryValues';
import { shareOf } from './shareOf';

/** An entry of the top navigation. Reports is always present, independent of its remote (R206). */
export interface NavigationItem {
  label: string;
  /** Its translated labels: they are needed before the remote with its translations is loaded. */
  labels?: LocalizedNames;
  path: string;
  /** Smaller values come first. */
  order: number;
  /** The name of its icon (shared-ui/icon), for the navigation of technicians; one that is unknown is not drawn. */
  icon?: string;
  /** Other addresses that belong to this section, such as the forms that are opened from it. */
  within?: readonly string[];
}

/** The description of a remote's version, from the `remote.json` of its package. */
export interface RemoteDescription {
  /** The versions of the contract that it works with, as a caret range. */
  contract: string;
  /** The addresses that it owns, in the router's notation. */
  paths: readonly string[];
  navigation: readonly NavigationItem[];
  /** The remote's title in other languages. */
  titles?: LocalizedNames;
  /** The addresses that others link to, by name: `linkTo('tickets.edit', { ticketKey })`. */
  links?: Readonly<Record<string, string>>;
  /** Its addresses that belong to a section of another remote, by that section's link, or to 'home'. */
  within?: Readonly<Record<string, readonly string[]>>;
  /** The types of users for whom it is; dealers if omitted. */
  roles?: readonly UserType[];
  /** The slots to which it adds a part. */
  extensions: readonly (ExtensionSlotName | 'search')[];
  /** The slots of its own screens, by the address where they are shown: `/admin_dashboard?tab=issues`. */
  slots?: Readonly<Record<string, ExtensionSlotName>>;
  /** The first calls of its screens, by the address of the screen; `:dealer_id` is the signed-in dealer. */
  prefetch?: Readonly<Record<string, readonly string[]>>;
}

/** One deployed version of a remote. Its files are under /mf/<remote>/<version>/ and never change. */
export interface RemoteVersion extends RemoteDescription {
  /** The version of the package and the hash of its files. */
  version: string;
  /** The other origin that serves its files; the console's server prefixes their addresses with it, or refuses it. */
  origin?: string;
  /** The address of its first script. */
  entry: string;
  /** The integrity of that script, as browsers check it. */
  integrity: string;
  /** The integrity of every script of the version, by its path below the version's folder; {} in older registries. */
  chunks: Readonly<Record<string, string>>;
  /** The addresses of the other files that its first screen needs, so that they can be fetched at the same time. */
  preload: readonly string[];
  /** The files of each of its screens, which the server preloads in the page, or the shell on Home; missing in older registries. */
  screenFiles?: readonly { paths: readonly string[]; files: readonly string[] }[];
}

/** A version that some dealers get before the others. */
export interface CanaryVersion extends RemoteVersion {
  /** The share of the dealers, 0 to 1; a dealer of a share belongs to every greater one. */
  share: number;
  /** The time of the start, in ISO 8601. */
  since: string;
  provenance?: Provenance;
}

/** A deployed remote: the version for everybody, and further data. */
export interface DeployedRemote extends RemoteVersion, Recorded {
  name: string;
  /** Its title for users. */
  title: string;
  /** False while it is switched off: its section and its addresses say that it is not available. */
  enabled: boolean;
  /** The previous version, the fallback if this one does not start. */
  previous?: RemoteVersion;
  canary?: CanaryVersion;
  /** The time of the last change of this entry, in ISO 8601; '' in older registries. */
  changed: string;
}

/** The deployed shell. Both are '' in older registries, which did not name it. */
export interface DeployedShell extends Recorded {
  version: string;
  /** Its version of the contract. */
  contract: string;
  /** The previous version. */
  previous?: string;
  /** The time of the deployment, in ISO 8601. */
  changed?: string;
}

/** The registry of deployed versions: `/mf/registry.json`, and its history in `/mf/registry/<revision>.json`. */
export interface Registry {
  revision: string;
  /** The type of users whose remotes it lists, as in a page of the console; missing if it lists all. */
  role?: UserType;
  shell: DeployedShell;
  remotes: readonly DeployedRemote[];
  /** The remotes whose entries are invalid, so that their sections can say so; missing if there is none. */
  unavailable?: readonly UnavailableRemote[];
  /** The remotes that were taken out and not deployed again; missing if there is none. */
  removed?: readonly { name: string; changed: string; change: Change }[];
}

/** What is known of a remote whose entry in the registry is invalid: its addresses and its place in the navigation. */
export type UnavailableRemote = Pick<
  DeployedRemote,
  'name' | 'title' | 'titles' | 'paths' | 'navigation' | 'roles'
>;

/**
 * The version of a remote for a dealer: always the same one while the share stays the same. A user who is not signed
 * in never gets the canary.
 */
export function versionFor(remote: DeployedRemote, dealerId?: number | string): RemoteVersion {
  const { canary } = remote;
  if (!canary || dealerId === undefined) return remote;
  return shareOf(`${remote.name}/${dealerId}`) < canary.share ? canary : remote;
}

/**
 * Parses a registry. Invalid parts (a remote, or only its previous version or canary) are left out and listed in
 * `invalid`, and the rest stays. An invalid remote with a name and addresses is in `unavailable`. Undefined if the value is not a registry.
 */
export function parseRegistry(value: unknown): { registry: Registry; invalid: string[] } | undefined {
  if (!isRecord(value) || typeof value['revision'] !== 'string' || !Array.isArray(value['remotes']))
    return undefined;
  const invalid: string[] = [];
  const remotes = value['remotes'].flatMap((one: unknown) => parseRemote(one, invalid) ?? []);
  const unavailable = value['remotes'].flatMap((one: unknown) =>
    parseRemote(one) ? [] : (parseUnavailable(one) ?? []),
  );
  return {
    registry: {
      revision: value['revision'],
      ...(isRole(value['role']) ? { role: value['role'] } : {}),
      shell: shellFrom(value['shell']),
      remotes,
      ...(unavailable.length > 0 ? { unavailable } : {}),
    },
    invalid,
  };
}

/** Parses one remote of a registry; undefined if it is invalid. Parts that are left out are added to `invalid`. */
export function parseRemote(value: unknown, invalid: string[] = []): DeployedRemote | undefined {
  if (!isRecord(value) || !isNamed(value) || !isVersion(value)) {
    const name = isRecord(value) ? value['name'] : undefined;
    invalid.push(typeof name === 'string' ? name : 'a remote without a name');
    return undefined;
  }
  const { previous, canary } = value;
  const remote: DeployedRemote = { chunks: {}, enabled: true, changed: '', ...value };
  delete remote.previous;
  delete remote.canary;
  if (isVersion(previous)) remote.previous = { ...previous, chunks: previous.chunks ?? {} };
  else if (previous !== undefined) invalid.push(`${value.name}: the previous version`);
  if (isCanary(canary)) remote.canary = { ...canary, chunks: canary.chunks ?? {} };
  else if (canary !== undefined) invalid.push(`${value.name}: the canary`);
  return remote;
}

/** The valid parts of the section of an invalid remote; undefined if it has no name, or if it is off. */
function parseUnavailable(value: unknown): UnavailableRemote | undefined {
  if (!isRecord(value) || !isNamed(value) || value.enabled === false) return undefined;
  const { name, title, titles } = value;
  const roles = validOf(value['roles'], isRole);
  const paths = validOf(value['paths'], isPath);
  const navigation = validOf(value['navigation'], isNavigationItem);
  return {
    ...{ name, title, paths, navigation },
    ...(titles && areNames(titles) ? { titles } : {}),
    ...(roles.length > 0 ? { roles } : {}),
  };
}

/** A version in an older registry: without the integrity of its chunks. */
type SomeVersion<Version> = Omit<Version, 'chunks'> & { chunks?: RemoteVersion['chunks'] };

const isNamed = (
  value: Record<string, unknown>,
): value is Record<string, unknown> & { name: string; title: string; enabled?: boolean; changed?: string } =>
  typeof value['name'] === 'string' &&
  typeof value['title'] === 'string' &&
  ['boolean', 'undefined'].includes(typeof value['enabled']) &&
  ['string', 'undefined'].includes(typeof value['changed']);

const isVersion = (value: unknown): value is SomeVersion<RemoteVersion> =>
  isRecord(value) &&
  ['version', 'integrity', 'contract'].every((key) => typeof value[key] === 'string') &&
  // Our own origin, or one that the server allowed: it has put it there, and the page's policy refuses all others.
  isDeployedFile(value['entry']) &&
  isRecordOf(value['chunks'], isText) &&
  isListOf(value['paths'], isPath) &&
  isListOf(value['navigation'], isNavigationItem) &&
  areNames(value['titles']) &&
  (value['roles'] === undefined || isListOf(value['roles'], isRole)) &&
  isRecordOf(value['links'], isPath) &&
  isRecordOf(value['within'], (one) => isListOf(one, isPath)) &&
  isListOf(value['preload'], isDeployedFile) &&
  (value['screenFiles'] === undefined || isListOf(value['screenFiles'], areScreenFiles)) &&
  isListOf(value['extensions'], isText) &&
  isRecordOf(value['slots'], isText) &&
  isRecordOf(value['prefetch'], (one) => isListOf(one, isCall));

const areScreenFiles = (value: unknown): boolean =>
  isRecord(value) && isListOf(value['paths'], isPath) && isListOf(value['files'], isDeployedFile);

const isCanary = (value: unknown): value is SomeVersion<CanaryVersion> =>
  isVersion(value) &&
  'share' in value &&
  typeof value.share === 'number' &&
  value.share >= 0 &&
  value.share <= 1 &&
  'since' in value &&
  typeof value.since === 'string';

const isNavigationItem = (value: unknown): value is NavigationItem =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  areNames(value['labels']) &&
  isPath(value['path']) &&
  typeof value['order'] === 'number' &&
  ['string', 'undefined'].includes(typeof value['icon']) &&
  (value['within'] === undefined || isListOf(value['within'], isPath));

const shellFrom = (value: unknown): DeployedShell => {
  const { version = '', contract = '' } = isRecord(value) ? value : {};
  return { version: String(version), contract: String(contract) };
};
