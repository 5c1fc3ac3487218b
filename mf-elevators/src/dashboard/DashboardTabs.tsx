import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExtension } from '@smart-elevator/federation/remote';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { ELEVATOR_COUNT_FIELD_BY_STATUS } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { elevatorTicketCount } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { pathTo } from '../paths';
import { messages } from '../messages';
import styles from './DashboardPage.module.css';
import { Employees } from './Employees';

const texts = messages.dashboard;

/** Whether the address shows ISSUES; else it shows OVERVIEW. */
export const isIssuesTab = (query: URLSearchParams): boolean => query.get('tab')?.toLowerCase() === 'issues';

/** The tabs OVERVIEW and ISSUES of an elevator (R521); the address defines which one is shown. */
export function DashboardTabs({ elevator }: { elevator: Elevator }) {
  const { elevator_name: name } = elevator;
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab');
  const issues = isIssuesTab(query);
  // An unknown tab is removed from the address.
  useEffect(() => {
    if (tab === null || issues) return;
    setQuery(
      (known) => {
        known.delete('tab');
        return known;
      },
      { replace: true },
    );
  }, [tab, issues, setQuery]);
  return (
    <>
      <TabLinks
        label={texts.of(name)}
        tabs={[
          { label: texts.overview, to: pathTo.adminDashboard(name), current: !issues },
          { label: texts.tickets, to: pathTo.adminDashboard(name, 'issues'), current: issues },
        ]}
      />
      {issues ? (
        <IssuesTab elevator={elevator} />
      ) : (
        <div className={styles.overview}>
          <RevealInOrder sideBySide>
            <ElevatorIssues elevator={elevator} />
            <Employees />
          </RevealInOrder>
        </div>
      )}
    </>
  );
}

/** The tickets of the elevator, as an extension of the tickets' remote. */
function IssuesTab({ elevator }: { elevator: Elevator }) {
  const { elevator_id: elevatorId, elevator_name: elevatorName } = elevator;
  const tickets = useExtension('elevatorTickets', { elevatorId, elevatorName });
  return tickets ?? <EmptyState title={texts.ticketsAway} hint={texts.ticketsAwayHint} />;
}

/** The rows of the table, spelled and coloured as on Home (R301). */
const ROWS: readonly { status: TicketStatus; label: string; tone: Tone }[] = [
  { status: 'Open', label: msg('Open'), tone: 'ink' },
  { status: 'InProgress', label: msg('Inprogress'), tone: 'blue' },
  { status: 'OnHold', label: msg('OnHold'), tone: 'amber' },
  { status: 'Accepted', label: msg('Accepted'), tone: 'violet' },
  { status: 'Closed', label: msg('Closed'), tone: 'green' },
];

/** 'Issue Tracking' of one elevator (R522); each count links to the counted tickets. */
function ElevatorIssues({ elevator }: { elevator: Elevator }) {
  const { elevator_id, elevator_name } = elevator;
  const query = useCall(elevatorTicketCount, { params: { elevator_id } });
  return (
    <Loaded query={query} failed={texts.issuesFailed} shape="facts" rows={5}>
      {(counts) => (
        <CountTable
          caption={texts.issues}
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
