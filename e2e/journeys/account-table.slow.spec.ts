import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startConsole, type RunningConsole } from '../console/startConsole';
import { AccountFixture } from '../verify/AccountFixture';
import { accountTable } from '../verify/accountTable';
import { everyCallTable } from '../verify/everyCallTable';
import type { Row } from '../verify/Row';

/** The tables of answers that every client relies on (R161 to R175, R902 to R911), against the built server, byte for byte. */
test.describe.configure({ mode: 'serial' });

let running: RunningConsole;
let fixture: AccountFixture;
test.beforeAll(async () => {
  const secret = randomBytes(24).toString('hex');
  running = await startConsole({ JWT_SECRET: secret, DEMO: '0' });
  fixture = new AccountFixture(running, secret);
});
test.afterAll(() => running.stop());

const tables: readonly (readonly [string, readonly Row[]])[] = [
  ['Account', accountTable],
  ['Every call', everyCallTable],
];

for (const [name, rows] of tables) {
  test(`the table of answers '${name}' is exact, ${rows.length} rows`, async () => {
    for (const row of rows) {
      await test.step(row.case, async () => {
        const answer = await row.ask(fixture);
        expect.soft(answer.status, row.case).toBe(row.status);
        if (typeof row.body === 'string') expect.soft(answer.text, row.case).toBe(row.body);
        else expect.soft(answer.text, row.case).toMatch(row.body);
        expect.soft(answer.headers['content-type'], row.case).toBe('application/json; charset=utf-8');
        for (const [header, value] of Object.entries(row.headers ?? {})) {
          if (typeof value === 'string') expect.soft(answer.headers[header], row.case).toBe(value);
          else expect.soft(answer.headers[header], row.case).toMatch(value);
        }
      });
    }
  });
}

test('a missing row and another dealer’s row take the same time', async () => {
  const [dealer, other] = [await fixture.member(), await fixture.member()];
  const timeOf = async (id: number) => {
    const began = performance.now();
    await fixture.ask('GET', `/api/account/${id}/employee_list/`, { token: dealer.access });
    return performance.now() - began;
  };
  const times: { absent: number[]; theirs: number[] } = { absent: [], theirs: [] };
  for (let i = 0; i < 200; i++) {
    times.absent.push(await timeOf(2_000_000_000));
    times.theirs.push(await timeOf(other.id));
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0;
  const ratio = median(times.theirs) / median(times.absent);
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});

test('a known and an unknown address are answered in the same time', async () => {
  const timeOf = async (email: string) => {
    const began = performance.now();
    await fixture.post('password/reset/', { email });
    return performance.now() - began;
  };
  const { email } = await fixture.member();
  const known = [];
  const unknown = [];
  for (let i = 0; i < 9; i++) {
    known.push(await timeOf(email));
    unknown.push(await timeOf(`nobody${i}@example.com`));
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[4] ?? 0;
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(15);
});
