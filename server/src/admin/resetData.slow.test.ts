import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findDatabaseFolder } from '../database/embedded/databaseLocation';
import { startEmbedded } from '../database/embedded/startEmbedded';
import { lockDataDirectory } from '../database/lockDataDirectory';
import { resetData, type Confirm } from './resetData';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'se-reset-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const yes: Confirm = async () => true;
const reset = (confirm = yes) => resetData({ databaseUrl: undefined, dataDir }, confirm);

/** Leaves the files of a server that has run and stopped. */
async function runOnce(): Promise<{ home: string; output: string[] }> {
  const output: string[] = [];
  const { stop } = await startEmbedded(dataDir, {
    durable: false,
    notify: (sentence) => output.push(sentence),
  });
  await stop();
  mkdirSync(path.join(dataDir, 'mail'));
  writeFileSync(path.join(dataDir, 'mail/a.eml'), 'x');
  writeFileSync(path.join(dataDir, 'jwt-secret'), 'x');
  return { home: findDatabaseFolder(dataDir) ?? '', output };
}

test('the database and everything in the data directory are removed, and the folder with them', async () => {
  await runOnce();
  let shown = '';
  const output = await reset(async (question) => {
    shown = question;
    return true;
  });
  expect(shown).toBe(
    `This removes the database in ${dataDir}/database and the data in ${dataDir}, for good.`,
  );
  expect(output).toBe('Removed.');
  expect(existsSync(dataDir)).toBe(false);
});

test('a database in another place is reported at the start, and removed too', async () => {
  if (process.getuid?.() !== 0) return;
  chmodSync(dataDir, 0o700);
  const { home, output } = await runOnce();
  expect(path.dirname(home)).toBe('/var/lib/smart-elevator');
  expect(output).toContain(
    `The database is in ${home}, because the account that runs it cannot enter ${dataDir}. To remove both: npm run reset`,
  );
  await reset();
  expect([existsSync(home), existsSync(dataDir)]).toEqual([false, false]);
});

test('nothing else is touched: other files stay, with their folders', async () => {
  const { home } = await runOnce();
  for (const file of [path.join(dataDir, 'notes.txt'), path.join(dataDir, 'mail/kept.txt'), `${home}/mine`])
    writeFileSync(file, 'mine');
  expect(await reset()).toBe(`Removed. ${dataDir} contains other files, which were not removed.`);
  expect(readdirSync(dataDir, { recursive: true }).map(String).sort()).toEqual([
    'database',
    'database/mine',
    'mail',
    'mail/kept.txt',
    'notes.txt',
  ]);
});

test('nor is a folder that the location file names but that contains no database', async () => {
  const other = path.join(dataDir, 'photos');
  mkdirSync(other);
  writeFileSync(path.join(other, 'password'), 'mine');
  writeFileSync(path.join(dataDir, 'database-is-at.txt'), `${other}\n`);
  await expect(reset()).rejects.toThrow(
    `${other} contains no database of this console. Nothing was removed.`,
  );
  expect(existsSync(path.join(other, 'password'))).toBe(true);
});

test('without a confirmation everything stays', async () => {
  await runOnce();
  const before = readdirSync(dataDir, { recursive: true }).length;
  expect(await reset(async () => false)).toBe('Nothing was removed.');
  expect(readdirSync(dataDir, { recursive: true })).toHaveLength(before);
});

test('it is refused while a server runs', async () => {
  await runOnce();
  const release = await lockDataDirectory(dataDir);
  await expect(reset()).rejects.toThrow('Another server is already running on the data directory');
  await release();
  expect(existsSync(path.join(dataDir, 'database'))).toBe(true);
});

test('it reports when there is nothing to remove, and when the data is elsewhere', async () => {
  await expect(reset()).rejects.toThrow(`There is nothing to remove in ${dataDir}.`);
  const elsewhere = { databaseUrl: 'postgres://x/y', dataDir };
  await expect(resetData(elsewhere, yes)).rejects.toThrow('DATABASE_URL is set');
});
