import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { sessionOf, type Person } from './people';
import { watchRequests } from './waitForNetworkIdle';

/** The fixtures of a journey. */
interface Around {
  browser: Browser;
  api: APIRequestContext;
  person: Person;
  baseURL: string | undefined;
}

/** Another browser in which the person is signed in, with a session of its own; the test closes its context. */
export async function anotherBrowser({ browser, api, person, baseURL = '' }: Around): Promise<Page> {
  const kept = await sessionOf(api, person);
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const elsewhere = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  const page = await elsewhere.newPage();
  watchRequests(page);
  return page;
}
