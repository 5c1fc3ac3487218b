import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { loadSteps } from './loadSteps';
import { TICKETS } from './seedDealers';
import { startInstallation, workingDay } from './workingDay';

/**
 * `npm run verify:capacity`: how many dealers one, two and four servers hold within 50 ms. The dealers join one after the
 * other. VERIFY_MINUTES (3) each, VERIFY_DEALERS (80); storing their tickets takes a minute more.
 */
const MINUTES = Number(process.env['VERIFY_MINUTES'] ?? 3);
const DEALERS = Number(process.env['VERIFY_DEALERS'] ?? 80);

for (const many of [1, 2, 4]) {
  test(`what ${many} servers hold`, async () => {
    test.setTimeout(MINUTES * 60_000 + 600_000);
    const { postgres, servers, all, stop } = await startInstallation({ servers: many, dealers: DEALERS });
    try {
      const [load = 0] = loadavg();
      const began = Date.now();
      const during = MINUTES * 60_000;
      const days = await Promise.all(
        all.map(async (tenant, at) => {
          await pause((during * at) / DEALERS);
          return workingDay(tenant, servers, began + during, at);
        }),
      );
      const figures = days.flatMap(({ answered }) => answered).filter(({ kind }) => kind !== 'heavy');
      console.log(
        `${many} servers on ${availableParallelism()} cores with PostgreSQL ${postgres.version} and the callers, ` +
          `${MINUTES} minutes; the load before was ${load.toFixed(1)}`,
      );
      const steps = loadSteps(
        figures.map((call) => ({ ...call, at: call.at - began })),
        { during, dealers: DEALERS, tickets: TICKETS },
      );
      console.log(steps.join('\n'));
      expect(figures.length).toBeGreaterThan(DEALERS);
    } finally {
      await stop();
    }
  });
}
