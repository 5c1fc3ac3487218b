import { select } from '@smart-elevator/shared-api/client/selection';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { elevatorReports, readReport } from '@smart-elevator/shared-api/contract/reports/endpoints';
import { sharedReports } from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import { type Report, matchesReportSearch } from '@smart-elevator/shared-api/contract/reports/report';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { anElevator, aReport, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { browserFiles, type BrowserFiles } from '../testing/browserFiles';
import { ReportsPage } from './ReportsPage';

const network = fakeNetwork();
const ADDRESS = '/view_amc_report?elevatorId=9&elevatorName=CR1005';
const PDF = new FakeResponse(200, '%PDF-1.3', { 'content-type': 'application/pdf' });
const NOT_FOUND = new FakeResponse(404, { detail: 'Not found.' });

let files: BrowserFiles;
beforeEach(() => (files = browserFiles()));

function open(address = ADDRESS) {
  const { access } = signedIn();
  network.answer(sharedReports, { results: [] });
  network.answer(loadElevator, anElevator({ elevator_id: 9, elevator_name: 'CR1005' }));
  const view = renderRoutes(
    [
      { path: '/view_amc_report', element: <ReportsPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
  return { ...view, access };
}

async function openOne(answer: FakeResponse | Promise<FakeResponse> = PDF) {
  network.answerList(elevatorReports, [aReport({ report_id: 17 })]);
  network.answer(readReport, () => answer);
  const view = open();
  await screen.findByRole('heading', { name: 'Report ID 17' });
  return view;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const viewReport = () => screen.getByRole('button', { name: 'View Report 17' });
const shareReport = () => screen.getByRole('button', { name: 'Share report 17' });

describe('the list', () => {
  test('breadcrumb Elevators, the elevator, AMC Reports; a card has Report ID, Date and View Report (R601)', async () => {
    network.answerList(elevatorReports, [aReport({ report_id: 17, report_date: '2026-03-09' })]);
    open();
    expect(await screen.findByRole('heading', { name: 'Report ID 17' })).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs).toHaveTextContent('Elevators>>CR1005>>AMC Reports');
    expect(within(crumbs).getByRole('link', { name: 'CR1005' })).toHaveAttribute(
      'href',
      '/elevator?elevatorId=9',
    );
    expect(screen.getByRole('definition')).toHaveTextContent('03/09/2026');
    expect(viewReport()).toHaveTextContent('View Report');
    expect(network.calls(elevatorReports)[0]?.params).toEqual({ elevator_id: '9' });
  });

  test('without an elevator in the address, shows the last selected one', async () => {
    select({ elevator: { id: 9, name: 'CR1005' } });
    network.answerList(elevatorReports, many(aReport, 1));
    open('/view_amc_report');
    await waitFor(() => expect(titles()).toEqual(['Report ID 201']));
  });

  test('the address has priority over the last selected elevator', async () => {
    select({ elevator: { id: 4, name: 'Other' } });
    network.answerList(elevatorReports, many(aReport, 1));
    open();
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(network.calls(elevatorReports)[0]?.params).toEqual({ elevator_id: '9' });
  });

  test('no elevator at all: shows a message with a link to the elevators', async () => {
    open('/view_amc_report');
    expect(await screen.findByText('No elevator selected')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Elevators' })).toHaveAttribute('href', '/elevators');
  });

  test('a missing elevator: shows a message', async () => {
    network.fail(elevatorReports, 404, { detail: 'Not found.' });
    open();
    network.fail(loadElevator, 404, { detail: 'Not found.' });
    expect(await screen.findByText('This elevator does not exist or was deleted.')).toBeVisible();
  });

  test('none yet: shows how reports are created', async () => {
    network.answerList(elevatorReports, []);
    open();
    expect(await screen.findByText('No AMC reports yet')).toBeVisible();
  });

  test('a list that cannot be loaded shows a message and can be retried', async () => {
    network.offline(elevatorReports);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The AMC reports could not be loaded');
    network.answerList(elevatorReports, many(aReport, 2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });
});

describe.each(['pages', 'bare'] as const)('on a server that answers %s', (as) => {
  const matches = (row: Report, query: Record<string, string>) =>
    matchesReportSearch(row, query['search'] ?? '');

  test('25 reports per page, newest first (R601)', async () => {
    network.answerList(elevatorReports, many(aReport, 30), { as });
    const { user, address } = open();
    await waitFor(() => expect(titles()).toHaveLength(25));
    expect(titles()[0]).toBe('Report ID 201');
    expect(screen.getByText('Page 1 / 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(titles()).toHaveLength(5));
    expect(address()).toBe(`${ADDRESS}&page=2`);
  });

  test.each([
    ['1207', ['Report ID 1207']],
    ['03/09/2026', ['Report ID 8']],
    ['2026-03', ['Report ID 8', 'Report ID 1207']],
  ])('the search %s matches the report id and the date (R602)', async (text, found) => {
    const rows = [
      aReport({ report_id: 8, report_date: '2026-03-09' }),
      aReport({ report_id: 1207, report_date: '2026-03-01' }),
      aReport({ report_id: 3, report_date: '2025-11-30' }),
    ];
    network.answerList(elevatorReports, rows, { as, matches });
    const { user, address } = open();
    await waitFor(() => expect(titles()).toHaveLength(3));
    await user.type(screen.getByRole('searchbox', { name: 'Search by report ID or date' }), text);
    await waitFor(() => expect(titles()).toEqual(found));
    expect(address()).toContain('search=');
  });
});

describe('View Report (R603)', () => {
  test('opens a tab on the click, and shows the PDF in it, without a token in any address', async () => {
    const answer = deferred<FakeResponse>();
    const { user, access } = await openOne(answer.promise);
    await user.click(viewReport());
    expect(files.open).toHaveBeenCalledWith('', '_blank');
    expect(files.tab.opener).toBeNull();
    expect(files.tab.document.body.textContent).toBe('Loading report 17…');
    expect(viewReport()).toHaveAttribute('aria-busy', 'true');

    answer.resolve(PDF);
    await waitFor(() => expect(files.tab.location.replace).toHaveBeenCalledWith('blob:console/1'));
    expect(files.made[0]).toMatchObject({ name: 'AMC-report-17.pdf', type: 'application/pdf' });
    const [call] = network.calls(readReport);
    expect(call?.headers.get('authorization')).toBe(`Bearer ${access}`);
    expect(call?.query).toEqual({});
    expect(files.open).toHaveBeenCalledTimes(1);
  });

  test('a second click while it is loading opens no second tab', async () => {
    const answer = deferred<FakeResponse>();
    const { user } = await openOne(answer.promise);
    await user.dblClick(viewReport());
    answer.resolve(PDF);
    await waitFor(() => expect(files.tab.location.replace).toHaveBeenCalled());
    expect(files.open).toHaveBeenCalledTimes(1);
    expect(network.calls(readReport)).toHaveLength(1);
  });

  test('a browser that blocks the tab: shows a message with a link that opens the report', async () => {
    const { user } = await openOne();
    files.open.mockReturnValue(null);
    await user.click(viewReport());
    const link = await screen.findByRole('link', { name: 'Open report 17' });
    expect(screen.getByText('Your browser blocked the new tab')).toBeVisible();
    expect(link).toHaveAttribute('href', 'blob:console/1');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['a report that is gone', NOT_FOUND, 'This report does not exist or was deleted.'],
    ['a server that broke', new FakeResponse(500, {}), 'The server had a problem.'],
    [
      'an answer that is no PDF',
      new FakeResponse(200, '<html>', { 'content-type': 'text/html' }),
      'The server sent an unexpected answer',
    ],
  ])('%s: the tab closes, the reason is shown, and it can be retried', async (_, answer, reason) => {
    const { user } = await openOne(answer);
    await user.click(viewReport());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Report 17 could not be opened');
    expect(alert).toHaveTextContent(reason);
    expect(files.tab.close).toHaveBeenCalled();
    expect(files.tab.location.replace).not.toHaveBeenCalled();

    network.answer(readReport, PDF);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(files.tab.location.replace).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Share', () => {
  test("passes the PDF to the device's share sheet (R604)", async () => {
    const sheet = files.withShareSheet(async () => {});
    const { user } = await openOne();
    await user.click(shareReport());
    expect(await screen.findByText('Report 17 was shared')).toBeVisible();
    const [[data]] = sheet.mock.calls as [[ShareData]];
    expect(data.files?.map(({ name, type }) => [name, type])).toEqual([
      ['AMC-report-17.pdf', 'application/pdf'],
    ]);
    expect(data.url).toBeUndefined();
    expect(files.downloads).toEqual([]);
  });

  test('downloads it if there is no share sheet (R604)', async () => {
    const { user } = await openOne();
    await user.click(shareReport());
    expect(await screen.findByText('Report 17 was downloaded')).toBeVisible();
    expect(files.downloads).toEqual(['AMC-report-17.pdf']);
  });

  test('downloads it when the share sheet does not open', async () => {
    files.withShareSheet(() => Promise.reject(new DOMException('too late', 'NotAllowedError')));
    const { user } = await openOne();
    await user.click(shareReport());
    expect(await screen.findByText('Report 17 was downloaded')).toBeVisible();
  });

  test('cancelling the share sheet shows no message', async () => {
    const sheet = files.withShareSheet(() => Promise.reject(new DOMException('no', 'AbortError')));
    const { user } = await openOne();
    await user.click(shareReport());
    await waitFor(() => expect(sheet).toHaveBeenCalled());
    expect(files.downloads).toEqual([]);
    expect(screen.queryByText(/was shared|was downloaded/)).not.toBeInTheDocument();
  });

  test('a report that cannot be fetched shows a message', async () => {
    const { user } = await openOne(NOT_FOUND);
    await user.click(shareReport());
    expect(await screen.findByRole('alert')).toHaveTextContent('Report 17 could not be shared');
  });
});
