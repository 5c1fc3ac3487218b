import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import {
  MAINTENANCE_ORDERINGS,
  type MaintenanceRow,
  matchesMaintenanceSearch,
  compareMaintenanceRows,
} from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { useRowSelection } from '@smart-elevator/shared-ui/state/useRowSelection';
import { paths } from '@smart-elevator/shared-ui/paths';
import { FailedCompletions } from '../completion/FailedCompletions';
import { useCompletion } from '../completion/useCompletion';
import { BuildingField } from '../elevators/BuildingField';
import { isId } from '../elevators/elevatorListFilter';
import { PersonField } from '../elevators/PersonField';
import { messages } from '../messages';
import { CompletionBar } from './CompletionBar';
import { maintenanceColumns } from './maintenanceColumns';
import type { MaintenanceVariant } from './maintenanceVariants';

const NO_FILTER = { search: '', building: '', engineer: '', engineerName: '' };
const RULES = { filter: { engineer: isId }, orderings: MAINTENANCE_ORDERINGS };
const texts = messages.maintenance;

/** Renders any of the three maintenance lists, 25 rows per page (R541). */
export function MaintenancePage({ variant }: { variant: MaintenanceVariant }) {
  const { list, state, title, crumb, searchLabel, usualOrdering } = variant;
  const here = useOriginState(t(title));
  const selection = useRowSelection<MaintenanceRow>(({ elevator_id }) => elevator_id);
  const completion = useCompletion(selection.deselect);
  return (
    <>
      <ListScreen
        title={t(title)}
        breadcrumb={[{ label: t('Home'), to: paths.home }, { label: t(crumb) }]}
        endpoint={maintenanceLists[list]}
        base={({ dealerId }) => ({ user_id: dealerId })}
        toQuery={({ filter: { building, engineer }, search, ordering = usualOrdering }) => ({
          ...(search ? { search } : {}),
          ...(building ? { building } : {}),
          ...(engineer ? { engineer: Number(engineer) } : {}),
          // By name is the order of the call itself (R560).
          ...(ordering === 'elevator_name' ? {} : { ordering }),
        })}
        matches={(row, { filter: { building, engineer, engineerName }, search }) =>
          matchesMaintenanceSearch(row, list, search) &&
          (!building || row.building_name === building) &&
          (!engineer || row.username === engineerName)
        }
        compare={({ ordering = usualOrdering }) => compareMaintenanceRows(ordering)}
        defaults={NO_FILTER}
        rules={RULES}
        usualOrdering={usualOrdering}
        pageSize={25}
        texts={texts}
        columns={maintenanceColumns(variant, here, completion)}
        rowKey={({ elevator_id }) => elevator_id}
        choice={
          state === 'Completed'
            ? undefined
            : { ...selection, labelOf: ({ elevator_name }) => texts.select(elevator_name) }
        }
        filters={{
          label: t('Search the list'),
          search: t(searchLabel),
          active: ({ building, engineer }) => [building, engineer].filter(Boolean).length,
          fields: ({ filter, setFilter }) => (
            <>
              <BuildingField
                value={filter.building}
                onChange={(building) => setFilter({ building }, { push: true })}
              />
              <PersonField
                kind="engineer"
                value={filter.engineer}
                name={filter.engineerName}
                onChange={(engineer, engineerName) => setFilter({ engineer, engineerName }, { push: true })}
              />
            </>
          ),
        }}
        below={({ query, readAll }) =>
          selection.rows.length > 0 ? (
            <CompletionBar selection={selection} completion={completion} query={query} readAll={readAll} />
          ) : null
        }
      />
      <FailedCompletions completion={completion} />
    </>
  );
}
