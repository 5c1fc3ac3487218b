import { setImmediate as nextTurn } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { act, renderHook, waitFor } from '@testing-library/react';
import { readOpenAlarms } from '../contract/alarms/endpoints';
import { DOMAINS } from '../contract/endpoint';
import { eventStream } from '../contract/notifications/endpoints';
import { readPreferences } from '../contract/preferences/endpoints';
import { FakeResponse } from '../testing/FakeResponse';
import { signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { webLock } from '../testing/webLock';
import { pollForChanges, subscribeToChanges } from './serverEvents';
import { startLiveUpdates } from './liveUpdates';
import { useCall } from './useCall';

const network = fakeNetwork();
const EVENTS = { 'content-type': 'text/event-stream' };
const MINUTE = 60_000;

let over: AbortController;
beforeEach(() => {
  over = new AbortController();
  jest.useFakeTimers();
  signedIn();
});
afterEach(async () => {
  over.abort();
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  jest.useRealTimers();
});

/** Subscribes until the end of the test; returns the changes so far. */
function follow(): string[][] {
  const reported: string[][] = [];
  void subscribeToChanges((domains) => reported.push([...domains]), over.signal, { chance: () => 1 });
  return reported;
}
const missedOf = (call = 0) => network.calls(eventStream)[call]?.query['missed_ms'];
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('changes from the server are passed on; comments, other events and unknown domains are ignored', async () => {
  network.answer(
    eventStream,
    () =>
      new FakeResponse(
        200,
        ':\n\nevent: stale\ndata: ["tickets","elevators","lifts"]\n\nevent: other\ndata: ["people"]\n\nevent: stale\ndata: {',
        EVENTS,
      ),
  );
  const reported = follow();
  await pass(0);
  expect(reported).toEqual([['tickets', 'elevators']]);
  expect(network.calls(eventStream)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('a stream that ends is opened again a second later, and asks for what was missed in the gap', async () => {
  network.answer(eventStream, () => new FakeResponse(200, 'event: stale\ndata: []\n\n:\n\n', EVENTS));
  const reported = follow();
  await pass(0);
  expect([missedOf(), reported]).toEqual(['10000', []]);
  network.answer(eventStream, () => new FakeResponse(200, 'event: stale\ndata: ["people"]\n\n', EVENTS));
  await pass(1_000);
  expect([missedOf(1), reported]).toEqual(['11000', [['people']]]);
});

test('a stream that ends before its first event has told nothing: the next one asks for that time, too', async () => {
  network.answer(eventStream, () => new FakeResponse(200, ':\n\n', EVENTS));
  follow();
  await pass(1_000);
  expect(missedOf(1)).toBe('11000');
  await pass(1_000);
  expect(missedOf(2)).toBe('12000');
});

test('a stream that replaces another tab’s asks for what that one may have lost before it was noticed', async () => {
  network.answer(eventStream, () => new FakeResponse(200, ':\n\n', EVENTS));
  void subscribeToChanges(() => {}, over.signal, { missed: true, knownUntil: Date.now() - 10 * MINUTE });
  await pass(0);
  expect(missedOf()).toBe('60000');
});

describe('tabs of a browser', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: webLock() });
    Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: BroadcastChannel });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  /** What the tab with the stream answers a tab that has to know of changes since then; empty if there were none. */
  async function answerTo(since: number): Promise<unknown[]> {
    const tab = new BroadcastChannel('smart-elevator.stale');
    const answers: unknown[] = [];
    tab.onmessage = ({ data }: { data: unknown }) => answers.push(data);
    tab.postMessage({ since });
    // Messages of tabs take real time, one turn of the event loop each way.
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    tab.close();
    return answers;
  }

  test('the one with the stream tells another one what it has heard since then, and everything for a time of which it does not know', async () => {
    const opened = Date.now();
    network.answer(eventStream, () => new FakeResponse(200, 'event: stale\ndata: ["people"]\n\n', EVENTS));
    const stop = startLiveUpdates();
    await pass(0);
    network.answer(eventStream, () => new FakeResponse(200, ':\n\n', EVENTS));
    await pass(30_000);
    expect(await answerTo(opened - 10_000)).toEqual([['people']]);
    expect(await answerTo(opened + 10_000)).toEqual([]);
    expect(await answerTo(opened - 10_001)).toEqual([[...DOMAINS]]);
    stop();
  });
});

test('the first stream asks for what was missed since the oldest answer of the page', async () => {
  network.answer(readPreferences, { send_otp: false });
  network.answer(eventStream, () => new FakeResponse(200, ':\n\n', EVENTS));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: webLock() });
  const { result } = renderHook(() => useCall(readPreferences, {}));
  await act(() => pass(0));
  expect(result.current.data).toEqual({ send_otp: false });
  await pass(3_000);
  const stop = startLiveUpdates();
  await pass(0);
  expect(missedOf()).toBe('13000');
  stop();
  Reflect.deleteProperty(navigator, 'locks');
});

test('an unavailable server is retried later each time, at most after a minute; meanwhile everything is polled each minute', async () => {
  network.offline(eventStream);
  const reported = follow();
  const calls = () => network.calls(eventStream).length;
  for (const [milliseconds, expected] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [4_000, 4],
  ] as const) {
    await pass(milliseconds);
    expect(calls()).toBe(expected);
  }
  await pass(10 * MINUTE);
  expect(reported.length).toBeGreaterThanOrEqual(9);
  expect(reported.every((domains) => domains.length === DOMAINS.length)).toBe(true);
  expect(calls()).toBeLessThan(25);
});

test.each([404, 405, 200])(
  'another back end, that answers %i, is tried once; everything is polled each minute',
  async (status) => {
    network.answer(eventStream, () => new FakeResponse(status, { detail: 'Not found.' }));
    const reported = follow();
    await pass(3 * MINUTE);
    expect(network.calls(eventStream)).toHaveLength(1);
    expect(reported).toHaveLength(3);
  },
);

test('where tabs cannot share a stream, everything is polled each minute until it is stopped', async () => {
  const onStale = jest.fn();
  void pollForChanges(onStale, over.signal);
  await pass(2 * MINUTE);
  expect(onStale).toHaveBeenCalledTimes(2);
  over.abort();
  await pass(5 * MINUTE);
  expect(onStale).toHaveBeenCalledTimes(2);
});

test('a stale query is fetched again in place; a hidden tab does so when it becomes visible', async () => {
  network.answer(readPreferences, { send_otp: false });
  const stop = startLiveUpdates();
  const { result } = renderHook(() => useCall(readPreferences, {}));
  await act(() => pass(0));
  expect(result.current.data).toEqual({ send_otp: false });
  network.answer(readPreferences, { send_otp: true });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => pass(MINUTE));
  expect(result.current.data).toEqual({ send_otp: false });
  hidden.mockReturnValue(false);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
  });
  await waitFor(() => expect(result.current.data).toEqual({ send_otp: true }));
  stop();
});

test('a hidden tab reads alarms at once (R1302)', async () => {
  const fire = { minutes: 30, numbers: ['101'] };
  network.answer(readOpenAlarms, { now: '2031-01-01T00:00:00.000Z', alarms: [], fire });
  const stop = startLiveUpdates();
  const { result } = renderHook(() => useCall(readOpenAlarms, {}));
  await act(() => pass(0));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  network.answer(readOpenAlarms, { now: '2031-01-01T00:01:00.000Z', alarms: [], fire });
  await act(() => pass(MINUTE));
  await waitFor(() => expect(result.current.data?.now).toBe('2031-01-01T00:01:00.000Z'));
  hidden.mockRestore();
  stop();
});
