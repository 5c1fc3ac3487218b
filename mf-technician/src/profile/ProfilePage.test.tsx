import { signOut } from '@smart-elevator/shared-api/contract/account/endpoints';
import { readPerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { saveAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { aPerson, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { changeTheme, storedTheme } from '@smart-elevator/shared-ui/state/theme';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../paths';
import { newPhone } from '../testing/outboxPage';
import { openScreen } from '../testing/openScreen';

const network = fakeNetwork();
beforeEach(async () => {
  await newPhone(network);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
  network.answer(readPerson, { data: aPerson({ first_name: 'Ravi', last_name: 'Rao' }) });
});
afterEach(() => changeTheme('system'));

const open = () => openScreen(paths.profile);

test('the profile has the own details, the appearance, and Logout (R1402)', async () => {
  network.answer(signOut, { detail: 'Successfully logged out.' });
  const { user } = open();
  expect(await screen.findByText('Ravi Rao')).toBeVisible();
  expect(network.calls(readPerson)[0]?.params).toEqual({ user_id: '4' });
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(storedTheme()).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(useSession.getState().session).toBeNull());
});

test('the language is stored for the other browsers, too', async () => {
  network.answer(saveAppearance, { density: null, language: 'hi', date_format: null });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
  await waitFor(() => expect(network.calls(saveAppearance)).toMatchObject([{ body: { language: 'hi' } }]));
});
