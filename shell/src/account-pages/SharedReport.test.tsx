import { openSharedReport } from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen } from '@testing-library/react';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();
const ADDRESS = '/shared_report/the-token';

test('the report is named, with its sender, until when the link works, and the PDF (R625)', async () => {
  network.answer(openSharedReport, {
    sender: 'Lift Care',
    title: 'Maintenance report: Ocean Heights',
    expires_at: '2026-12-31T12:00:00.000Z',
  });
  await openConsole(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'Maintenance report: Ocean Heights' })).toBeVisible();
  expect(screen.getByText('Lift Care has sent you this report.')).toBeVisible();
  expect(screen.getByText(/^The link works until 12\/31\/2026/)).toBeVisible();
  const pdf = screen.getByRole('link', { name: 'Open the PDF' });
  expect(pdf).toHaveAttribute('href', '/api/shared-reports/open/the-token/pdf/');
  expect(pdf).toHaveAttribute('rel', 'noopener noreferrer');
  expect(document.title).toBe('Maintenance report: Ocean Heights · Smart Elevator Maintenance');
});

test.each([
  [404, 'This link does not work', /was revoked\. Please ask your maintenance company/],
  [410, 'This link has expired', /^Please ask your maintenance company for a new one\.$/],
])('%i: %s', async (status, title, hint) => {
  network.fail(openSharedReport, status, { detail: 'No.' });
  await openConsole(ADDRESS);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the PDF' })).not.toBeInTheDocument();
});

test('a failure of the server can be tried again', async () => {
  network.fail(openSharedReport, 503, { detail: 'The service is not available.' });
  await openConsole(ADDRESS);
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
