import { endSession } from '@smart-elevator/shared-api/client/session';
import { aToken, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { serverNow } from './serverClock';

const DAY_MS = 86_400_000;
const NOW = Math.floor(Date.now() / 1000) * 1000;
const phoneSays = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);
const signsIn = () => signedIn({ access: aToken(900, 'access', NOW / 1000) });
const days = () => (serverNow().getTime() - NOW) / DAY_MS;

test.each([
  ['right', 0],
  ['a year ahead', 365],
  ['two years behind', -730],
])('on a phone whose clock is %s at the sign-in the time is that of the server (R1411)', (_, ahead) => {
  phoneSays(NOW + ahead * DAY_MS);
  signsIn();
  expect(days()).toBe(0);
  phoneSays(NOW + (ahead + 3) * DAY_MS);
  expect(days()).toBe(3);
});

test('a clock that is corrected later is believed; one that was set to a time before the sign-in is not (R1411)', () => {
  phoneSays(NOW + 365 * DAY_MS);
  signsIn();
  phoneSays(NOW + DAY_MS);
  expect(days()).toBe(1);
  phoneSays(NOW - 365 * DAY_MS);
  expect(days()).toBe(0);
});

test('without a session, or with a token that does not say when it was issued, it is the phone’s time', () => {
  endSession();
  phoneSays(NOW + 2 * DAY_MS);
  expect(days()).toBe(2);
  signedIn();
  expect(days()).toBe(2);
});
