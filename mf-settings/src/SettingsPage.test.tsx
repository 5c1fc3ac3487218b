import { USUAL_ALARM_SETTINGS } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { listDuties, readAlarmSettings } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionList, totpState } from '@smart-elevator/shared-api/contract/account/endpoints';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { readFirstSteps } from '@smart-elevator/shared-api/contract/home/endpoints';
import { readFileUsage } from '@smart-elevator/shared-api/contract/files/endpoints';
import { countInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { readVisitReminders } from '@smart-elevator/shared-api/contract/visits/reminderEndpoints';
import { listChecklists } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import {
  readPreferences,
  saveAppearance,
  savePreferences,
} from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { deletedTicketList } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { anOwnSession, aPerson, DEALER_ID, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { areShortcutsEnabled } from '@smart-elevator/shared-ui/state/shortcuts';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import consolePackage from '../../package.json';
import { kinds } from './searchKinds';
import { SettingsPage } from './SettingsPage';

const network = fakeNetwork();

function open(address = '/') {
  signedIn();
  network.answer(readCompany, { name: '', address: '', tax_number: '', logo: '' });
  network.answer(loadPerson, { data: aPerson() });
  network.answer(totpState, { enabled: false, recovery_codes_left: 0 });
  network.answer(sessionList, [anOwnSession()]);
  network.answer(readFirstSteps, { done: ['company'], skipped: [], is_empty: false, has_sample_data: false });
  network.answerList(deletedTicketList, []);
  network.answer(countInvitations, { not_accepted: 2 });
  network.answer(listChecklists, []);
  network.answer(readAlarmSettings, USUAL_ALARM_SETTINGS);
  network.answer(listDuties, []);
  network.answer(readVisitReminders, { days_ahead: null });
  network.answer(readFileUsage, { files: 3, bytes: 900_000, quota_bytes: 5_000_000_000, scanner: 'none' });
  return renderRoutes([{ path: '/', element: <SettingsPage /> }], address);
}

const otp = () => screen.findByRole('switch', { name: 'Notify OTP' });
const save = () => screen.getByRole('button', { name: 'Save' });

test.each([true, false])('the switch opens as it is stored: %s (R822)', async (send_otp) => {
  network.answer(readPreferences, { send_otp });
  open();
  const state = expect(await otp());
  if (send_otp) state.toBeChecked();
  else state.not.toBeChecked();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('the button stores the switch, and until then it is marked as unsaved (R822, R823)', async () => {
  network.answer(readPreferences, { send_otp: false });
  network.answer(savePreferences, { send_otp: true });
  const { user } = open();
  await user.click(await otp());
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('OTP status saved successfully!')).toHaveAttribute('role', 'status');
  expect(network.calls(savePreferences).map(({ body }) => body)).toEqual([{ send_otp: true }]);
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  expect(await otp()).toBeChecked();
});

test.each([
  ['the server refuses', () => network.fail(savePreferences, 500, { detail: 'A server error occurred.' })],
  ['no answer comes', () => network.offline(savePreferences)],
  ['the answer is literally false', () => network.fail(savePreferences, 200, false)],
])('%s: shows a message, and the choice stays (R823)', async (_, answer) => {
  network.answer(readPreferences, { send_otp: false });
  answer();
  const { user } = open();
  await user.click(await otp());
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again !!!');
  expect(await otp()).toBeChecked();
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test('a double click saves once', async () => {
  network.answer(readPreferences, { send_otp: false });
  const answer = deferred<{ send_otp: boolean }>();
  network.answer(savePreferences, () => answer.promise);
  const { user } = open();
  await user.click(await otp());
  await user.dblClick(save());
  answer.resolve({ send_otp: true });
  expect(await screen.findByText('OTP status saved successfully!')).toBeVisible();
  expect(network.calls(savePreferences)).toHaveLength(1);
});

test('a setting that cannot be loaded shows a message and can be retried', async () => {
  network.offline(readPreferences);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loaded');
  network.answer(readPreferences, { send_otp: true });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await otp()).toBeChecked();
});

test('the version is the console’s own (R821)', async () => {
  network.answer(readPreferences, { send_otp: true });
  open();
  expect(screen.getByText(`v ${consolePackage.version}`)).toBeVisible();
  await otp();
});

test('the theme is applied at once and stored', async () => {
  network.answer(readPreferences, { send_otp: true });
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('smart-elevator.theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'Match device' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  await otp();
});

test('the keyboard shortcuts are on until they are switched off, at once and for this user', async () => {
  network.answer(readPreferences, { send_otp: true });
  const { user } = open();
  const shortcuts = screen.getByRole('switch', { name: 'Keyboard shortcuts' });
  expect(shortcuts).toBeChecked();
  await user.click(shortcuts);
  expect(shortcuts).not.toBeChecked();
  expect(areShortcutsEnabled(String(DEALER_ID))).toBe(false);
  expect(areShortcutsEnabled('8')).toBe(true);
  expect(await screen.findByText('Saved.')).toHaveAttribute('role', 'status');
  await user.click(shortcuts);
  expect(areShortcutsEnabled(String(DEALER_ID))).toBe(true);
  await otp();
});

test('the density is applied at once, and stored in this browser and for the others', async () => {
  network.answer(readPreferences, { send_otp: true });
  network.answer(saveAppearance, { density: 'compact', language: null, date_format: null });
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(document.documentElement.dataset['density']).toBe('compact');
  expect(localStorage.getItem('smart-elevator.density')).toBe('compact');
  expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await waitFor(() =>
    expect(network.calls(saveAppearance).map(({ body }) => body)).toEqual([{ density: 'compact' }]),
  );
  await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(document.documentElement.dataset['density']).toBe('comfortable');
  await otp();
});

test('the date format is applied at once, stored here and for the other browsers', async () => {
  network.answer(readPreferences, { send_otp: true });
  network.answer(saveAppearance, { density: null, language: null, date_format: 'DD/MM/YYYY' });
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'DD/MM/YYYY, such as 31/12/2026' }));
  expect(formatDay('2026-03-01')).toBe('01/03/2026');
  expect(screen.getByRole('radio', { name: 'DD/MM/YYYY, such as 31/12/2026' })).toBeChecked();
  await waitFor(() =>
    expect(network.calls(saveAppearance).map(({ body }) => body)).toEqual([{ date_format: 'DD/MM/YYYY' }]),
  );
  await user.click(screen.getByRole('radio', { name: 'MM/DD/YYYY, such as 12/31/2026' }));
  expect(formatDay('2026-03-01')).toBe('03/01/2026');
  await otp();
});

test('a preference that the server does not store stays in this browser, without an alert', async () => {
  network.answer(readPreferences, { send_otp: true });
  network.fail(saveAppearance, 404);
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  await waitFor(() => expect(network.calls(saveAppearance)).toHaveLength(1));
  await otp();
  expect(localStorage.getItem('smart-elevator.density')).toBe('compact');
  await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(network.calls(saveAppearance)).toHaveLength(1);
});

test('the language is chosen by its own name, applied at once and stored', async () => {
  network.answer(readPreferences, { send_otp: true });
  network.answer(saveAppearance, { density: null, language: 'hi', date_format: null });
  const { user } = open();
  await otp();
  const language = screen.getByRole('radiogroup', { name: 'Language' });
  expect(within(language).getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(within(language).getByRole('radio', { name: 'हिन्दी' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
  expect(document.cookie).toContain('smart-elevator-language=hi');
  await waitFor(() =>
    expect(network.calls(saveAppearance).map(({ body }) => body)).toEqual([{ language: 'hi' }]),
  );
  expect(await screen.findByText(/^(Saved\.|सहेजा गया।)$/)).toHaveAttribute('role', 'status');
  await act(() => changeLanguage('en'));
});

test('the search finds every setting', async () => {
  network.answer(readPreferences, { send_otp: true });
  open();
  await screen.findByRole('heading', { name: 'Company' });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles) {
    const found = await Promise.all(kinds.map((kind) => kind.find(title, new AbortController().signal)));
    expect(found.flat().map((result) => result.title)).toContain(title);
  }
});

test('the address of a setting leads to it', async () => {
  network.answer(readPreferences, { send_otp: true });
  const shown: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this.querySelector('h3')?.textContent ?? null);
  });
  open('/#App%20version');
  await screen.findByRole('heading', { name: 'Company' });
  expect(shown).toEqual(['App version']);
});

test('the index leads to four groups, and each setting is in one of them', async () => {
  network.answer(readPreferences, { send_otp: true });
  open();
  await otp();
  const index = screen.getByRole('navigation', { name: 'Groups of settings' });
  const entries = within(index).getAllByRole('link');
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Your company', 'Your account', 'Console', 'Notifications']);
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(
    groups.map((title) => `/#${encodeURIComponent(title)}`),
  );
  for (const { textContent } of screen.getAllByRole('heading', { level: 3 }))
    expect(index).toHaveTextContent(textContent);
});

test('leaving asks while the switch is not saved', async () => {
  network.answer(readPreferences, { send_otp: false });
  const { user, router } = open();
  await user.click(await otp());
  await act(() => router.navigate('/?elsewhere'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave without saving?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Not saved yet')).toBeVisible();
});
