import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { anElevator } from '../testing/testRows';
import { aPdf, sendFile } from '../testing/sendFile';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { backUpFiles, restoreFiles } from './backUpFiles';
import { folderStorage } from './fileStorage';

const KEY = 'a key that is long enough for a backup';
let server: TestServer;
let dealer: SignedIn;
let folder: string;
let elevator_id: number;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  ({ elevator_id } = await anElevator(server.db, dealer.id));
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'se-file-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const add = async (): Promise<{ object: string; file_id: string }> => {
  const { file_id } = (await sendFile(dealer, { owner: 'elevator', owner_id: elevator_id }, aPdf())).json();
  const [row] = await server.db.query<{ object: string }>(
    `select object from files where file_id = '${file_id}'`,
  );
  return { object: row?.object ?? '', file_id };
};

test.each([undefined, KEY])(
  'files are copied once, and restored as they were (R1108), with the key %s',
  async (key) => {
    const { storage } = server.files;
    const { object } = await add();
    const first = await backUpFiles(server.db, storage, at('files'), key);
    expect(first.copied).toBeGreaterThan(0);
    expect(await backUpFiles(server.db, storage, at('files'), key)).toEqual({ copied: 0, missing: 0 });
    expect(readFileSync(path.join(at('files'), object), 'latin1').includes('%PDF-')).toBe(key === undefined);
    const elsewhere = folderStorage(at('restored'));
    expect(await restoreFiles(server.db, elsewhere, at('files'), key)).toEqual({
      copied: first.copied,
      missing: 0,
    });
    const restored = await elsewhere.read(object);
    expect(restored && (await text(restored))).toBe(aPdf().toString());
  },
);

test('what the storage has removed is removed from the backups, and what is nowhere is counted', async () => {
  const { storage } = server.files;
  const [gone, kept] = [await add(), await add()];
  await backUpFiles(server.db, storage, at('files'), undefined);
  await server.db.query(`delete from files where file_id = '${gone.file_id}'`);
  await backUpFiles(server.db, storage, at('files'), undefined);
  const copies = async () => {
    const keys: string[] = [];
    for await (const key of folderStorage(at('files')).list()) keys.push(key);
    return keys;
  };
  expect(await copies()).toEqual(expect.arrayContaining([gone.object, kept.object]));
  await storage.remove(gone.object);
  await backUpFiles(server.db, storage, at('files'), undefined);
  expect(await copies()).not.toContain(gone.object);

  await storage.remove(kept.object);
  expect(await restoreFiles(server.db, storage, at('nowhere'), undefined)).toEqual({ copied: 0, missing: 1 });
});
