import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExtension } from '@smart-elevator/federation/remote';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { pathTo } from '../paths';
import { messages } from '../messages';
import styles from './DashboardPage.module.css';
import { ElevatorIssues } from './ElevatorIssues';
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
  return (
    tickets ?? <EmptyState title={messages.dashboard.ticketsAway} hint={messages.dashboard.ticketsAwayHint} />
  );
}
