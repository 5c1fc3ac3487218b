import { act, renderHook, waitFor } from '@testing-library/react';
import { refreshToken } from '../contract/account/endpoints';
import { ticketCount } from '../contract/tickets/endpoints';
import { DEALER_ID, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { prefetchReplies } from './prefetch';
import { queryClient } from './queryClient';
import { endSession, renewTokens } from './session';
import { useCall } from './useCall';

const network = fakeNetwork();
const COUNTS = '/api/tickets/all-ticket-list-emp-count/:dealer_id/';
const counts = { open_count: 1, onhold_count: 0, closed_count: 0, accepted_count: 0, inprogress_count: 0 };
const requests = () => network.calls(ticketCount).length;
const show = () => renderHook(() => useCall(ticketCount, { params: { dealer_id: DEALER_ID } })).result;
const prefetch = () => prefetchReplies([COUNTS]);
const prefetched = () => act(() => Promise.resolve(prefetch()));

beforeEach(() => {
  signedIn();
  network.answer(ticketCount, counts);
});
afterEach(() => jest.restoreAllMocks());

it('a screen that is rendered while its reply is loading uses it; the next read is requested again', async () => {
  prefetch();
  const result = show();
  await waitFor(() => expect(result.current.data).toEqual(counts));
  expect(requests()).toBe(1);
  await act(() => queryClient.invalidateQueries());
  expect(requests()).toBe(2);
});

it('a screen whose reply has arrived is rendered with it at once; the next read is requested again', async () => {
  await prefetched();
  const result = show();
  expect(result.current).toMatchObject({ data: counts, loading: false });
  expect(requests()).toBe(1);
  network.answer(ticketCount, { ...counts, open_count: 2 });
  await act(() => queryClient.invalidateQueries());
  expect(result.current.data?.open_count).toBe(2);
});

it('rendering a screen changes nothing: a second one is rendered with the same reply', async () => {
  await prefetched();
  show();
  queryClient.clear();
  expect(show().current).toMatchObject({ data: counts, loading: false });
});

it.each<[string, unknown, () => void]>([
  ['of another session', counts, () => renewTokens('another.token', 'r')],
  ['that does not match the contract', [], () => undefined],
])('a reply %s is not rendered', async (_, reply, meanwhile) => {
  network.fail(ticketCount, 200, reply);
  await prefetched();
  meanwhile();
  network.answer(ticketCount, { ...counts, open_count: 2 });
  const result = show();
  expect(result.current).toMatchObject({ data: undefined, loading: true });
  await waitFor(() => expect(result.current.data?.open_count).toBe(2), { timeout: 3000 });
});

it.each([
  ['by another session', () => renewTokens('another.token', 'r')],
  ['too long ago', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)],
])('a reply that was requested %s is not used', async (_, meanwhile) => {
  prefetch();
  meanwhile();
  const result = show();
  await waitFor(() => expect(result.current.data).toEqual(counts));
  expect(requests()).toBe(2);
});

it('a reply that could not be fetched is requested once more', async () => {
  network.offline(ticketCount);
  prefetch();
  network.answer(ticketCount, counts);
  const result = show();
  await waitFor(() => expect(result.current.data).toEqual(counts));
});

it('a prefetched 401 refreshes the session, like any other', async () => {
  network.fail(ticketCount, 401, { detail: 'Given token not valid for any token type' });
  network.fail(refreshToken, 401, { detail: 'Token is blacklisted' });
  prefetch();
  const result = show();
  await waitFor(() => expect(result.current.error?.failure).toBe('expired'));
});

it('without a session nothing is prefetched', () => {
  endSession();
  prefetch();
  expect(requests()).toBe(0);
});
