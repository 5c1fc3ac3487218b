import { act, renderHook, waitFor } from '@testing-library/react';
import { refreshToken } from '../contract/account/endpoints';
import { ticketCount } from '../contract/tickets/endpoints';
import { DEALER_ID, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { askFirst } from './askedFirst';
import { call } from './call';
import { endSession, renewTokens } from './session';
import { useCall } from './useCall';

const network = fakeNetwork();
const COUNTS = '/api/tickets/all-ticket-list-emp-count/:dealer_id/';
const counts = { open_count: 1, onhold_count: 0, closed_count: 0, accepted_count: 0, inprogress_count: 0 };
const read = () => call(ticketCount, { params: { dealer_id: DEALER_ID } });
const asked = () => network.calls(ticketCount).length;

beforeEach(() => {
  signedIn();
  network.answer(ticketCount, counts);
});
afterEach(() => jest.restoreAllMocks());

it('what was asked for first is not asked for again by who needs it; the next time it is', async () => {
  askFirst([COUNTS]);
  await expect(read()).resolves.toEqual(counts);
  expect(asked()).toBe(1);
  await expect(read()).resolves.toEqual(counts);
  expect(asked()).toBe(2);
});

const drawn = () => renderHook(() => useCall(ticketCount, { params: { dealer_id: DEALER_ID } })).result;
const asksFirst = () => act(() => Promise.resolve(askFirst([COUNTS])));

it('of what has come before its screen the screen is drawn at once', async () => {
  await asksFirst();
  expect(drawn().current).toMatchObject({ data: counts, loading: false });
  expect(asked()).toBe(1);
});

it.each<[string, unknown, () => void]>([
  ['of another session', counts, () => renewTokens('another.token', 'r')],
  ['that is not what the call promises', [], () => undefined],
])('an answer %s is not drawn', async (_, answer, meanwhile) => {
  network.fail(ticketCount, 200, answer);
  await asksFirst();
  meanwhile();
  network.answer(ticketCount, { ...counts, open_count: 2 });
  const result = drawn();
  expect(result.current).toMatchObject({ data: undefined, loading: true });
  await waitFor(() => expect(result.current.data?.open_count).toBe(2));
});

it.each([
  ['by another session', () => renewTokens('another.token', 'r')],
  ['too long ago', () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)],
])('an answer that was asked for %s is left alone', async (_, meanwhile) => {
  askFirst([COUNTS]);
  meanwhile();
  await expect(read()).resolves.toEqual(counts);
  expect(asked()).toBe(2);
});

it('an answer that could not be had is asked for once more', async () => {
  network.offline(ticketCount);
  askFirst([COUNTS]);
  network.answer(ticketCount, counts);
  await expect(read()).resolves.toEqual(counts);
});

it('a refusal that comes ahead refreshes the session, as any', async () => {
  network.fail(ticketCount, 401, { detail: 'Given token not valid for any token type' });
  network.fail(refreshToken, 401, { detail: 'Token is blacklisted' });
  askFirst([COUNTS]);
  await expect(read()).rejects.toMatchObject({ failure: 'expired' });
});

it('nobody who is not signed in asks for anything', () => {
  endSession();
  askFirst([COUNTS]);
  expect(asked()).toBe(0);
});
