import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ownPostgres } from '../console/ownPostgres';
import { probeTechnicians } from './hostile/technicians';
import { probeTenants } from './hostile/tenants';
import { startHostileFixture, type HostileFixture } from './hostile/HostileFixture';

/** `npm run verify:tenants`: no call of the contract shows or changes another dealer's data. */
async function expectApart(fixture: HostileFixture, name: string): Promise<void> {
  const began = Date.now();
  const { calls, requests, tables, leaks, writes, unexpected, statuses } = await probeTenants(
    fixture,
    randomUUID().slice(0, 8),
  );
  console.log(
    `${name}: ${requests} requests to ${calls} calls in ${Math.round((Date.now() - began) / 1000)} s, ` +
      `rows of ${tables} tables hashed; ${leaks.length} leaks, ${writes.length} writes, ` +
      `${unexpected.length} unexpected answers; by status ${JSON.stringify(statuses)}`,
  );
  expect({ leaks, writes, unexpected }).toEqual({ leaks: [], writes: [], unexpected: [] });
  expect(requests).toBeGreaterThanOrEqual(3_500);
}

test('on the embedded PostgreSQL (R154, R905)', async () => {
  const fixture = await startHostileFixture();
  await expectApart(fixture, 'the embedded PostgreSQL').finally(fixture.stop);
});

test('a technician makes the calls of the phone, with own rows only (R1390, R1391)', async () => {
  const fixture = await startHostileFixture();
  try {
    const began = Date.now();
    const { admitted, refused, requests, ...faults } = await probeTechnicians(
      fixture,
      randomUUID().slice(0, 8),
    );
    console.log(
      `technicians: ${requests} requests to ${admitted} admitted and ${refused} refused calls in ` +
        `${Math.round((Date.now() - began) / 1000)} s`,
    );
    expect(faults).toEqual({ leaks: [], writes: [], unexpected: [] });
    expect(admitted).toBeGreaterThanOrEqual(30);
    expect(refused).toBeGreaterThanOrEqual(90);
  } finally {
    await fixture.stop();
  }
});

test('on a PostgreSQL that is not the server’s own', async () => {
  const postgres = await ownPostgres();
  try {
    const fixture = await startHostileFixture({ DATABASE_URL: postgres.url });
    await expectApart(fixture, `PostgreSQL ${postgres.version}`).finally(fixture.stop);
  } finally {
    postgres.remove();
  }
});
