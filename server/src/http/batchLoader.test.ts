import { batchLoader } from './batchLoader';

/** A read that answers on command. */
function held() {
  const begun: { keys: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const read = batchLoader<number, string>(
    (keys) =>
      new Promise((resolve, reject) =>
        begun.push({
          keys,
          end: () => resolve(keys.map((key) => (key < 0 ? undefined : `found ${key}`))),
          fail: reject,
        }),
      ),
  );
  return { begun, read };
}

test('a single request is read at once', async () => {
  const { begun, read } = held();
  const answer = read(1);
  expect(begun.map(({ keys }) => keys)).toEqual([[1]]);
  begun[0]?.end();
  expect(await answer).toBe('found 1');
});

test('requests during a read are read together by the next one, and each gets its own result', async () => {
  const { begun, read } = held();
  const first = read(1);
  const others = [read(2), read(-3), read(2)];
  expect(begun).toHaveLength(1);
  begun[0]?.end();
  await first;
  expect(begun.map(({ keys }) => keys)).toEqual([[1], [2, -3, 2]]);
  begun[1]?.end();
  expect(await Promise.all(others)).toEqual(['found 2', undefined, 'found 2']);
});

test('a failed read fails only for the requests in it', async () => {
  const { begun, read } = held();
  const first = read(1);
  const second = read(2);
  begun[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  begun[1]?.end();
  expect(await second).toBe('found 2');
});
