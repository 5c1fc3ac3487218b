import { matchesElevator, type Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { compareByOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { elevatorTabs } from '../elevatorTabs';
import { messages } from '../messages';
import { ElevatorCard } from './ElevatorCard';

const NO_FILTER = { search: '' };

/** By name, without regard to case (R560). */
const compareElevatorNames = compareByOrdering<Elevator, 'elevator_name'>(
  'elevator_name',
  { elevator_name: ({ elevator_name }) => elevator_name.toLowerCase() },
  ({ elevator_id }) => elevator_id,
);

/** /elevators: every elevator of the dealer, 15 cards a page (R501, R502). */
export const ElevatorsPage = () => (
  <ListScreen
    title={t('Elevators')}
    action={{ to: paths.addElevator, label: messages.add.title }}
    tabs={elevatorTabs()}
    endpoint={userElevators}
    params={({ dealerId }) => ({ user_id: dealerId })}
    toQuery={({ search }) => (search ? { search } : {})}
    matches={(row, { search }) => matchesElevator(row, search)}
    compare={() => compareElevatorNames}
    defaults={NO_FILTER}
    pageSize={15}
    texts={messages.elevators}
    card={(elevator) => <ElevatorCard elevator={elevator} />}
    rowKey={({ elevator_id }) => elevator_id}
    filters={{ label: t('Search elevators'), search: t('Search by elevator name') }}
  />
);
