import { say } from '@smart-elevator/shared-ui/language/say';
import type { ReactNode } from 'react';
import { CYCLE_DAYS, type Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { Link } from 'react-router-dom';
import { STATE_TONES } from '../elevators/stateTones';
import { usePeople } from '../form/usePeople';
import { messages } from '../messages';
import styles from './ElevatorFacts.module.css';

const { fields, page: said } = messages;

const cycleOf = (days: number): string =>
  Object.entries(CYCLE_DAYS).find(([, known]) => known === days)?.[0] ?? String(days);

/** How many facts there are. */
const ROWS = 11;

/** What is stored of an elevator. */
export function ElevatorFacts({ elevator }: { elevator: Elevator }) {
  const { data: people, error } = usePeople();
  // A name may need two lines, and nobody is not the same as not known yet.
  if (!people && !error) return <Skeleton rows={ROWS} />;
  const nameOf = (among: readonly { user_id: number; username: string }[] = [], ids: readonly unknown[]) =>
    among.find(({ user_id }) => ids.map(String).includes(String(user_id)))?.username;
  const { main_state: state, elevator_name: name } = elevator;
  const facts: [term: string, value: ReactNode][] = [
    [fields.building_name, elevator.building_name],
    [said.address, [elevator.elevator_address, elevator.elevator_zip].filter(Boolean).join(', ')],
    [fields.customer_id, nameOf(people?.customers, [elevator.customer_id]) ?? said.noCustomer],
    [said.engineer, nameOf(people?.engineers, elevator.user_id) ?? messages.noEngineer],
    [fields.install_date, formatDay(elevator.install_date)],
    [fields.main_state, <Tag tone={STATE_TONES[state]}>{say(state)}</Tag>],
    [fields.main_start_date, formatDay(elevator.main_start_date)],
    [fields.main_due_date, formatDay(elevator.main_due_date)],
    [fields.main_completed_date, formatDay(elevator.main_completed_date) || messages.notCompleted],
    [fields.main_cycle_days, say(cycleOf(elevator.main_cycle_days))],
    [
      said.tickets,
      <Link to={pathTo.allTickets({ elevator: name, status: 'Open' })}>
        {formatCount(elevator.ticket_count)} {messages.openTickets(elevator.ticket_count)}
      </Link>,
    ],
  ];
  return (
    <section aria-label={said.facts}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
