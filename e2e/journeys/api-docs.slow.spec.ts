import AxeBuilder from '@axe-core/playwright';
import { emulatePrint } from '../console/emulatePrint';
import { NARROW_WINDOWS, overflows, setWindow } from '../console/overflows';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

test('the page of the API: axe finds nothing in light or dark; it fits narrow windows and prints its tables', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The API of/);
  const body = page.getByRole('region', { name: 'Body: Create a ticket' });
  await expect(body.getByRole('row', { name: /^summary/ })).toContainText('at most 500 characters');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The other calls are written in the same way.
    const { violations } = await new AxeBuilder({ page })
      .include('header')
      .include('article[aria-labelledby=createTicket]')
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  }
  for (const narrow of NARROW_WINDOWS) {
    await setWindow(page, narrow);
    await expect.poll(() => overflows(page), narrow.called).toEqual([]);
  }
  await emulatePrint(page);
  await expect(page.getByRole('navigation', { name: 'Calls' })).toBeHidden();
  await expect(body).toBeVisible();
});
