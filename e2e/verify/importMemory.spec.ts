import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { watchMemory } from '../bench/watchMemory';
import { MARYLAND_ROWS, marylandFile } from '../console/marylandFile';
import { startConsole, type RunningConsole } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';

/** `npm run verify:import`: the memory that imports of all kinds of files need. */
const MEGABYTE = 1024 * 1024;
const HEADER = UPLOAD_COLUMNS.join(',');
const LONGEST_SECONDS = 10;
const MOST_MEGABYTES = 100;

let running: RunningConsole;
let fixture: AccountFixture;
test.beforeEach(async () => {
  const secret = randomBytes(24).toString('hex');
  running = await startConsole({ JWT_SECRET: secret, DEMO: '0', DATABASE_URL: '' });
  fixture = new AccountFixture(running, secret);
});
test.afterEach(() => running.stop());

async function upload(content: Buffer, what: string) {
  const { access } = await fixture.member();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'customers.csv');
  const grown = watchMemory(running.pid);
  const began = performance.now();
  const answer = await fetch(`${running.url}/api/elevators/upload_csv/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}` },
    body: form,
  });
  const text = await answer.text();
  const seconds = (performance.now() - began) / 1000;
  const megabytes = (grown() ?? 0) / 1e6;
  console.log(
    `${what}: ${answer.status} in ${seconds.toFixed(2)} s, the server grew by ${megabytes.toFixed(0)} MB`,
  );
  expect(seconds).toBeLessThan(LONGEST_SECONDS);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  return { status: answer.status, text };
}

test('all of Maryland is imported', async () => {
  const file = readFileSync(marylandFile(test.info().outputDir));
  const { status, text } = await upload(file, `${MARYLAND_ROWS} rows`);
  expect(status, text).toBe(201);
});

test('bad files of 50 MB are refused', async () => {
  for (const [what, content] of [
    ['50 MB in one line', Buffer.alloc(50 * MEGABYTE, 'x')],
    ['50 MB of rows', Buffer.from('a,b,c\n'.repeat((50 * MEGABYTE) / 6))],
    [
      '50 MB of short rows below a header',
      Buffer.from(`${HEADER}\n${'a,b,c\n'.repeat((50 * MEGABYTE) / 6)}`),
    ],
    [
      '50 MB of long rows below a header',
      Buffer.from(`${HEADER}\n${`${'a'.repeat(1023)}\n`.repeat(50 * 1024)}`),
    ],
    ['50 MB behind an open quote', Buffer.from(`"${'never, '.repeat((50 * MEGABYTE) / 7)}`)],
    ['50 MB of NUL bytes', Buffer.alloc(50 * MEGABYTE)],
    ['25 million columns', Buffer.from('a,'.repeat(25 * MEGABYTE))],
  ] as const) {
    expect((await upload(content, what)).status).toBe(400);
  }
});
