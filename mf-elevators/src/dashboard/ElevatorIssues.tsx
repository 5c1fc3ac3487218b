import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { ELEVATOR_COUNT_FIELD_BY_STATUS } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { elevatorTicketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from '../messages';

/** The rows of the table, spelled and coloured as on Home (R301). */
const ROWS: readonly { status: TicketStatus; label: string; tone: Tone }[] = [
  { status: 'Open', label: msg('Open'), tone: 'red' },
  { status: 'InProgress', label: msg('Inprogress'), tone: 'blue' },
  { status: 'OnHold', label: msg('OnHold'), tone: 'amber' },
  { status: 'Accepted', label: msg('Accepted'), tone: 'violet' },
  { status: 'Closed', label: msg('Closed'), tone: 'green' },
];

/** 'Issue Tracking' of one elevator (R522); each count links to the counted tickets. */
export function ElevatorIssues({ elevator }: { elevator: Elevator }) {
  const { elevator_id, elevator_name } = elevator;
  const query = useCall(elevatorTicketCount, { params: { elevator_id } });
  return (
    <Loaded query={query} failed={messages.dashboard.issuesFailed} shape="facts" rows={5}>
      {(counts) => (
        <CountTable
          caption={messages.dashboard.issues}
          rows={ROWS.map(({ status, label, tone }) => ({
            label: t(label),
            tone,
            count: counts[ELEVATOR_COUNT_FIELD_BY_STATUS[status]],
            to: linkTo('tickets.list', { elevator: elevator_name, status }) ?? '',
          }))}
        />
      )}
    </Loaded>
  );
}
