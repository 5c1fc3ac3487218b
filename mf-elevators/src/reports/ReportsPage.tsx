import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths, pathTo } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { NoElevator } from '../elevators/NoElevator';
import { useChosenElevator } from '../elevators/useChosenElevator';
import { ElevatorReports } from './ElevatorReports';

const said = messages.reports;

/** /view_amc_report?elevatorId=&elevatorName= (R601). */
export function ReportsPage() {
  const { id, name, gone } = useChosenElevator();
  return (
    <Page
      title={said.title}
      breadcrumb={[
        { label: messages.elevators.title, to: paths.elevators },
        { label: name ?? messages.page.title, to: id && !gone ? pathTo.elevator(id) : undefined },
        { label: said.title },
      ]}
    >
      {id === '' || gone ? <NoElevator gone={gone} /> : <ElevatorReports key={id} id={id} />}
    </Page>
  );
}
