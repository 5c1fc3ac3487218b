import type { Page } from '@playwright/test';
import { settled } from '../screens';
import { signIn } from '../signIn';
import { startConsole } from '../startConsole';
import { expect, test as base } from '../test';
import { DEALER } from './ForeignFixture';
import { startForeignServer, type ForeignServer } from './startForeignServer';

/** The console on the foreign server. */
interface ForeignConsole {
  foreign: ForeignServer;
  url: string;
  /** Opens an address, which shows its title and no fault. */
  open: (path: string, title: string | RegExp) => Promise<void>;
  /** Signs in as the dealer of the foreign server. */
  begin: () => Promise<void>;
}

/** The calls of an endpoint count as one, whatever the id or key in their path. */
const endpointOf = (call: string) => call.replace(/\/(\d+|LT-\d+)(?=\/)/g, '/:id');

/** Nothing on the page is a fault. */
export async function expectNoFault(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

/**
 * A journey on a foreign server of its own. It fails if the server refused a call that it knows, or was asked twice for
 * one that it does not know; it prints how many calls there were.
 */
export const test = base.extend<{ console: ForeignConsole }>({
  console: async ({ page }, use, { title }) => {
    const foreign = await startForeignServer();
    const { url, stop } = await startConsole({ API_URL: foreign.url });
    const open = async (path: string, heading: string | RegExp) => {
      await page.goto(`${url}${path}`);
      await settled(page, heading);
      await expectNoFault(page);
    };
    const begin = async () => {
      await page.goto(`${url}/login`);
      await signIn(page, { ...DEALER, password: foreign.world.password });
      await settled(page, 'Home');
      await expectNoFault(page);
    };
    await use({ foreign, url, open, begin });
    await stop();
    await foreign.stop();
    const { calls, unknown, refused } = foreign;
    process.stdout.write(
      `${title}: ${calls.length} calls, ${unknown.length} of them unknown to the server\n`,
    );
    const asked = unknown.map(endpointOf);
    expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
    expect(refused).toEqual([]);
  },
});

/** Chooses an option of a select. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).last().click();
}

export async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(day);
  await field.press('Tab');
}

export { expect };
