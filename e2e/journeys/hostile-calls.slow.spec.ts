import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { sendMalformed } from '../verify/hostile/malformed';
import { assignExtraKeys } from '../verify/hostile/massAssignment';
import { probeTenants } from '../verify/hostile/tenants';
import { startHostileFixture, type HostileFixture } from '../verify/hostile/HostileFixture';

/** The short forms of verify:tenants, verify:writes and verify:malformed, on the built server. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let fixture: HostileFixture;
test.beforeAll(async () => {
  fixture = await startHostileFixture();
});
test.afterAll(() => fixture.stop());
const mark = () => randomUUID().slice(0, 8);

test('no call of the contract shows or changes another dealer’s data', async () => {
  const { leaks, writes, unexpected, requests } = await probeTenants(fixture, mark());
  expect({ leaks, writes, unexpected }).toEqual({ leaks: [], writes: [], unexpected: [] });
  expect(requests).toBeGreaterThanOrEqual(3_500);
});

test('no write changes a column because of extra keys, 25 at once', async () => {
  const { faults, succeeded, writes } = await assignExtraKeys(fixture, mark(), 25);
  expect(faults).toEqual([]);
  expect(succeeded).toBeGreaterThan(writes / 2);
});

test('no malformed request causes an internal error or reveals internal details, 20 to every call', async () => {
  const { faults, requests, calls } = await sendMalformed(fixture, mark(), {
    each: 20,
    seed: 7,
    seconds: 60,
  });
  expect(faults).toEqual([]);
  expect(requests).toBe(calls * 20);
});
