import { yieldToEventLoop } from './decodeUpload';

test('long work in steps never blocks the event loop for much longer than a slice', async () => {
  const turn = yieldToEventLoop(5);
  let others = 0;
  const other = setInterval(() => (others += 1), 1);
  const until = performance.now() + 200;
  while (performance.now() < until) {
    const step = performance.now() + 1;
    while (performance.now() < step);
    await turn();
  }
  clearInterval(other);
  expect(others).toBeGreaterThan(5);
});

test('work shorter than a slice is not interrupted', async () => {
  const turn = yieldToEventLoop(10_000);
  let others = 0;
  const other = setImmediate(() => (others += 1));
  for (let step = 0; step < 1_000; step += 1) await turn();
  clearImmediate(other);
  expect(others).toBe(0);
});
