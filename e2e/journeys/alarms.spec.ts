import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { anotherBrowser } from '../console/anotherBrowser';
import { elevatorFixture } from '../console/elevatorFixture';
import { InteractionCounter } from '../console/InteractionCounter';
import { openAndSubscribe } from '../console/liveScreens';
import { overflows } from '../console/overflows';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { untranslatedText } from '../console/untranslatedText';

test.use({ as: 'new dealer' });

const PHONE = { width: 360, height: 740 };

const bar = (page: Page, name = 'Alarms') => page.getByRole('region', { name, exact: true });

/** What axe finds on the page. */
async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}

test('reported with the keyboard alone, an alarm is in another browser; taken there, the caller hears who comes (R1350 to R1355)', async ({
  page,
  person,
  api,
  browser,
  baseURL,
}) => {
  await elevatorFixture(api, person);
  const other = await anotherBrowser({ browser, api, person, baseURL });
  await other.setViewportSize(PHONE);
  await openAndSubscribe(other, '/all_open_tickets', /All Open tickets/i);
  await page.goto('/elevators');
  await settled(page, 'Elevators');

  const keys = new InteractionCounter(page);
  const dialog = page.getByRole('dialog', { name: 'Passenger trapped' });
  await keys.press('Control+k');
  await keys.type('trapped');
  await expect(page.getByRole('option').first()).toHaveText(/Passenger trapped/);
  await keys.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Who or where?' })).toBeFocused();
  await keys.type('East');
  await expect(dialog.getByRole('option', { name: /East 1/ })).toBeAttached();
  await keys.press('Enter');
  await keys.tabTo(dialog.getByRole('textbox', { name: 'Caller’s phone' }));
  await keys.type('98200 11223');
  await keys.press('Tab');
  await keys.type('Between 2 and 3');
  await keys.press('Control+Enter');
  await expect(dialog.getByText('The alarm is out.')).toBeFocused();
  expect(keys.keys).toBeLessThanOrEqual(20);

  await expect(bar(other)).toContainText('Nobody has taken it');
  await expect(other.getByRole('alert')).toHaveText(/^Passenger trapped: East 1/);
  await expect.poll(() => other.title()).toMatch(/Passenger trapped|⚠/);
  expect(await overflows(other)).toEqual([]);
  expect(await faultsOf(other)).toEqual([]);
  await bar(other).getByRole('button', { name: 'I take it' }).click();
  await other.getByRole('button', { name: '15 minutes' }).click();
  await expect(dialog.getByRole('status')).toContainText('will arrive in 15 minutes');
  await expect.poll(() => other.title()).toMatch(/^All Open tickets/);

  await bar(other)
    .getByRole('link', { name: /Open alarm/ })
    .click();
  await settled(other, 'Passenger trapped: East 1');
  expect(await overflows(other)).toEqual([]);
  expect(await faultsOf(other)).toEqual([]);
  await other.getByRole('button', { name: 'Arrived', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('is there');
  await other.getByRole('button', { name: 'Released', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Released' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await expect(other.getByRole('timer')).toContainText('until released');
  await other.context().close();
});

test('a phone in Hindi: reported from Home with an address, without English on the dialog, the bar and the page; then its lift is found (R1301, R1350, R1351)', async ({
  page,
  baseURL,
  context,
  person,
  api,
}) => {
  await elevatorFixture(api, person);
  await context.addCookies([{ name: 'smart-elevator-language', value: 'hi', url: baseURL ?? '' }]);
  await page.setViewportSize(PHONE);
  await page.goto('/amc_count');
  await settled(page);
  const button = page.getByRole('main').getByRole('button', { name: 'यात्री फँसा है' });
  await expect(button).toBeInViewport();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'यात्री फँसा है' });
  await dialog.getByRole('button', { name: /लिफ्ट नहीं मिली/ }).click();
  await dialog.getByRole('textbox', { name: /लिफ्ट कहाँ है/ }).fill('१२ एमजी रोड');
  await dialog.getByRole('button', { name: 'अलार्म भेजें' }).click();
  await expect(dialog.getByText('अलार्म भेज दिया गया है।')).toBeVisible();
  await expect(bar(page, 'अलार्म')).toContainText('१२ एमजी रोड');
  expect(await overflows(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'अलार्म खोलें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('१२ एमजी रोड');
  const lift = page.getByRole('form', { name: 'यह कौन सी लिफ्ट है?' });
  await expect(lift).toBeVisible();
  expect(await overflows(page)).toEqual([]);
  expect(await untranslatedText(page)).toEqual([]);
  await lift.getByRole('combobox').fill('East');
  await expect(page.getByRole('option', { name: /East 1/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await lift.getByRole('button', { name: 'यही लिफ्ट है' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('East 1');
  await expect(lift).toBeHidden();
  await expect(page.getByRole('main').locator('a[href^="/ticket/"]')).toBeVisible();
  await expect(bar(page, 'अलार्म')).toContainText('East 1');
});
