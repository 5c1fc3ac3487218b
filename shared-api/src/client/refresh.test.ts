import { refreshToken } from '../contract/account/endpoints';
import { readPreferences } from '../contract/preferences/endpoints';
import { ticketCount } from '../contract/tickets/endpoints';
import { deferred } from '../testing/deferred';
import { FakeResponse } from '../testing/FakeResponse';
import { aToken, DEALER_ID, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { call } from './call';
import { endSession, useSession } from './session';
import { SESSION_KEY } from './token';

const network = fakeNetwork();
const input = { params: { dealer_id: DEALER_ID } };
const counts = { open_count: 1, onhold_count: 0, closed_count: 0, accepted_count: 0, inprogress_count: 0 };
const OLD = aToken(10, 'old');
const NEW = aToken(900, 'new');
const session = () => useSession.getState().session;
const bearers = () => network.calls(ticketCount).map(({ headers }) => headers.get('authorization'));

/** The answer of the server is lost. */
const LOST = Promise.reject<never>(new TypeError('Failed to fetch'));
LOST.catch(() => undefined);

/** A server that accepts only the new token. */
function acceptOnlyNew() {
  network.answer(ticketCount, ({ headers }) =>
    headers.get('authorization') === `Bearer ${NEW}` ? counts : new FakeResponse(401, { detail: 'dead' }),
  );
}

it('a token about to expire is refreshed before the call, and both tokens are stored (R107)', async () => {
  signedIn({ access: OLD });
  acceptOnlyNew();
  network.answer(refreshToken, { access: NEW, refresh: 'refresh-2' });
  await expect(call(ticketCount, input)).resolves.toEqual(counts);
  expect(network.calls(refreshToken).map(({ body }) => body)).toEqual([{ refresh: 'refresh-1' }]);
  expect(bearers()).toEqual([`Bearer ${NEW}`]);
  expect(session()).toMatchObject({ access: NEW, refresh: 'refresh-2', user_id: DEALER_ID });
});

it('many waiting calls share one refresh (R107)', async () => {
  signedIn({ access: OLD });
  acceptOnlyNew();
  const answer = deferred<{ access: string; refresh: string }>();
  network.answer(refreshToken, () => answer.promise);
  const calls = Array.from({ length: 8 }, () => call(ticketCount, input));
  answer.resolve({ access: NEW, refresh: 'refresh-2' });
  await expect(Promise.all(calls)).resolves.toHaveLength(8);
  expect(network.calls(refreshToken)).toHaveLength(1);
});

it('a 401 gets one refresh and one retry (R108)', async () => {
  const seemsFresh = aToken(900, 'revoked');
  signedIn({ access: seemsFresh });
  acceptOnlyNew();
  network.answer(refreshToken, { access: NEW, refresh: 'refresh-2' });
  await expect(call(ticketCount, input)).resolves.toEqual(counts);
  expect(bearers()).toEqual([`Bearer ${seemsFresh}`, `Bearer ${NEW}`]);
  expect(network.calls(refreshToken)).toHaveLength(1);
});

it('many calls that are refused at once share one refresh', async () => {
  signedIn({ access: aToken(900, 'revoked') });
  acceptOnlyNew();
  network.answer(refreshToken, { access: NEW, refresh: 'refresh-2' });
  await Promise.all(Array.from({ length: 5 }, () => call(ticketCount, input)));
  expect(network.calls(refreshToken)).toHaveLength(1);
});

it('a call that is refused after the retry too is not tried a third time', async () => {
  signedIn();
  network.fail(ticketCount, 401, { detail: 'no' });
  network.answer(refreshToken, { access: NEW, refresh: 'refresh-2' });
  await expect(call(ticketCount, input)).rejects.toMatchObject({ failure: 'refused', status: 401 });
  expect(network.calls(ticketCount)).toHaveLength(2);
});

it('a refused refresh ends the session as expired, once for all waiting calls (R108)', async () => {
  signedIn({ access: OLD });
  localStorage.setItem('draft', 'kept');
  network.answer(ticketCount, counts);
  network.fail(refreshToken, 401, { detail: 'Token is invalid or expired', code: 'token_not_valid' });
  const results = await Promise.allSettled([call(ticketCount, input), call(ticketCount, input)]);
  expect(results).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ failure: 'expired' }) },
    { status: 'rejected', reason: expect.objectContaining({ failure: 'expired' }) },
  ]);
  expect(useSession.getState()).toMatchObject({ session: null, expired: true });
  expect(localStorage.getItem('draft')).toBe('kept');
  expect(network.calls(ticketCount)).toHaveLength(0);
  expect(network.calls(refreshToken)).toHaveLength(1);
});

it.each([
  ['no network', () => network.offline(refreshToken), 'offline'],
  ['a failing server', () => network.fail(refreshToken, 500), 'failed'],
  ['an overloaded server', () => network.fail(refreshToken, 429, { detail: 'wait' }), 'refused'],
  ['a server that answers garbage', () => network.fail(refreshToken, 200, '<html>'), 'garbage'],
])('%s keeps the session', async (_, arrange, failure) => {
  signedIn({ access: OLD });
  arrange();
  await expect(call(ticketCount, input)).rejects.toMatchObject({ failure });
  expect(useSession.getState()).toMatchObject({ session: { refresh: 'refresh-1' }, expired: false });
});

