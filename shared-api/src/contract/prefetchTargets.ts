/** What the registry says of a remote, as far as it decides which addresses need it. */
export interface RemoteRouting {
  /** In the router's notation: a part that begins with a colon is any text. */
  paths: readonly string[];
  /** The slots that it fills for others. */
  lends: readonly string[];
  /** Slots that others fill for it, by the address where they are shown: `/admin_dashboard?tab=issues`. */
  borrows?: Readonly<Record<string, string>> | undefined;
  /** What its screens read first, by the address where they are shown. */
  asks?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The files of its screens, by the addresses where they are shown. */
  screenFiles?: readonly { paths: readonly string[]; files: readonly string[] }[] | undefined;
  enabled?: boolean | undefined;
}

/** Home is the shell's own; what stands on it is lent. */
const HOME = { path: '/amc_count', slot: 'home' };

/**
 * The remotes that a remote's screen at an address is made of: its owner, and those that lend to it. The server asks for them
 * in the page, and the shell where the server cannot know.
 */
export function remotesToPrefetch<Remote extends RemoteRouting>(
  remotes: readonly Remote[],
  pathname: string,
  search: URLSearchParams,
): Remote[] {
  const running = remotes.filter(({ enabled = true }) => enabled);
  const borrowed = running.flatMap((remote) => extensionSlotsAt(remote, pathname, search));
  return running.filter(
    ({ paths, lends }) =>
      paths.some((path) => matches(path, pathname)) || lends.some((slot) => borrowed.includes(slot)),
  );
}

/** The remotes that Home is made of, where the address is Home's. */
export function remotesOfHome<Remote extends RemoteRouting>(
  remotes: readonly Remote[],
  pathname: string,
): Remote[] {
  if (!matches(HOME.path, pathname)) return [];
  return remotes.filter(({ enabled = true, lends }) => enabled && lends.includes(HOME.slot));
}

/**
 * The addresses of what an address's screens read first, as `prefetchReplies` takes them; none where the address says more than its
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
    .flatMap(({ asks = {} }) => Object.entries(asks))
    .flatMap(([path, addresses]) => (matches(path, pathname) ? addresses : []));
}

/** The files that the screen of a remote at an address is made of, besides those that every screen of it needs. */
export const screenFilesAt = ({ screenFiles = [] }: RemoteRouting, pathname: string): string[] =>
  screenFiles.flatMap(({ paths, files }) => (paths.some((path) => matches(path, pathname)) ? files : []));

/** Without regard to case, and with or without a slash at the end, as the router does (R203). */
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
  { borrows = {} }: RemoteRouting,
  pathname: string,
  search: URLSearchParams,
): string[] =>
  Object.entries(borrows).flatMap(([address, slot]) => {
    const [path = '', query = ''] = address.split('?');
    const fits = [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value);
    return fits && matches(path, pathname) ? [slot] : [];
  });

/** A version of a remote, with the integrity of its scripts by their path below the version's folder. */
interface Hashed {
  name: string;
  version: string;
  chunks: Readonly<Record<string, string>>;
}

/** The integrity that a version's script at an address must have; '' where none is known. */
export const integrityOf = ({ name, version, chunks }: Hashed, address: string): string =>
  chunks[address.replace(`/mf/${name}/${version}/`, '')] ?? '';
