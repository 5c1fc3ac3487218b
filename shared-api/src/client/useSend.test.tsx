import { act, renderHook } from '@testing-library/react';
import { savePreferences } from '../contract/preferences/endpoints';
import { addTicketComment } from '../contract/tickets/historyEndpoints';
import { deferred } from '../testing/deferred';
import { aComment, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { useSend, useSendAt } from './useSend';

const network = fakeNetwork();
const input = { body: { send_otp: true } };

beforeEach(() => {
  signedIn();
});

it('a double click sends once (R256)', async () => {
  const answer = deferred<{ send_otp: boolean }>();
  network.answer(savePreferences, () => answer.promise);
  const { result } = renderHook(() => useSend(savePreferences));

  await act(async () => {
    const both = Promise.all([result.current.send(input), result.current.send(input)]);
    answer.resolve({ send_otp: true });
    await expect(both).resolves.toEqual([{ ok: true, reply: { send_otp: true } }, undefined]);
  });
  expect(network.calls(savePreferences)).toHaveLength(1);
});

it('reports while it is sending', async () => {
  const answer = deferred<{ send_otp: boolean }>();
  network.answer(savePreferences, () => answer.promise);
  const { result } = renderHook(() => useSend(savePreferences));
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.send(input);
  });
  expect(result.current.sending).toBe(true);
  await act(async () => {
    answer.resolve({ send_otp: true });
    await sent;
  });
  expect(result.current.sending).toBe(false);
});

it('returns a failure and can be tried again', async () => {
  network.fail(savePreferences, 400, { send_otp: ['Must be a valid boolean.'] });
  const { result } = renderHook(() => useSend(savePreferences));
  await act(async () => {
    await expect(result.current.send(input)).resolves.toMatchObject({
      ok: false,
      error: { failure: 'refused', fields: { send_otp: ['Must be a valid boolean.'] } },
    });
  });
  network.answer(savePreferences, { send_otp: true });
  await act(async () => {
    await expect(result.current.send(input)).resolves.toMatchObject({ ok: true });
  });
});

it('a create without an answer has the same key after a reload, until it has succeeded', async () => {
  const comment = { params: { ticket_id: 9 }, body: { text: 'On my way.' } };
  const sendAfterReload = async () => {
    const { result, unmount } = renderHook(() =>
      useSend(addTicketComment, { idempotencyKeyName: '7/comment 9' }),
    );
    await act(async () => void (await result.current.send(comment)));
    unmount();
  };
  network.offline(addTicketComment);
  await sendAfterReload();
  network.answer(addTicketComment, aComment());
  await sendAfterReload();
  await sendAfterReload();
  const [first, again, another] = network
    .calls(addTicketComment)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  expect(another).not.toBe(first);
  expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
});

it('an input that says when it is sent is the same one when only its answer was lost; other content has its own moment', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T23:58:00Z') });
  const { result } = renderHook(() => useSendAt(addTicketComment));
  const send = (text: string) =>
    act(
      async () =>
        void (await result.current.send((now) => ({
          params: { ticket_id: 9 },
          body: { text: `${text} ${now.toISOString()}` },
        }))),
    );
  network.offline(addTicketComment);
  await send('Stuck');
  jest.setSystemTime(new Date('2026-03-02T00:08:00Z'));
  await send('Stuck');
  await send('Free');
  jest.useRealTimers();
  const calls = network.calls(addTicketComment);
  expect(calls.map(({ body }) => body)).toEqual([
    { text: 'Stuck 2026-03-01T23:58:00.000Z' },
    { text: 'Stuck 2026-03-01T23:58:00.000Z' },
    { text: 'Free 2026-03-02T00:08:00.000Z' },
  ]);
  const [first, again, another] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  expect(another).not.toBe(first);
});
