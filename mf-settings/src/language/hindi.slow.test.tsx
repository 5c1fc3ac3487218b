import { USUAL_ALARM_SETTINGS } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { listDuties, readAlarmSettings } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { renewPasscode, sessionList, totpState } from '@smart-elevator/shared-api/contract/account/endpoints';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { readFileUsage } from '@smart-elevator/shared-api/contract/files/endpoints';
import { readFirstSteps } from '@smart-elevator/shared-api/contract/home/endpoints';
import { countInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { readVisitReminders } from '@smart-elevator/shared-api/contract/visits/reminderEndpoints';
import { listChecklists } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { deletedTicketList } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import {
  readPreferences,
  saveAppearance,
  savePreferences,
} from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { anOwnSession, aPerson, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { untranslatedText } from '@smart-elevator/shared-ui/testing/untranslatedText';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../remote';

const network = fakeNetwork();

async function openIn(language: 'en' | 'hi') {
  await changeLanguage(language);
  signedIn();
  network.answer(readCompany, { name: '', address: '', tax_number: '', logo: '' });
  network.answer(loadPerson, { data: aPerson() });
  network.answer(totpState, { enabled: true, recovery_codes_left: 2 });
  network.answer(sessionList, [anOwnSession()]);
  network.answerList(deletedTicketList, []);
  network.answer(countInvitations, { not_accepted: 2 });
  network.answer(listChecklists, []);
  network.answer(readAlarmSettings, USUAL_ALARM_SETTINGS);
  network.answer(listDuties, []);
  network.answer(readVisitReminders, { days_ahead: null });
  network.answer(readFileUsage, { files: 3, bytes: 900_000, quota_bytes: 5_000_000_000, scanner: 'none' });
  network.answer(readFirstSteps, { done: ['company'], skipped: [], is_empty: false, has_sample_data: false });
  network.answer(readPreferences, { send_otp: false });
  network.answer(saveAppearance, { density: null, language: null, date_format: null });
  const view = renderRoutes(
    [...remote.routes.map((route) => ({ ...route, HydrateFallback: () => null }))],
    '/import',
  );
  await screen.findByRole('switch', { name: language === 'hi' ? 'OTP भेजें' : 'Notify OTP' });
  await waitFor(() => expect(document.querySelector('[data-coming]')).toBeNull());
  return view;
}

afterEach(() => act(async () => void (await changeLanguage('en'))));

test('Settings show no English text that has a translation', async () => {
  await openIn('hi');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('सेटिंग्स');
  expect(await screen.findByText(/2 रिकवरी कोड बचे हैं।/)).toBeVisible();
  expect(untranslatedText()).toEqual([]);
});

test('messages are in Hindi, and API values are unchanged', async () => {
  network.answer(savePreferences, { send_otp: true });
  const { user } = await openIn('hi');
  await user.click(screen.getByRole('switch', { name: 'OTP भेजें' }));
  await user.click(screen.getByRole('button', { name: 'सहेजें' }));
  expect(await screen.findByText('OTP की स्थिति सफलतापूर्वक सहेजी गई!')).toHaveAttribute('role', 'status');
  expect(network.calls(savePreferences).map(({ body }) => body)).toEqual([{ send_otp: true }]);
});

test('a failure is shown in Hindi', async () => {
  network.fail(renewPasscode, 500, { detail: 'A server error occurred.' });
  const { user } = await openIn('hi');
  await user.click(await screen.findByRole('button', { name: 'नवीनीकृत करें' }));
  expect(screen.getByRole('heading', { level: 2, name: /क्या आप वाकई/ })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'नवीनीकृत करें' }).at(-1) ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'डीलर पासकोड नहीं बदला जा सका। सर्वर में कोई समस्या आई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  );
});

test('the open screen switches to Hindi and back, and English is exactly as before', async () => {
  const { user } = await openIn('en');
  for (const last of ['Edit profile', 'Edit company', 'Show emergencies'])
    expect(await screen.findByText(last)).toBeVisible();
  const english = document.body.textContent;
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(await screen.findByRole('switch', { name: 'OTP भेजें' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'हिन्दी' })).toHaveFocus();
  expect(untranslatedText()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('switch', { name: 'Notify OTP' })).toBeVisible();
  expect(await screen.findByText('Saved.')).toBeVisible();
  // The alert of each choice is in its language.
  expect(document.body.textContent?.replace(/^(सहेजा गया।|Saved\.)+/, '')).toBe(english);
});
