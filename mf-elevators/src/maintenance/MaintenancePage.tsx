import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { MAINTENANCE_ORDERINGS } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { matchesMaintenanceSearch } from '@smart-elevator/shared-api/contract/maintenance/maintenanceFilter';
import { byMaintenanceOrdering } from '@smart-elevator/shared-api/contract/maintenance/maintenanceOrder';
import { say } from '@smart-elevator/shared-ui/language/say';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useHere } from '@smart-elevator/shared-ui/state/useOrigin';
import { messages } from '../messages';
import { maintenanceColumns } from './maintenanceColumns';
import type { MaintenanceVariant } from './maintenanceVariants';

const NO_FILTER = { search: '' };
const RULES = { orderings: MAINTENANCE_ORDERINGS };

/** Draws any of the three maintenance lists, 25 rows a page (R541). */
export function MaintenancePage({ variant }: { variant: MaintenanceVariant }) {
  const { list, title, crumb, searchLabel } = variant;
  const here = useHere(say(title));
  return (
    <ListScreen
      title={say(title)}
      breadcrumb={[{ label: say('Home'), to: paths.home }, { label: say(crumb) }]}
      endpoint={maintenanceLists[list]}
      base={({ dealerId }) => ({ user_id: dealerId })}
      toQuery={({ search, ordering }) => ({
        ...(search ? { search } : {}),
        ...(ordering ? { ordering } : {}),
      })}
      matches={(row, { search }) => matchesMaintenanceSearch(row, list, search)}
      compare={({ ordering }) => byMaintenanceOrdering(ordering)}
      defaults={NO_FILTER}
      rules={RULES}
      usualOrdering="elevator_name"
      pageSize={25}
      words={messages.maintenance}
      columns={maintenanceColumns(here)}
      rowKey={({ elevator_id }) => elevator_id}
      filters={{ label: say('Search the list'), search: say(searchLabel) }}
    />
  );
}
