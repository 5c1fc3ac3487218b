import { expect, type Page } from '@playwright/test';

/** Waits until the worker of the phone has a whole release, and answers pages (R1420). */
export const untilWorkerIsActive = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration('/my_work');
          return registration?.active?.state;
        }),
      { timeout: 60_000 },
    )
    .toBe('activated');
