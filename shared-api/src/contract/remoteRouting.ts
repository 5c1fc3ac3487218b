import type { UserType } from './endpoint';
import { areTexts, isRecord } from './isRecord';

/** The files of one screen, or of one part of Home, in addition to those that every screen of its remote needs. */
export type ScreenFiles = NonNullable<RemoteRouting['screenFiles']>[number];

/** The part of a remote's registry entry that decides who needs it, and at which addresses. */
export interface RemoteRouting {
  /** The types of users for whom it is; dealers if omitted. */
  roles?: readonly UserType[] | undefined;
  /** In the router's notation: a part that starts with a colon matches any text. */
  paths: readonly string[];
  /** The slots of the shell and of other remotes to which it adds a part. */
  extensions: readonly string[];
  /** The slots of its own screens, by the address where they are shown: `/admin_dashboard?tab=issues`. */
  slots?: Readonly<Record<string, string>> | undefined;
  /** The first requests of its screens, by the address where they are shown. */
  prefetch?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The files of its screens, by the addresses where they are shown. */
  screenFiles?: readonly { paths: readonly string[]; files: readonly string[] }[] | undefined;
  enabled?: boolean | undefined;
}

/** Home belongs to the shell; remotes add its content. */
const HOME = { path: '/amc_count', slot: 'home' };

/**
 * The remotes of a screen at an address: its owner, and those that add a part to it. The server preloads them in the
 * page, and the shell does so where the server cannot know the address.
 */
export function remotesToPrefetch<Remote extends RemoteRouting>(
  remotes: readonly Remote[],
  pathname: string,
  search: URLSearchParams,
): Remote[] {
  const running = remotes.filter(({ enabled = true }) => enabled);
  const slots = running.flatMap((remote) => extensionSlotsAt(remote, pathname, search));
  return running.filter(
    ({ paths, extensions }) =>
      paths.some((path) => matches(path, pathname)) || extensions.some((slot) => slots.includes(slot)),
  );
}

export const isHome = (pathname: string): boolean => matches(HOME.path, pathname);

export const areScreenFiles = (value: unknown): value is ScreenFiles =>
  isRecord(value) && areTexts(value['paths']) && areTexts(value['files']);

/** The remotes of Home, if the address is Home's. */
export function remotesOfHome<Remote extends RemoteRouting>(
  remotes: readonly Remote[],
  pathname: string,
): Remote[] {
  if (!isHome(pathname)) return [];
  return remotes.filter(({ enabled = true, extensions }) => enabled && extensions.includes(HOME.slot));
}

/**
 * The URLs of an address's first requests, as `prefetchReplies` takes them; none if the address has more than its
 * path, such as a filter.
 */
export function repliesToPrefetch(
  remotes: readonly RemoteRouting[],
  pathname: string,
  search: URLSearchParams,
): string[] {
  if (search.toString() !== '') return [];
  return remotes
    .filter(({ enabled = true }) => enabled)
    .flatMap(({ prefetch = {} }) => Object.entries(prefetch))
    .flatMap(([path, addresses]) => (matches(path, pathname) ? addresses : []));
}

/** Whether a remote is for a type of users (R1393). */
export const isFor = ({ roles = DEALERS }: Pick<RemoteRouting, 'roles'>, role: UserType): boolean =>
  roles.includes(role);

const DEALERS: readonly UserType[] = ['DealerUser'];

/** The remote that owns an address. */
export const ownerOf = <Remote extends Pick<RemoteRouting, 'paths'>>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | undefined => remotes.find(({ paths }) => paths.some((path) => matches(path, pathname)));

/** The type of users whose page is at an address: dealers, unless its owner is for others only (R1393). */
export function roleAt(
  remotes: readonly Pick<RemoteRouting, 'paths' | 'roles'>[],
  pathname: string,
): UserType {
  const { roles = DEALERS } = ownerOf(remotes, pathname) ?? {};
  return roles.includes('DealerUser') ? 'DealerUser' : (roles[0] ?? 'DealerUser');
}

/** The files of a remote's screen at an address, in addition to those that every screen of it needs. */
export const screenFilesAt = ({ screenFiles = [] }: RemoteRouting, pathname: string): string[] =>
  screenFiles.flatMap(({ paths, files }) => (paths.some((path) => matches(path, pathname)) ? files : []));

/** Case-insensitive, and with or without a trailing slash, like the router (R203). */
function matches(path: string, pathname: string): boolean {
  const wanted = partsOf(path);
  const given = partsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, place) => part === given[place] || (part.startsWith(':') && given[place] !== ''))
  );
}

const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

const extensionSlotsAt = (
  { slots = {} }: RemoteRouting,
  pathname: string,
  search: URLSearchParams,
): string[] =>
  Object.entries(slots).flatMap(([address, slot]) => {
    const [path = '', query = ''] = address.split('?');
    const fits = [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value);
    return fits && matches(path, pathname) ? [slot] : [];
  });

/** A version of a remote, with the integrity of its scripts by their path in the version's folder. */
interface Hashed {
  name: string;
  version: string;
  chunks: Readonly<Record<string, string>>;
}

/** The integrity of a version's script at an address; '' when it is unknown. */
export const integrityOf = ({ name, version, chunks }: Hashed, address: string): string =>
  chunks[address.split(`/mf/${name}/${version}/`).at(-1) ?? ''] ?? '';
