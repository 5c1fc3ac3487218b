import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  ELEVATOR_FILTERS,
  ELEVATOR_ORDERINGS,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import {
  compareElevators,
  matchesElevatorFilter,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ViewSwitch } from '@smart-elevator/shared-ui/navigation/ViewSwitch';
import { PageTools } from '@smart-elevator/shared-ui/page/PageTools';
import { filterControls, filteredBy } from '@smart-elevator/shared-ui/screens/filteredBy';
import type { RowRenderer } from '@smart-elevator/shared-ui/screens/ListRows';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useRowSelection } from '@smart-elevator/shared-ui/state/useRowSelection';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { elevatorTabs } from '../elevatorTabs';
import { messages } from '../messages';
import { ImportLink } from './AddElevators';
import { AssignBar } from './AssignBar';
import { ElevatorCard } from './ElevatorCard';
import { elevatorColumns } from './elevatorColumns';
import { buildingFilter, personFilter } from './filterFields';

const texts = messages.elevators;

const FILTERED = filteredBy(ELEVATOR_FILTERS, matchesElevatorFilter, { orderings: ELEVATOR_ORDERINGS });

/** /elevators: every elevator of the dealer, 15 cards a page (R501, R502); with ?view=table as rows. */
export function ElevatorsPage() {
  const [params, setParams] = useSearchParams();
  const here = useOriginState(texts.title);
  const selection = useRowSelection<ListedElevator>(({ elevator_id }) => elevator_id);
  const view = params.get('view') === 'table' ? 'table' : 'cards';
  const show = (next: string) =>
    setParams((now) => {
      now.delete('view');
      if (next === 'table') now.set('view', next);
      return now;
    });
  const rows: RowRenderer<ListedElevator> =
    view === 'table'
      ? { columns: elevatorColumns(here) }
      : { card: (elevator) => <ElevatorCard elevator={elevator} /> };
  return (
    <ListScreen
      title={t('Elevators')}
      action={{ to: paths.addElevator, label: messages.add.title }}
      tabs={elevatorTabs()}
      endpoint={userElevators}
      params={({ dealerId }) => ({ user_id: dealerId })}
      {...FILTERED}
      compare={({ ordering }) => compareElevators(ordering)}
      usualOrdering="elevator_name"
      pageSize={15}
      texts={texts}
      whenEmpty={<ImportLink />}
      {...rows}
      rowKey={({ elevator_id }) => elevator_id}
      choice={
        view === 'table'
          ? { ...selection, labelOf: ({ elevator_name }) => messages.maintenance.select(elevator_name) }
          : undefined
      }
      below={({ query, readAll }) =>
        view === 'table' ? <AssignBar selection={selection} query={query} readAll={readAll} /> : null
      }
      filters={{
        label: t('Search elevators'),
        search: params.get('in') === 'all' ? texts.searchAll : t('Search by elevator name'),
        ...filterControls(ELEVATOR_FILTERS, {
          search_in: { label: texts.searchIn, placeholder: texts.inName, labels: { all: texts.inAll } },
          building: buildingFilter(),
          customer: personFilter('customer'),
          engineer: personFilter('engineer'),
          main_state: { label: texts.state, placeholder: texts.anyState },
        }),
      }}
      tools={() => (
        <PageTools>
          <ViewSwitch
            label={texts.view}
            views={[
              { value: 'cards', label: texts.cards },
              { value: 'table', label: texts.table },
            ]}
            value={view}
            onChange={show}
          />
        </PageTools>
      )}
    />
  );
}
