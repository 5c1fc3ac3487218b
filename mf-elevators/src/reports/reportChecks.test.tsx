import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { elevatorReports } from '@smart-elevator/shared-api/contract/reports/endpoints';
import { sharedReports } from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import { anElevator, aReport, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { ReportsPage } from './ReportsPage';

const network = fakeNetwork();

test('a report of a visit says how many items were ok; another one has no checklist (R1261)', async () => {
  signedIn();
  network.answer(sharedReports, { results: [] });
  network.answer(loadElevator, anElevator({ elevator_id: 9 }));
  network.answerList(elevatorReports, [
    aReport({ report_id: 17, checks_ok: 21, checks_not_ok: 1 }),
    aReport({ report_id: 16, checks_ok: null, checks_not_ok: null }),
  ]);
  const routes = [{ path: '/view_amc_report', element: <ReportsPage /> }];
  renderRoutes(routes, '/view_amc_report?elevatorId=9&elevatorName=CR1005');
  expect(await screen.findByText('21 OK, 1 not OK')).toBeVisible();
  expect(screen.getAllByText('Checklist')).toHaveLength(1);
});
