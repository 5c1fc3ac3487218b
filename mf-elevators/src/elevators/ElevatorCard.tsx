import { select } from '@smart-elevator/shared-api/client/selection';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { STATE_TONES } from './stateTones';

/** An elevator on /elevators (P2 §2). Its count leads to the open tickets that it counts. */
export function ElevatorCard({ elevator }: { elevator: Elevator }) {
  const { elevator_id: id, elevator_name: name, main_state: state, ticket_count: tickets } = elevator;
  return (
    <Card
      title={name}
      subtitle={elevator.building_name}
      tone={STATE_TONES[state]}
      tag={state}
      facts={[{ term: 'Installation date', value: formatDay(elevator.install_date) }]}
      count={{
        value: tickets,
        label: messages.openTickets(tickets),
        to: pathTo.allTickets({ elevator: name, status: 'Open' }),
        onFollow: () => select({ elevator: { id, name } }),
      }}
    />
  );
}
