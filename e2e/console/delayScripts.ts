import type { Page, Route } from '@playwright/test';

/** Files whose delivery the journey delays. */
export interface DelayedFiles {
  /** How many are waiting. */
  count: () => number;
  /** Delivers the waiting files, and all later ones at once. */
  release: () => Promise<void>;
}

/** Delays the scripts that contain a text, such as the code of a control. Call it before the page is opened. */
export async function delayScripts(page: Page, saying: string): Promise<DelayedFiles> {
  const held: (() => Promise<void>)[] = [];
  let open = false;
  await page.route('**/*.js', async (route: Route) => {
    const response = await route.fetch();
    const arrive = () => route.fulfill({ response });
    const isHeld = (await response.text()).includes(saying);
    if (isHeld && !open) held.push(arrive);
    else await arrive();
  });
  return {
    count: () => held.length,
    release: async () => {
      open = true;
      await Promise.all(held.splice(0).map((arrive) => arrive()));
    },
  };
}
