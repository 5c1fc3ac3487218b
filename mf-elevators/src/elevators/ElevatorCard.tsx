import { select } from '@smart-elevator/shared-api/client/selection';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { fieldLabel } from '../fieldLabel';
import { messages } from '../messages';
import { DeleteElevator } from './DeleteElevator';
import { STATE_TONES } from './stateTones';

/** An elevator on /elevators (R501). Its count links to the dashboard of its issues, its name to its own page. */
export function ElevatorCard({ elevator }: { elevator: Elevator }) {
  const { elevator_id: id, elevator_name: name, main_state: state, ticket_count: tickets } = elevator;
  const here = useOriginState(messages.elevators.title);
  const remember = () => select({ elevator: { id, name } });
  return (
    <Card
      title={name}
      to={pathTo.elevator(id)}
      state={here}
      onFollow={remember}
      subtitle={elevator.building_name}
      tone={STATE_TONES[state]}
      tag={t(state)}
      facts={[{ term: fieldLabel('install_date'), value: formatDay(elevator.install_date) }]}
      count={{
        value: tickets,
        label: messages.openTickets(tickets),
        to: pathTo.adminDashboard(name),
        onFollow: remember,
      }}
      actions={
        <>
          <IconButton
            label={messages.reports.of(name)}
            icon="report"
            to={pathTo.amcReports(id, name)}
            onClick={remember}
          />
          <IconButton
            label={messages.edit.of(name)}
            icon="edit"
            to={pathTo.editElevator(id)}
            state={here}
            onClick={remember}
          />
          <DeleteElevator elevator={elevator} />
        </>
      }
    />
  );
}
