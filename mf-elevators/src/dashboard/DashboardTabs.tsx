import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { InTurn } from '@smart-elevator/shared-ui/page/InTurn';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBorrowed } from '@smart-elevator/federation/remote';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { messages } from '../messages';
import styles from './DashboardPage.module.css';
import { ElevatorIssues } from './ElevatorIssues';
import { Employees } from './Employees';

const said = messages.dashboard;

/** The tabs OVERVIEW and ISSUES of an elevator (R521); the address says which one is shown. */
export function DashboardTabs({ elevator }: { elevator: Elevator }) {
  const { elevator_name: name } = elevator;
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab')?.toLowerCase();
  const issues = tab === 'issues';
  // A tab that there is not is taken out of the address.
  useEffect(() => {
    if (tab === undefined || issues) return;
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
        label={said.of(name)}
        tabs={[
          { label: said.overview, to: pathTo.adminDashboard(name), current: !issues },
          { label: said.tickets, to: pathTo.adminDashboard(name, 'issues'), current: issues },
        ]}
      />
      {issues ? (
        <IssuesTab elevator={elevator} />
      ) : (
        <div className={styles.overview}>
          <InTurn beside>
            <ElevatorIssues elevator={elevator} />
            <Employees />
          </InTurn>
        </div>
      )}
    </>
  );
}

/** The tickets of the elevator, in the one list of tickets that there is: its remote lends it. */
function IssuesTab({ elevator }: { elevator: Elevator }) {
  const { elevator_id: elevatorId, elevator_name: elevatorName } = elevator;
  const tickets = useBorrowed('elevatorTickets', { elevatorId, elevatorName });
  return (
    tickets ?? <EmptyState title={messages.dashboard.ticketsAway} hint={messages.dashboard.ticketsAwayHint} />
  );
}
