import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { elevatorReports } from '@smart-elevator/shared-api/contract/reports/endpoints';
import {
  readReportLetter,
  revokeSharedReport,
  sendReport,
  sharedReports,
} from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import type { ReportSent, SharedReport } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { readYearReport } from '@smart-elevator/shared-api/contract/reports/societyEndpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { anElevator, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { findLoadedControl } from '@smart-elevator/shared-ui/testing/findLoadedControl';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { aSocietyReport } from '../../testing/aSocietyReport';
import { ReportsPage } from '../ReportsPage';
import { YearReportPage } from '../YearReportPage';

const network = fakeNetwork();
const LINK = 'https://console.example/shared_report/abc';
const LETTER = {
  recipients: ['chair@example.com'],
  subject: 'Maintenance report: Ocean Heights - Lift Care',
  text: 'Hello,\n\nplease find this report attached.\n\nLift Care\n',
  has_mail_server: true,
};
const year = { building: 'Ocean Heights', from: '2026-01-01', to: '2026-06-30', language: 'en' };

function open(letter: Partial<typeof LETTER> = {}, shares: SharedReport[] = []) {
  signedIn();
  network.answer(readYearReport, aSocietyReport);
  network.answer(sharedReports, { results: shares });
  network.answer(readReportLetter, { ...LETTER, ...letter });
  return renderRoutes(
    [{ path: '/year_report', element: <YearReportPage /> }],
    '/year_report?building=Ocean+Heights&from=2026-01-01&to=2026-06-30',
  );
}

async function openDialog(letter: Partial<typeof LETTER> = {}) {
  const { user } = open(letter);
  await findLoadedControl(() => screen.getByLabelText('To'));
  await user.click(await screen.findByRole('button', { name: 'Send to customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to customer' }));
  await dialog.findByRole('button', { name: 'Send' });
  return { user, dialog };
}

const aShare = (share: Partial<SharedReport> = {}): SharedReport => ({
  share_id: 4,
  title: 'Maintenance report: Ocean Heights',
  link: LINK,
  created_at: '2026-01-02T10:00:00.000Z',
  created_by: 'Asha Rao',
  expires_at: '2999-01-01T10:00:00.000Z',
  revoked_at: null,
  opened: 0,
  last_opened_at: null,
  ...share,
});

test('the customer’s address is preset, the mail is shown, and the PDF is sent (R624)', async () => {
  network.answer(sendReport, { link: null, recipients: ['chair@example.com'], has_mail_server: true });
  const { user, dialog } = await openDialog();
  expect(dialog.getByRole('textbox', { name: /^Recipients/ })).toHaveValue('chair@example.com');
  const mail = within(dialog.getByRole('region', { name: 'The e-mail' }));
  expect(await mail.findByText(LETTER.subject)).toBeVisible();
  expect(mail.getByText(/please find this report attached/)).toBeVisible();
  expect(network.calls(sendReport)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('The e-mail is on its way to chair@example.com.')).toBeVisible();
  expect(network.calls(sendReport)[0]?.body).toEqual({
    ...year,
    as: 'pdf',
    days: 30,
    recipients: ['chair@example.com'],
  });
});

