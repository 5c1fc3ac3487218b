import { select } from '@smart-elevator/shared-api/client/selection';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { DeleteElevator } from './DeleteElevator';
import { STATE_TONES } from './stateTones';

/** An elevator on /elevators (P2 §2). Its count leads to the elevator's page; it can be edited and deleted. */
export function ElevatorCard({ elevator }: { elevator: Elevator }) {
  const { elevator_id: id, elevator_name: name, main_state: state, ticket_count: tickets } = elevator;
  const remember = () => select({ elevator: { id, name } });
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
        to: pathTo.adminDashboard(name),
        onFollow: remember,
      }}
      actions={
        <>
          <IconButton
            label={messages.dashboard.of(name)}
            icon="eye"
            to={pathTo.adminDashboard(name)}
            onClick={remember}
          />
          <IconButton
            label={messages.edit.of(name)}
            icon="edit"
            to={pathTo.editElevator(id)}
            onClick={remember}
          />
          <DeleteElevator elevator={elevator} />
        </>
      }
    />
  );
}
