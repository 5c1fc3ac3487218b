import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { probeTenants } from './hostile/tenants';
import { startWorld } from './hostile/World';

/** `npm run verify:tenants`: nobody sees or changes what is another dealer's, whatever call of the contract they make. */
const where: readonly [string, Record<string, string>][] = [
  ['the embedded PostgreSQL', {}],
  ...(process.env['DATABASE_URL']
    ? [
        ['DATABASE_URL', { DATABASE_URL: process.env['DATABASE_URL'] }] satisfies [
          string,
          Record<string, string>,
        ],
      ]
    : []),
];

for (const [name, environment] of where) {
  test(`on ${name}`, async () => {
    const world = await startWorld(environment);
    try {
      const began = Date.now();
      const { calls, requests, tables, leaks, writes, odd, statuses } = await probeTenants(
        world,
        randomUUID().slice(0, 8),
      );
      console.log(
        `${name}: ${requests} requests to ${calls} calls in ${Math.round((Date.now() - began) / 1000)} s, ` +
          `rows of ${tables} tables hashed; ${leaks.length} leaks, ${writes.length} writes, ` +
          `${odd.length} odd answers; by status ${JSON.stringify(statuses)}`,
      );
      expect({ leaks, writes, odd }).toEqual({ leaks: [], writes: [], odd: [] });
      expect(requests).toBeGreaterThanOrEqual(3_500);
    } finally {
      await world.stop();
    }
  });
}
