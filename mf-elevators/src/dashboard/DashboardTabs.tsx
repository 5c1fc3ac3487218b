import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { InTurn } from '@smart-elevator/shared-ui/page/InTurn';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import styles from './DashboardPage.module.css';
import { ElevatorIssues } from './ElevatorIssues';
import { Employees } from './Employees';
import { IssuesTab } from './IssuesTab';

const said = messages.dashboard;

/** The tabs OVERVIEW and ISSUES of an elevator (R521); the address says which one is shown. */
export function DashboardTabs({ elevator }: { elevator: Elevator }) {
  const { elevator_name: name } = elevator;
  const [query] = useSearchParams();
  const issues = query.get('tab')?.toLowerCase() === 'issues';
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
