import { t } from '@smart-elevator/shared-ui/language/t';
import type { ReactNode } from 'react';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { CYCLE_DAYS } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import {
  elevatorFields,
  type ElevatorNamesFor,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { fullName } from '@smart-elevator/shared-api/contract/people/person';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { Facts, type Fact } from '@smart-elevator/shared-ui/screens/Facts';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { CustomerName } from '../CustomerName';
import { STATE_TONES } from '../elevators/stateTones';
import { usePeople, type People } from '../form/usePeople';
import { fieldLabel, valueText } from '../valueText';
import { messages } from '../messages';

const texts = messages.page;

const cycleOf = (days: number): string =>
  Object.entries(CYCLE_DAYS).find(([, known]) => known === days)?.[0] ?? String(days);

type FactName = ElevatorNamesFor<'fact'>;

/** Facts with a special display. */
const SPECIAL: Partial<Record<FactName, (elevator: Elevator) => ReactNode>> = {
  main_state: ({ main_state }) => <Tag tone={STATE_TONES[main_state]}>{t(main_state)}</Tag>,
  main_completed_date: ({ main_completed_date: day }) => valueText('day', day) || messages.notCompleted,
  main_cycle_days: ({ main_cycle_days }) => t(cycleOf(main_cycle_days)),
};

const FACTS = namesFor(elevatorFields, 'fact');

/** The number of facts that are not in the table: building, address, customer, engineer and tickets. */
const OTHERS = 5;

/** The stored facts of an elevator. */
export function ElevatorFacts({ elevator }: { elevator: Elevator }) {
  const { data: people, error } = usePeople();
  const here = useOriginState(elevator.elevator_name);
  // A name may need two lines, and 'none' must not be shown before the people are loaded.
  if (!people && !error) return <Skeleton shape="facts" rows={OTHERS + FACTS.length} />;
  const personOf = (among: People[keyof People] = [], ids: readonly unknown[]) =>
    among.find(({ user_id }) => ids.map(String).includes(String(user_id)));
  const customer = personOf(people?.customers, [elevator.customer_id]);
  const engineer = personOf(people?.engineers, elevator.user_id);
  const factOf = (name: FactName): Fact => [
    fieldLabel(name),
    SPECIAL[name]?.(elevator) ?? valueText(elevatorFields[name].kind, elevator[name]),
  ];
  const facts: Fact[] = [
    [fieldLabel('building_name'), elevator.building_name],
    [texts.address, [elevator.elevator_address, elevator.elevator_zip].filter(Boolean).join(', ')],
    [
      fieldLabel('customer_id'),
      <CustomerName
        customer={{
          customer_id: elevator.customer_id,
          customer_name: customer?.username,
          customer_full_name: customer && fullName(customer),
        }}
        state={here}
      />,
    ],
    [
      texts.engineer,
      engineer ? <PersonCell name={fullName(engineer)} username={engineer.username} /> : messages.noEngineer,
    ],
    ...FACTS.map(factOf).filter(([, value]) => value !== ''),
    [
      texts.tickets,
      <TextLink to={linkTo('tickets.list', { elevator: elevator.elevator_name, status: 'Open' })}>
        {formatCount(elevator.ticket_count)} {messages.openTickets(elevator.ticket_count)}
      </TextLink>,
    ],
  ];
  return <Facts label={texts.facts} facts={facts} />;
}
