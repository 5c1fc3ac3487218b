import type { DeployedRemote, NavigationItem, Registry } from '@smart-elevator/federation/registry';
import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { addressOf } from '@smart-elevator/shared-api/client/links';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';

/** The shell's own section. */
const HOME: NavigationItem = {
  label: msg('Home'),
  path: paths.home,
  order: 10,
  within: [paths.alarms, paths.alarm],
};

/** Always present (R206), even without its remote. */
export const REPORTS: NavigationItem = { label: msg('Reports'), path: '/reports', order: 70 };

/** A section; an unavailable one belongs to a remote that is switched off, or whose entry in the registry is invalid. */
interface Section extends NavigationItem {
  unavailable?: boolean;
}

/** The main navigation, in its order: the shell's sections, which are for dealers, and those of the remotes. */
export function sectionsOf(registry: Registry | undefined, role: UserType): Section[] {
  const { remotes = [], unavailable = [] } = registry ?? {};
  const theirs: Section[] = [
    ...[...remotes, ...unavailable].flatMap((remote) =>
      remote.navigation.map((item) => ({ ...item, unavailable: !('enabled' in remote && remote.enabled) })),
    ),
  ];
  const reports = theirs.some(({ path }) => path === REPORTS.path) ? [] : [REPORTS];
  return (role === 'DealerUser' ? [HOME, ...theirs, ...reports] : theirs)
    .map((item) => ({ ...item, within: [...(item.within ?? []), ...addressesWithin(item, remotes)] }))
    .sort((a, b) => a.order - b.order);
}

/** The addresses that remotes put into a section, by the name of its link (R315: 'Home >> …'). */
const addressesWithin = ({ path }: NavigationItem, remotes: readonly DeployedRemote[]) =>
  remotes.flatMap(({ within = {} }) =>
    Object.entries(within).flatMap(([name, own]) =>
      (name === 'home' ? HOME.path : addressOf(name)) === path ? own : [],
    ),
  );
