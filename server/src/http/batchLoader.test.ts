import { batchLoader } from './batchLoader';

/** A reading that answers when it is told to. */
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

test('who comes alone is read at once', async () => {
  const { begun, read } = held();
  const answer = read(1);
  expect(begun.map(({ keys }) => keys)).toEqual([[1]]);
  begun[0]?.end();
  expect(await answer).toBe('found 1');
});

test('who comes while a reading is under way is read by the next one, together, and gets what was asked for', async () => {
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

test('a reading that fails fails for those in it, and for nobody after them', async () => {
  const { begun, read } = held();
  const first = read(1);
  const second = read(2);
  begun[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  begun[1]?.end();
  expect(await second).toBe('found 2');
});
