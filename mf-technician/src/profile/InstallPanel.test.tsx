import { readPerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aPerson, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen } from '@testing-library/react';
import { paths } from '../paths';
import { newPhone } from '../testing/outboxPage';
import { openScreen } from '../testing/openScreen';

const network = fakeNetwork();
beforeEach(async () => {
  await newPhone(network);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
  network.answer(readPerson, { data: aPerson({}) });
});
afterEach(() => jest.restoreAllMocks());

async function openProfile() {
  const { user } = openScreen(paths.profile);
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return user;
}

test('what the browser offers is in the profile, and not a bar over the work; it is asked once (R1424)', async () => {
  const user = await openProfile();
  expect(screen.queryByText('Install the app')).toBeNull();
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Install the app')).toBeNull();
});

test('an iPhone says how, and what a tab loses after seven days (R1424)', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  await openProfile();
  expect(screen.getByText('In Safari, tap Share, then Add to Home Screen.')).toBeVisible();
  expect(screen.getByText(/after seven days without use/)).toBeVisible();
});
