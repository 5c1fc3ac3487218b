import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import {
  matchesVisit,
  VISIT_FILTERS,
  VISIT_ORDERINGS,
} from '@smart-elevator/shared-api/contract/visits/visitFilter';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { filterControls, filteredBy } from '@smart-elevator/shared-ui/screens/filteredBy';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { paths, pathTo } from '../paths';
import { visitCrumbs, visitTabs } from '../visitTabs';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { KEPT_LABELS } from '../visitText';
import { exportedColumns, visitColumns } from './visitColumns';
import {
  buildingFilter,
  plannedFilter,
  promisedFilter,
  subjectFilters,
  technicianFilter,
  unassignedFilter,
} from './visitFilters';

const FILTERED = filteredBy(VISIT_FILTERS, matchesVisit, { orderings: VISIT_ORDERINGS });
const texts = messages.list;

/** The order that a list has without one in its address: what comes next is first; of all visits the latest. */
const usualOrdering = (planned: string) => (planned ? 'planned_day' : '-planned_day');

const controls = () =>
  filterControls(VISIT_FILTERS, {
    state: { label: texts.state, placeholder: texts.anyState, labels: STATE_LABELS },
    technician: technicianFilter(),
    unassigned: unassignedFilter(),
    building: buildingFilter(),
    kept: { label: texts.kept, placeholder: texts.anyKept, labels: KEPT_LABELS },
  });

/** /visits: the visits of the dealer, the latest day first, or the next ones (R1201). */
export function VisitsPage() {
  const [params] = useSearchParams();
  return (
    <ListScreen
      title={messages.title}
      breadcrumb={[...visitCrumbs(), { label: messages.title }]}
      action={{ to: paths.addVisit, label: texts.add }}
      tabs={visitTabs()}
      endpoint={visitList}
      {...FILTERED}
      toQuery={({ ordering, ...asked }) =>
        FILTERED.toQuery({ ...asked, ordering: ordering ?? usualOrdering(asked.filter.planned) })
      }
      usualOrdering={usualOrdering(params.get('planned') ?? '')}
      pageSize={25}
      texts={texts}
      columns={visitColumns}
      rowKey={({ visit_id }) => visit_id}
      csv={{ name: 'visits', columns: exportedColumns, pageSize: MAX_PAGE_SIZE, counted: texts.counted }}
      filters={{
        label: texts.filter,
        search: texts.search,
        chips: (state) => [
          ...subjectFilters.chips(state),
          ...controls().chips(state),
          plannedFilter.chip(state),
          promisedFilter.chip(state),
        ],
        applied: (filter) => [
          ...subjectFilters.applied(filter),
          ...controls().applied(filter),
          ...plannedFilter.applied(filter),
          ...promisedFilter.applied(filter),
        ],
      }}
    >
      <VisitParts search={params.toString()} />
    </ListScreen>
  );
}

/** What a dispatcher looks for most: today, the week, what is late, and what nobody does. */
function VisitParts({ search }: { search: string }) {
  const today = localDay();
  const parts = [
    { label: texts.all, to: paths.visits },
    { label: texts.today, to: pathTo.visits({ planned: `${today}..${today}` }) },
    { label: texts.week, to: pathTo.visits({ planned: `${today}..${addDays(today, 6)}` }) },
    { label: texts.late, to: pathTo.visits({ planned: `..${addDays(today, -1)}`, state: 'Planned' }) },
    { label: texts.nobody, to: pathTo.visits({ unassigned: SET, state: 'Planned' }) },
  ];
  const shown = new URLSearchParams(search).toString();
  return (
    <TabLinks
      label={texts.parts}
      tabs={parts.map((part) => ({
        ...part,
        current: new URLSearchParams(part.to.split('?')[1] ?? '').toString() === shown,
      }))}
    />
  );
}