test('a link is made for 90 days, without a mail, and copied (R625)', async () => {
  network.answer(sendReport, { link: LINK, recipients: [], has_mail_server: true });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'A link that expires' }));
  await user.click(dialog.getByRole('combobox', { name: 'The link works for' }));
  await user.click(await screen.findByText('90 days'));
  await user.clear(dialog.getByRole('textbox', { name: /^Recipients/ }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^The link is made\./)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(LINK);
  expect(network.calls(sendReport)[0]?.body).toMatchObject({ as: 'link', days: 90, recipients: [] });
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test('while the report is being sent the dialog stays open, so that its link and its outcome are seen (R624)', async () => {
  const later = deferred<ReportSent>();
  network.answer(sendReport, () => later.promise);
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'A link that expires' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  later.resolve({ link: LINK, recipients: ['chair@example.com'], has_mail_server: true });
  expect(await screen.findByText('The e-mail is on its way to chair@example.com.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(LINK);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a mail server it says so before and after, and offers the link (R624)', async () => {
  network.answer(sendReport, { link: LINK, recipients: ['chair@example.com'], has_mail_server: false });
  const { user, dialog } = await openDialog({ has_mail_server: false });
  expect(dialog.getByText(/^This server has no mail server/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'A link that expires' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: /^Recipients/ })).toHaveValue('');
  await user.type(dialog.getByRole('textbox', { name: /^Recipients/ }), 'chair@example.com');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^Nobody gets an e-mail/)).toBeVisible();
  expect(dialog.queryByText(/is on its way/)).not.toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(LINK);
});

test('addresses are checked before they are sent; a failure is shown, and the input stays', async () => {
  network.fail(sendReport, 503, { detail: 'The service is not available.' });
  const { user, dialog } = await openDialog({ recipients: [] });
  expect(dialog.getByText('No customer here has an e-mail address.')).toBeVisible();
  const to = dialog.getByRole('textbox', { name: /^Recipients/ });
  const send = () => user.click(dialog.getByRole('button', { name: 'Send' }));
  await send();
  expect(await dialog.findByText('Please enter at least one e-mail address.')).toBeVisible();
  await user.type(to, 'chair@example.com, secretary');
  expect(await dialog.findByText('secretary is not an e-mail address.')).toBeVisible();
  expect(network.calls(sendReport)).toEqual([]);
  await user.type(to, '@example.com');
  await send();
  expect(await dialog.findByText('The report could not be sent.')).toBeVisible();
  expect(to).toHaveValue('chair@example.com, secretary@example.com');
});

test('the links of a report: until when, how often opened; one that works is copied and revoked (R625)', async () => {
  network.answer(revokeSharedReport, {});
  const revoked = aShare({ share_id: 3, revoked_at: '2026-01-03T10:00:00.000Z', opened: 2 });
  const expired = aShare({ share_id: 2, expires_at: '2026-01-03T10:00:00.000Z' });
  const { user } = open({}, [aShare(), revoked, expired]);
  const table = within(await screen.findByRole('table', { name: 'Links to this report' }));
  expect(table.getByText(/^Works until 01\/01\/2999/)).toBeVisible();
  expect(table.getByText(/^Revoked on 01\/03\/2026/)).toBeVisible();
  expect(table.getByText(/^Expired on 01\/03\/2026/)).toBeVisible();
  expect(table.getByText(/^2 times, last/)).toBeVisible();
  expect(table.getAllByRole('button', { name: 'Copy' })).toHaveLength(1);
  await user.click(table.getByRole('button', { name: 'Revoke' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Revoke this link?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link has been revoked.')).toBeVisible();
  expect(network.calls(revokeSharedReport)[0]?.params).toEqual({ share_id: '4' });
});

test('an AMC report is sent from its list (R624)', async () => {
  signedIn();
  network.answer(loadElevator, anElevator({ elevator_id: 7 }));
  network.answerList(elevatorReports, [{ report_id: 17, report_date: '2026-03-09' }]);
  network.answer(sharedReports, { results: [] });
  network.answer(readReportLetter, LETTER);
  network.answer(sendReport, { link: null, recipients: ['chair@example.com'], has_mail_server: true });
  const { user } = renderRoutes(
    [{ path: '/view_amc_report', element: <ReportsPage /> }],
    '/view_amc_report?elevatorId=7&elevatorName=Lift',
  );
  await user.click(await screen.findByRole('button', { name: 'Send AMC report 17 to the customer' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The e-mail is on its way to chair@example.com.')).toBeVisible();
  expect(network.calls(sendReport)[0]?.body).toMatchObject({ amc_report: 17, language: 'en', as: 'pdf' });
});