it.each([
  ['lost on the way to the browser', LOST],
  ['lost between the servers', new FakeResponse(504, {})],
])('an answer that was %s is requested once more, and the session continues', async (_, lost) => {
  signedIn({ access: OLD });
  acceptOnlyNew();
  let calls = 0;
  network.answer(refreshToken, () => {
    calls += 1;
    if (calls > 1) return { access: NEW, refresh: 'refresh-2' };
    return lost;
  });
  await expect(call(ticketCount, input)).resolves.toEqual(counts);
  expect(network.calls(refreshToken).map(({ body }) => body)).toEqual([
    { refresh: 'refresh-1' },
    { refresh: 'refresh-1' },
  ]);
  expect(session()).toMatchObject({ access: NEW, refresh: 'refresh-2' });
});

it.each([
  ['an hour behind', 3600],
  ['an hour ahead', -3600],
])('a browser whose clock is %s refreshes once, and not with every call', async (_, offset) => {
  const server = Math.floor(Date.now() / 1000) + offset;
  const fresh = aToken(offset + 900, 'new', server);
  signedIn({ access: aToken(offset - 60, 'old', server - 960) });
  useSession.setState(({ session }) => ({ session: session && { ...session, clock_offset: offset } }));
  network.answer(ticketCount, counts);
  network.answer(refreshToken, { access: fresh, refresh: 'refresh-2' });
  await call(ticketCount, input);
  await call(ticketCount, input);
  expect(network.calls(refreshToken)).toHaveLength(1);
  expect(bearers()).toEqual([`Bearer ${fresh}`, `Bearer ${fresh}`]);
});

it('a server that does not rotate keeps the old refresh token', async () => {
  signedIn({ access: OLD });
  network.answer(ticketCount, counts);
  network.fail(refreshToken, 200, { access: NEW });
  await call(ticketCount, input);
  expect(session()).toMatchObject({ access: NEW, refresh: 'refresh-1' });
});

it('uses the tokens that another tab has received meanwhile', async () => {
  signedIn({ access: OLD });
  acceptOnlyNew();
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
  Object.assign(stored.state.session, { access: NEW, refresh: 'refresh-9' });
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  await expect(call(ticketCount, input)).resolves.toEqual(counts);
  expect(session()).toMatchObject({ refresh: 'refresh-9' });
});

/** Another tab signs in as somebody else. */
function anotherUserSignsIn() {
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
  Object.assign(stored.state.session, { user_id: 99, access: NEXT_USER, refresh: 'of the next user' });
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
}
const NEXT_USER = aToken(900, 'next user');

it('a call that is refused after another user has signed in in another tab is not sent for that user', async () => {
  signedIn({ access: aToken(900, 'revoked') });
  network.answer(ticketCount, () => {
    anotherUserSignsIn();
    return new FakeResponse(401, { detail: 'dead' });
  });
  await expect(call(ticketCount, input)).rejects.toMatchObject({ failure: 'expired' });
  expect(network.calls(ticketCount)).toHaveLength(1);
  expect(session()).toMatchObject({ user_id: 99, access: NEXT_USER });
});

it.each([
  ['succeeds', { access: NEW, refresh: 'refresh-2' }],
  ['is refused', new FakeResponse(401, { code: 'token_not_valid' })],
])(
  'a refresh that %s after another user has signed in leaves the new session as it is',
  async (_, answer) => {
    signedIn({ access: OLD });
    network.answer(ticketCount, counts);
    network.answer(refreshToken, () => {
      anotherUserSignsIn();
      return answer;
    });
    await expect(call(ticketCount, input)).rejects.toMatchObject({ failure: 'expired' });
    expect(network.calls(ticketCount)).toHaveLength(0);
    expect(useSession.getState()).toMatchObject({
      session: { user_id: 99, access: NEXT_USER, refresh: 'of the next user' },
      expired: false,
    });
  },
);

it('the next user does not wait for the refresh of the former one', async () => {
  signedIn({ access: OLD });
  acceptOnlyNew();
  const former = deferred<{ access: string; refresh: string }>();
  network.answer(refreshToken, ({ body }) =>
    Reflect.get(Object(body), 'refresh') === 'refresh-1' ? former.promise : { access: NEW, refresh: 'r' },
  );
  const refused = call(ticketCount, input).catch((error: unknown) => error);
  signedIn({ user_id: 99, access: aToken(10, 'other'), refresh: 'of the next user' });
  await expect(call(ticketCount, input)).resolves.toEqual(counts);
  former.resolve({ access: aToken(900, 'former'), refresh: 'refresh-2' });
  expect(await refused).toMatchObject({ failure: 'expired' });
  expect(session()).toMatchObject({ user_id: 99, access: NEW, refresh: 'r' });
});

it('a call that is refused after its user has signed out fails as expired', async () => {
  signedIn({ access: aToken(900, 'revoked') });
  network.answer(refreshToken, { access: NEW, refresh: 'refresh-2' });
  network.answer(ticketCount, () => {
    endSession();
    return new FakeResponse(401, { detail: 'dead' });
  });
  await expect(call(ticketCount, input)).rejects.toMatchObject({ failure: 'expired' });
  expect(network.calls(refreshToken)).toHaveLength(0);
});

it('without a session nothing is sent', async () => {
  network.answer(readPreferences, { send_otp: true });
  await expect(call(readPreferences, {})).rejects.toMatchObject({ failure: 'expired' });
  expect(network.calls(readPreferences)).toHaveLength(0);
});
