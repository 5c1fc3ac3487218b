import { webLock } from '../testing/webLock';
import { runInLeaderTab } from './liveUpdates';

const FIVE_MINUTES = 5 * 60_000;

let roles: string[];
let stops: (() => void)[];
beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: webLock() });
  [roles, stops] = [[], []];
});
afterEach(() => {
  for (const stop of stops) stop();
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Takes part as the tab with this name, and logs its calls. */
async function aTab(name: string): Promise<() => void> {
  const until = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const stop = runInLeaderTab(
    (signal, takenOver) => {
      roles.push(`${name} ${takenOver ? 'takes over' : 'leads'}`);
      return until(signal);
    },
    (signal) => {
      roles.push(`${name} is alone`);
      return until(signal);
    },
    () => roles.push(`${name} is back`),
  );
  stops.push(stop);
  await settle();
  return stop;
}

async function see(visible: boolean): Promise<void> {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

test('one of three tabs leads; when it closes, another one takes over, and the third when that closes, too', async () => {
  const [first, second] = [await aTab('first'), await aTab('second')];
  await aTab('third');
  expect(roles).toEqual(['first leads']);
  first();
  await settle();
  expect(roles).toEqual(['first leads', 'second takes over']);
  second();
  await settle();
  expect(roles).toEqual(['first leads', 'second takes over', 'third takes over']);
});

test('a tab that closes while it waits does not take over', async () => {
  const [first, second] = [await aTab('first'), await aTab('second')];
  second();
  first();
  await settle();
  expect(roles).toEqual(['first leads']);
});

test('a tab that was hidden for five minutes no longer leads until it is visible again, and is notified of that', async () => {
  await aTab('only');
  await see(false);
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  await aTab('other');
  expect(roles).toEqual(['only leads', 'other leads']);
  await see(true);
  expect(roles).toEqual(['only leads', 'other leads', 'only is back']);
});

test('a tab that was hidden for less time keeps the lead', async () => {
  await aTab('only');
  await see(false);
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
  await see(true);
  await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
  await aTab('other');
  expect(roles).toEqual(['only leads']);
});

test('where tabs cannot agree on a leader, each works alone', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await aTab('first');
  await aTab('second');
  expect(roles).toEqual(['first is alone', 'second is alone']);
});
