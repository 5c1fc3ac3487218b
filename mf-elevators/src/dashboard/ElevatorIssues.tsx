import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { ELEVATOR_COUNT_OF_STATUS } from '@smart-elevator/shared-api/contract/tickets/elevatorTicketCounts';
import { elevatorTicketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { say, sentence } from '@smart-elevator/shared-ui/language/say';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { messages } from '../messages';

/** The rows of the table, spelled and coloured as on Home (R301). */
const ROWS: readonly { status: TicketStatus; label: string; tone: Tone }[] = [
  { status: 'Open', label: sentence('Open'), tone: 'red' },
  { status: 'InProgress', label: sentence('Inprogress'), tone: 'blue' },
  { status: 'OnHold', label: sentence('OnHold'), tone: 'amber' },
  { status: 'Accepted', label: sentence('Accepted'), tone: 'violet' },
  { status: 'Closed', label: sentence('Closed'), tone: 'green' },
];

/** 'Issue Tracking' of one elevator (R522); each count leads to the tickets that it counts. */
export function ElevatorIssues({ elevator }: { elevator: Elevator }) {
  const { elevator_id, elevator_name } = elevator;
  const { data, error, retry } = useCall(elevatorTicketCount, { params: { elevator_id } });
  if (data) {
    const rows = ROWS.map(({ status, label, tone }) => ({
      label: say(label),
      tone,
      count: data[ELEVATOR_COUNT_OF_STATUS[status]],
      to: pathTo.allTickets({ elevator: elevator_name, status }),
    }));
    return <CountTable caption={messages.dashboard.issues} rows={rows} />;
  }
  if (!error) return <Skeleton shape="text" rows={5} />;
  const hint = sentenceFor(error.failure);
  return <FailureState title={messages.dashboard.issuesFailed} hint={hint} onRetry={retry} />;
}
