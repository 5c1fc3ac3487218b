import { Page } from '@smart-elevator/shared-ui/page/Page';
import { MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { pathTo, paths } from '../paths';
import { messages } from '../messages';
import { noElevator, useSelectedElevator } from '../elevators/useSelectedElevator';
import { ElevatorReports } from './ElevatorReports';

const texts = messages.reports;

/** /view_amc_report?elevatorId=&elevatorName= (R601). */
export function ReportsPage() {
  const { id, name, gone } = useSelectedElevator();
  return (
    <Page
      title={texts.title}
      breadcrumb={[
        { label: messages.elevators.title, to: paths.elevators },
        { label: name ?? messages.page.title, to: id && !gone ? pathTo.elevator(id) : undefined },
        { label: texts.title },
      ]}
    >
      {id === '' || gone ? (
        <MissingState {...(gone ? noElevator.gone() : noElevator.chosen())} />
      ) : (
        <ElevatorReports key={id} id={id} />
      )}
    </Page>
  );
}
