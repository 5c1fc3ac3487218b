import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { MAINTENANCE_ORDERINGS } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { matchesMaintenanceSearch } from '@smart-elevator/shared-api/contract/maintenance/maintenanceFilter';
import { compareMaintenanceRows } from '@smart-elevator/shared-api/contract/maintenance/maintenanceOrder';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { messages } from '../messages';
import { maintenanceColumns } from './maintenanceColumns';
import type { MaintenanceVariant } from './maintenanceVariants';

const NO_FILTER = { search: '' };
const RULES = { orderings: MAINTENANCE_ORDERINGS };

/** Renders any of the three maintenance lists, 25 rows per page (R541). */
export function MaintenancePage({ variant }: { variant: MaintenanceVariant }) {
  const { list, title, crumb, searchLabel, usualOrdering } = variant;
  const here = useOriginState(t(title));
  return (
    <ListScreen
      title={t(title)}
      breadcrumb={[{ label: t('Home'), to: paths.home }, { label: t(crumb) }]}
      endpoint={maintenanceLists[list]}
      base={({ dealerId }) => ({ user_id: dealerId })}
      toQuery={({ search, ordering = usualOrdering }) => ({
        ...(search ? { search } : {}),
        // By name is the order of the call itself (R560).
        ...(ordering === 'elevator_name' ? {} : { ordering }),
      })}
      matches={(row, { search }) => matchesMaintenanceSearch(row, list, search)}
      compare={({ ordering = usualOrdering }) => compareMaintenanceRows(ordering)}
      defaults={NO_FILTER}
      rules={RULES}
      usualOrdering={usualOrdering}
      pageSize={25}
      texts={messages.maintenance}
      columns={maintenanceColumns(variant, here)}
      rowKey={({ elevator_id }) => elevator_id}
      filters={{ label: t('Search the list'), search: t(searchLabel) }}
    />
  );
}
