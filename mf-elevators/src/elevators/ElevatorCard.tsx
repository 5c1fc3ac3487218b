import { select } from '@smart-elevator/shared-api/client/selection';
import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { SealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { CustomerName } from '../CustomerName';
import { pathTo } from '../paths';
import { fieldLabel } from '../valueText';
import { messages } from '../messages';
import { DueDate } from './DueDate';
import { STATE_TONES } from './stateTones';
import { ElevatorActions } from './ElevatorActions';

/** An elevator on /elevators (R501). Its count links to the dashboard of its issues, its name to its own page. */
export function ElevatorCard({ elevator }: { elevator: ListedElevator }) {
  const { elevator_id: id, elevator_name: name, main_state: state, ticket_count: tickets } = elevator;
  const { engineer_name: engineer } = elevator;
  const here = useOriginState(messages.elevators.title);
  const remember = () => select({ elevator: { id, name } });
  return (
    <Card
      title={name}
      to={pathTo.elevator(id)}
      state={here}
      onFollow={remember}
      subtitle={
        <>
          {elevator.building_name}
          <SealedTag at={elevator.sealed_at} />
        </>
      }
      tone={STATE_TONES[state]}
      tag={t(state)}
      facts={[
        { term: fieldLabel('install_date'), value: formatDay(elevator.install_date) },
        {
          term: fieldLabel('customer_id'),
          value: <CustomerName customer={elevator} state={here} />,
        },
        {
          term: messages.page.engineer,
          value: engineer ? (
            <PersonCell name={elevator.engineer_full_name} username={engineer} />
          ) : (
            messages.noEngineer
          ),
        },
        {
          term: messages.elevators.nextDue,
          value: <DueDate day={elevator.main_due_date} state={elevator.main_state} />,
        },
      ]}
      count={{
        value: tickets,
        label: messages.openTickets(tickets),
        to: pathTo.adminDashboard(name),
        onFollow: remember,
      }}
      actions={<ElevatorActions elevator={elevator} />}
    />
  );
}
