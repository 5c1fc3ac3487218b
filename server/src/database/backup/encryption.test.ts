import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { decrypt, encrypt } from './encryption';

const KEY = 'a key that only the tests know, long enough';
const TEXT = Buffer.from('all rows of a dealer '.repeat(5_000));

/** The bytes that come out of a stream of these bytes, in chunks of `size`. */
const through = async (step: ReturnType<typeof encrypt>, bytes: Buffer, size = 1_000): Promise<Buffer> => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  return pipeline(Readable.from(chunks), step, (source) => buffer(source));
};

test.each([1, 7, 16, 36, 1_000, 1_000_000])(
  'what was encrypted can be decrypted, in chunks of %i',
  async (size) => {
    const text = TEXT.subarray(0, 4_000);
    const file = await through(encrypt(KEY), text, size);
    expect(file.includes('dealer')).toBe(false);
    expect(await through(decrypt(KEY), file, size)).toEqual(text);
  },
);

test('the same content is a different file each time', async () => {
  const [one, other] = [await through(encrypt(KEY), TEXT), await through(encrypt(KEY), TEXT)];
  expect(one.equals(other)).toBe(false);
});

test('without a key nothing is encrypted, and a plain file can be read with and without one', async () => {
  expect(await through(encrypt(undefined), TEXT)).toEqual(TEXT);
  expect(await through(decrypt(undefined), TEXT)).toEqual(TEXT);
  expect(await through(decrypt(KEY), TEXT)).toEqual(TEXT);
});

test.each<[string, (file: Buffer) => Buffer]>([
  ['a changed byte', (file) => Buffer.concat([file.subarray(0, -40), Buffer.from([1]), file.subarray(-39)])],
  ['a missing end', (file) => file.subarray(0, -1)],
  ['something added', (file) => Buffer.concat([file, Buffer.from('x')])],
])('%s is an error', async (_, change) => {
  const file = await through(encrypt(KEY), TEXT);
  await expect(through(decrypt(KEY), change(file))).rejects.toThrow();
});

test('another key, and none, are errors', async () => {
  const file = await through(encrypt(KEY), TEXT);
  await expect(through(decrypt(`${KEY}!`), file)).rejects.toThrow();
  await expect(through(decrypt(undefined), file)).rejects.toThrow('Please set BACKUP_KEY');
});
