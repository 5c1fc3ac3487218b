import { matchesFilters } from '@smart-elevator/shared-api/contract/filterQuery';
import { maintenanceLists } from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import {
  MAINTENANCE_FILTERS,
  MAINTENANCE_ORDERINGS,
  type MaintenanceRow,
  matchesMaintenanceSearch,
  compareMaintenanceRows,
} from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import { t } from '@smart-elevator/shared-ui/language/t';
import { filterControls, filteredBy } from '@smart-elevator/shared-ui/screens/filteredBy';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { useRowSelection, type RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { paths } from '@smart-elevator/shared-ui/paths';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import type { ListSlots } from '@smart-elevator/shared-ui/screens/ListBody';
import { SelectedRows } from '@smart-elevator/shared-ui/screens/SelectedRows';
import { CompletionDialogs } from '../completion/CompletionDialogs';
import { useCompletion, type CompletionState } from '../completion/useCompletion';
import { buildingFilter, personFilter } from '../elevators/filterFields';
import { messages } from '../messages';
import { paths as elevatorPaths } from '../paths';
import { maintenanceColumns } from './maintenanceColumns';
import type { MaintenanceVariant } from './maintenanceVariants';
import { MAX_CHANGED } from '../changeElevators';

const FILTERED = filteredBy(
  MAINTENANCE_FILTERS,
  (row: MaintenanceRow, query, { engineerName }) =>
    matchesFilters(MAINTENANCE_FILTERS, row, query) && (!query.engineer || row.username === engineerName),
  { orderings: MAINTENANCE_ORDERINGS },
);
const { maintenance: texts, completion: completionTexts } = messages;

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
        {...FILTERED}
        // By name is the order of the call itself (R560).
        toQuery={(asked) => ({
          ...(usualOrdering === 'elevator_name' ? {} : { ordering: usualOrdering }),
          ...FILTERED.toQuery(asked),
        })}
        matches={(row, asked) =>
          FILTERED.matches(row, asked) && matchesMaintenanceSearch(row, list, asked.search)
        }
        compare={({ ordering = usualOrdering }) => compareMaintenanceRows(ordering)}
        usualOrdering={usualOrdering}
        pageSize={25}
        texts={texts}
        whenEmpty={<LinkButton to={elevatorPaths.elevators}>{messages.emptyList.elevators}</LinkButton>}
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
          ...filterControls(MAINTENANCE_FILTERS, {
            building: buildingFilter(),
            engineer: personFilter('engineer'),
          }),
        }}
        below={({ query, readAll }) =>
          selection.rows.length > 0 ? (
            <CompletionBar selection={selection} completion={completion} query={query} readAll={readAll} />
          ) : null
        }
      />
      <CompletionDialogs completion={completion} />
    </>
  );
}

interface CompletionBarProps extends Pick<ListSlots<MaintenanceRow, unknown>, 'query' | 'readAll'> {
  selection: RowsSelected<MaintenanceRow>;
  completion: CompletionState;
}

/** The selected elevators of a maintenance list, to be completed together. */
function CompletionBar({ selection, completion, query, readAll }: CompletionBarProps) {
  const { ask, running } = completion;
  return (
    <SelectedRows
      label={completionTexts.region}
      selection={selection}
      query={query}
      readAll={readAll}
      max={MAX_CHANGED}
      tooMany={completionTexts.tooMany}
      progress={running && completionTexts.progress(running.done, running.elevators.length)}
    >
      <Button kind="primary" busy={running !== undefined} onClick={() => ask(selection.rows)}>
        {completionTexts.selected}
      </Button>
    </SelectedRows>
  );
}
