import type { Page } from '@playwright/test';
import { emulatePrint, shownButNotPrintable } from '../console/emulatePrint';
import { DESKTOP, NARROW_WINDOWS, overflows, setWindow } from '../console/overflows';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

/** The smallest desktop window whose tables do not scroll, CSS px. */
const SMALL_DESKTOP = { width: 1024, height: 768, deviceScaleFactor: 1 };

/** The links of a table that reach into the next column. */
const outsideTheirCell = (page: Page): Promise<string[]> =>
  page.locator('td a').evaluateAll((links) =>
    links
      .filter((link) => {
        const cell = link.closest('td');
        return cell && link.getBoundingClientRect().right > cell.getBoundingClientRect().right;
      })
      .map((link) => link.textContent),
  );

/** The names of lifts, buildings and people in an answer of the API. */
const NAMES = /("(?:elevator_name|building_name|customer_full_name|assignee_full_name|full_name)":)"[^"]+"/g;

for (const path of ['/all_tech_issues', '/amc_contracts', '/visits', '/technician_day?userId=2'])
  test(`${path} fits a window and a sheet with names of one word of 60 letters`, async ({ page }) => {
    await page.route('**/api/**', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const reply = await route.fetch();
      if (!reply.headers()['content-type']?.includes('json')) return route.fulfill({ response: reply });
      const text = (await reply.text()).replaceAll(NAMES, `$1"${'W'.repeat(60)}"`);
      await route.fulfill({ response: reply, body: text });
    });
    await page.goto(path);
    await settled(page);
    await expect(page.getByText('W'.repeat(60)).first()).toBeVisible();
    expect(await overflows(page)).toEqual([]);
    await setWindow(page, SMALL_DESKTOP);
    expect(await overflows(page)).toEqual([]);
    expect(await outsideTheirCell(page)).toEqual([]);
    await setWindow(page, DESKTOP);
    await emulatePrint(page);
    expect(await shownButNotPrintable(page)).toEqual([]);
  });

test('a search of one long word that finds nothing fits narrow windows', async ({ page }) => {
  for (const window of NARROW_WINDOWS) {
    await setWindow(page, window);
    await page.goto(`/amc_contracts?search=${'w'.repeat(200)}`);
    await expect(page.getByText('No matches')).toBeVisible();
    expect(await overflows(page), window.called).toEqual([]);
  }
});
