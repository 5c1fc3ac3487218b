import type { Page, Request, Route } from '@playwright/test';

/** The client aborts a call after 30 seconds. */
const GIVEN_UP = 31_000;

/** A failure while saving; `begin` injects it and returns a function that removes it. */
export interface FormFault {
  name: string;
  begin: (page: Page) => Promise<() => Promise<void>>;
  /** Whether the form is opened again afterwards. */
  reloads?: boolean;
  /** The maximum time until the form shows the failure, in milliseconds. */
  alertTimeout?: number;
}

/** Whether a call changes the dealer's data; refreshes of sessions and error reports do not. */
export const isChange = (request: Request): boolean =>
  request.method() !== 'GET' && !/\/(account\/token|telemetry)\//.test(request.url());

/** Routes every changing call through `fault`. */
async function onChanges(page: Page, fault: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const handler = (route: Route) => (isChange(route.request()) ? fault(route) : route.fallback());
  await page.route('**/api/**', handler);
  return () => page.unroute('**/api/**', handler);
}

export const formFaults: readonly FormFault[] = [
  {
    name: 'offline',
    begin: async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  {
    name: 'aborted before the server receives it',
    begin: (page) => onChanges(page, (route) => route.abort()),
  },
  {
    name: 'aborted after the server stored it',
    begin: (page) =>
      onChanges(page, async (route) => {
        await route.fetch();
        await route.abort();
      }),
  },
  {
    name: 'a server that breaks',
    begin: (page) =>
      onChanges(page, (route) =>
        route.fulfill({ status: 500, json: { detail: 'A server error occurred.' } }),
      ),
  },
  {
    name: 'a server that stores it and answers after 30 s',
    alertTimeout: 45_000,
    begin: (page) =>
      onChanges(page, async (route) => {
        const answer = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, GIVEN_UP));
        await route.fulfill({ response: answer }).catch(() => {});
      }),
  },
  {
    name: 'a reload while the server stores it',
    reloads: true,
    begin: (page) =>
      onChanges(page, async (route) => {
        await route.fetch();
        await route.abort().catch(() => {});
      }),
  },
];
