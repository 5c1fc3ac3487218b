import type { NavigationItem, Registry } from '@smart-elevator/federation/registry';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';

/** The shell's own section, with the lists that its counts link to (R315: 'Home >> …'). */
const HOME: NavigationItem = {
  label: msg('Home'),
  path: paths.home,
  order: 10,
  within: [
    paths.openTickets,
    paths.inProgressTickets,
    paths.onHoldTickets,
    paths.acceptedTickets,
    paths.closedTickets,
    paths.editOpenTicket,
    paths.maintenanceCompleted,
    paths.maintenanceInDue,
    paths.maintenanceNotRenewed,
  ],
};

/** Always present (R206), even without its remote. */
export const REPORTS: NavigationItem = { label: msg('Reports'), path: paths.reports, order: 70 };

/** A section; an unavailable one belongs to a remote whose entry in the registry is invalid. */
interface Section extends NavigationItem {
  unavailable?: boolean;
}

/** The main navigation, in its order: the shell's sections, and those of the enabled and the unavailable remotes. */
export function sectionsOf(registry: Registry | undefined): Section[] {
  const { remotes = [], unavailable = [] } = registry ?? {};
  const theirs: Section[] = [
    ...remotes.flatMap(({ enabled, navigation }) => (enabled ? navigation : [])),
    ...unavailable.flatMap(({ navigation }) => navigation.map((item) => ({ ...item, unavailable: true }))),
  ];
  const reports = theirs.some(({ path }) => path === REPORTS.path) ? [] : [REPORTS];
  return [HOME, ...theirs, ...reports].sort((a, b) => a.order - b.order);
}
