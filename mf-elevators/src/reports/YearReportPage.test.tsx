import { addDays, addMonths, localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  readYearReport,
  readYearReportPdf,
} from '@smart-elevator/shared-api/contract/reports/societyEndpoints';
import { sharedReports } from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import { documentedName, rememberDocument } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { aSocietyReport } from '../testing/aSocietyReport';
import { YearReportPage } from './YearReportPage';

const network = fakeNetwork();
function open(address: string) {
  signedIn();
  network.answer(readYearReport, aSocietyReport);
  network.answer(sharedReports, { results: [] });
  return renderRoutes([{ path: '/year_report', element: <YearReportPage /> }], address);
}

test('the last 12 months of a building: figures, causes, lifts and remarks (R620)', async () => {
  open('/year_report?building=Ocean+Heights');
  expect(await screen.findByRole('heading', { name: 'Report of Ocean Heights' })).toBeVisible();
  const to = localDay();
  const period = { from: addDays(addMonths(to, -12), 1), to };
  expect(network.calls(readYearReport)[0]?.query).toEqual({ building: 'Ocean Heights', ...period });
  const figures = screen.getByRole('table', { name: 'In this period' });
  expect(within(figures).getByRole('row', { name: 'Visits kept 11 of 12' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Other 3 1' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Lift 2 6 of 6 2 0' })).toBeVisible();
  expect(screen.getByText('Remarks: Ropes worn.')).toBeVisible();
  expect(screen.getByRole('row', { name: /ELV-1001 Parts replaced: Door belt$/ })).toBeVisible();
});

test('the address has the lift, the period and the language; a failed PDF is shown (R620)', async () => {
  network.fail(readYearReportPdf, 503, { detail: 'The service is not available.' });
  const { user } = open('/year_report?elevatorId=7&from=2026-01-01&to=2026-06-30&language=hi');
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  const asked = { elevator: '7', from: '2026-01-01', to: '2026-06-30' };
  expect(network.calls(readYearReport)[0]?.query).toEqual(asked);
  expect(network.calls(readYearReportPdf)[0]?.query).toEqual({ ...asked, language: 'hi' });
  expect(await screen.findByText('The PDF could not be made.')).toBeVisible();
});

const customers = [
  { customer_id: 51, customer_name: 'Asha Rao (asha)' },
  { customer_id: 157, customer_name: 'Vikram Shah (vikram)' },
];

test('of buildings of one name nothing is sent before a customer is chosen (R624)', async () => {
  open('/year_report?building=A+Wing');
  network.answer(readYearReport, { ...aSocietyReport, customers });
  expect(await screen.findByText(/^Please choose one customer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to customer' })).not.toBeInTheDocument();
});

test('of buildings of one name the address has the customer (R624)', async () => {
  open('/year_report?building=A+Wing&customer=157');
  network.answer(readYearReport, { ...aSocietyReport, customers });
  const chosen = await screen.findByRole('combobox', { name: 'Customer' });
  expect(chosen).toHaveValue('Vikram Shah (vikram)');
  expect(screen.getByRole('button', { name: 'Send to customer' })).toBeVisible();
  const asked = expect.objectContaining({ building: 'A Wing', customer: '157' });
  expect(network.calls(readYearReport)[0]?.query).toEqual(asked);
  const links = network.calls(sharedReports).map((call) => call.query);
  expect(links).toContainEqual({ building: 'A Wing', customer: '157' });
});

test('without a lift and a building there is nothing to report', async () => {
  open('/year_report');
  expect(await screen.findByText('No elevator selected')).toBeVisible();
});

test.each([
  ['building=Nope', 'There is no building with this name.'],
  ['elevatorId=9', 'This elevator does not exist or was deleted.'],
])('of %s, which does not exist, the page says so', async (address, title) => {
  signedIn();
  rememberDocument([documentedName('GET', readYearReport.path)]);
  network.fail(readYearReport, 404, { detail: 'Not found.' });
  network.answer(sharedReports, { results: [] });
  renderRoutes([{ path: '/year_report', element: <YearReportPage /> }], `/year_report?${address}`);
  expect(await screen.findByText(title)).toBeVisible();
});

test('the links to reports of lifts and buildings that are gone are on the page, and can be revoked (R625)', async () => {
  open('/year_report?elevatorId=9');
  network.answer(sharedReports, ({ query }) => ({ results: Object(query).gone ? [ofDock] : [] }));
  const name = 'Links to reports of lifts and buildings that are gone';
  const table = within(await screen.findByRole('table', { name }));
  expect(table.getByText('Maintenance report: Dock')).toBeVisible();
  expect(table.getByRole('button', { name: 'Revoke' })).toBeEnabled();
  expect(screen.queryByRole('table', { name: 'Links to this report' })).not.toBeInTheDocument();
});

const ofDock = {
  ...{ share_id: 5, title: 'Maintenance report: Dock', link: null, created_by: 'Asha Rao' },
  ...{ created_at: '2026-01-01T00:00:00Z', expires_at: '2099-01-01T00:00:00Z', revoked_at: null },
  ...{ opened: 0, last_opened_at: null },
};
