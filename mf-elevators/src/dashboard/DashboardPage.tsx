import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { paths, pathTo } from '@smart-elevator/shared-ui/paths';
import { DetailPage, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { noElevator } from '../elevators/useChosenElevator';
import { messages } from '../messages';
import { DashboardTabs } from './DashboardTabs';
import { useDashboardElevator } from './useDashboardElevator';

const said = messages.dashboard;

/** /admin_dashboard?elevatorName= (R521): an elevator's issues, counted and listed, and the employees. */
export function DashboardPage() {
  const { name, elevator, ...reading } = useDashboardElevator();
  return (
    <DetailPage
      title={elevator?.elevator_name ?? said.title}
      breadcrumb={[
        { label: messages.elevators.title, to: paths.elevators },
        { label: elevator?.elevator_name ?? said.title },
      ]}
      action={
        elevator ? (
          <LinkButton to={pathTo.elevatorsAllTickets(elevator.elevator_name)}>{said.allIssues}</LinkButton>
        ) : null
      }
      id={name}
      noneChosen={{ ...noElevator.chosen(), hint: undefined }}
      reading={reading}
      failed={messages.edit.notLoaded}
    >
      {() => (elevator ? <DashboardTabs elevator={elevator} /> : <MissingState {...noElevator.gone()} />)}
    </DetailPage>
  );
}
