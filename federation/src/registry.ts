import type { Names } from '@smart-elevator/shared-ui/language/named';
import type { Slot } from './remote';

/** An entry of the top navigation. Reports is always there, whoever owns it (decision 16). */
export interface NavigationItem {
  label: string;
  /** Its label in other languages: it is read before the remote, which has the other sentences, is loaded. */
  labels?: Names;
  path: string;
  /** The smaller stands first. */
  order: number;
  /** Other addresses that belong to this section, such as the forms that are opened from it. */
  within?: readonly string[];
}

/** What a package says of itself in its `remote.json`. */
export interface RemoteDescription {
  name: string;
  /** The versions of the contract that it works with, as a caret range. */
  contract: string;
  /** The addresses that it owns, in the router's notation. */
  paths: readonly string[];
  navigation: readonly NavigationItem[];
  /** The remote's title in other languages. */
  titles?: Names;
  lends: readonly Slot[];
}

/** A deployed remote. */
export interface DeployedRemote extends RemoteDescription {
  /** What it is about, in plain words. */
  title: string;
  /** Of the package and of its files; nothing deployed under it ever changes. */
  version: string;
  /** The address of its first script. */
  entry: string;
  /** Of that script, as browsers check it. */
  integrity: string;
  /** What its first screen needs besides, so that it can be fetched at the same time. */
  preload: readonly string[];
}

/** What is deployed; `/mf/registry.json`. */
export interface Registry {
  revision: string;
  remotes: readonly DeployedRemote[];
}

/**
 * Reads a registry. A remote that is not described rightly is left out and named in `faults`, so that the others stand;
 * undefined when the whole is no registry.
 */
export function readRegistry(value: unknown): { registry: Registry; faults: string[] } | undefined {
  if (!isRecord(value) || typeof value['revision'] !== 'string' || !Array.isArray(value['remotes']))
    return undefined;
  const all: unknown[] = value['remotes'];
  const remotes = all.filter(isDeployedRemote);
  const faults = all.filter((one) => !isDeployedRemote(one)).map(nameOf);
  return { registry: { revision: value['revision'], remotes }, faults };
}

/** Whether a remote is described rightly. */
export function isDeployedRemote(value: unknown): value is DeployedRemote {
  return (
    isRecord(value) &&
    ['name', 'title', 'version', 'integrity', 'contract'].every((key) => typeof value[key] === 'string') &&
    typeof value['entry'] === 'string' &&
    // Only our own origin: a registry must not be able to bring in foreign scripts.
    /^\/mf(\/[\w-][\w.-]*)+$/.test(value['entry']) &&
    isListOf(value['paths'], isPath) &&
    isListOf(value['preload'], isPath) &&
    isListOf(value['lends'], (one) => typeof one === 'string') &&
    areNames(value['titles']) &&
    isListOf(value['navigation'], isNavigationItem)
  );
}

const isNavigationItem = (value: unknown): value is NavigationItem =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  areNames(value['labels']) &&
  isPath(value['path']) &&
  typeof value['order'] === 'number' &&
  (value['within'] === undefined || isListOf(value['within'], isPath));

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

const areNames = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every((name) => typeof name === 'string'));

const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const nameOf = (value: unknown): string =>
  isRecord(value) && typeof value['name'] === 'string' ? value['name'] : 'a remote without a name';
