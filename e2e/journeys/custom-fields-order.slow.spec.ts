import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { storedOrder, storeFields } from '../console/customFields';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer', hasTouch: true });

const NAMES = ['Floor', 'Side', 'Code', 'Remark'];

test.beforeEach(async ({ page, api }) => {
  await page.goto('/amc_count');
  await settled(page, 'Home');
  await storeFields(page, api, NAMES);
  await page.goto('/custom_fields_for');
  await page.getByRole('button', { name: 'Submit' }).click();
  await settled(page, /Ticket section/);
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect(page.getByRole('button', { name: 'Save Order' })).toBeVisible();
});

const handleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'The fields in their order' }).locator('> li');

async function centerOf(page: Page, name: string) {
  const box = await handleOf(page, name).boundingBox();
  if (!box) throw new Error(`${name} has no handle.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The distance of a field from its position, in pixels. */
const shiftOf = (page: Page, name: string) =>
  rows(page)
    .filter({ hasText: new RegExp(`^${name}`) })
    .evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m42);

async function saveAndCompare(page: Page, username: string, order: string[]) {
  await expect(rows(page)).toHaveText(order.map((name) => new RegExp(`^${name}`)));
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('Saved the new custom field order !')).toBeVisible();
  expect(await storedOrder(username)).toEqual(order);
  await page.goto('/Issue');
  await settled(page, 'Create Ticket');
  await page.getByRole('button', { name: 'More' }).click();
  const labels = page.locator('label').filter({ hasText: new RegExp(`^(${NAMES.join('|')})$`) });
  await expect(labels).toHaveText(order);
}

test('fields are put in order by mouse, and the ticket form follows', async ({ page, person }) => {
  const from = await centerOf(page, 'Floor');
  const to = await centerOf(page, 'Code');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(from.x + 30, to.y + 4, { steps: 5 });
  await expect.poll(() => shiftOf(page, 'Code')).toBeLessThan(0);
  await page.mouse.up();
  await saveAndCompare(page, person.username, ['Side', 'Code', 'Floor', 'Remark']);
});

test('fields are put in order by touch, without scrolling the page', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const from = await centerOf(page, 'Remark');
  const to = await centerOf(page, 'Floor');
  const scrolled = await page.evaluate(() => window.scrollY);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  await touch('touchStart', from.y);
  for (let part = 1; part <= 8; part += 1)
    await touch('touchMove', from.y + ((to.y - 4 - from.y) * part) / 8);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect.poll(() => shiftOf(page, 'Floor')).toBeGreaterThan(0);
  await touch('touchEnd');
  await saveAndCompare(page, person.username, ['Remark', 'Floor', 'Side', 'Code']);
});

test('fields are put in order by keyboard alone; Escape puts a field back', async ({ page, person }) => {
  await handleOf(page, 'Side').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Side, place 1 of 4.')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveText(NAMES.map((name) => new RegExp(`^${name}`)));
  await expect(handleOf(page, 'Side')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Side is dropped at place 4 of 4.')).toHaveCount(1);
  await expect(handleOf(page, 'Side')).toBeFocused();
  await saveAndCompare(page, person.username, ['Floor', 'Code', 'Remark', 'Side']);
});

test('Escape in the middle of a drag puts the field back', async ({ page }) => {
  const from = await centerOf(page, 'Floor');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 150, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(rows(page)).toHaveText(NAMES.map((name) => new RegExp(`^${name}`)));
});

test('a field that is held at the edge of the window scrolls the page along', async ({
  page,
  api,
  person,
}) => {
  const more = Array.from({ length: 14 }, (_, at) => `More ${at + 1}`);
  await storeFields(page, api, more);
  await page.reload();
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.getByRole('button', { name: 'Update Form' }).click();
  const from = await centerOf(page, 'Floor');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 590, { steps: 8 });
  await expect(page.getByRole('button', { name: 'Save Order' })).toBeInViewport();
  await expect.poll(() => shiftOf(page, 'Floor')).toBeGreaterThan(14 * 55);
  await page.mouse.up();
  await expect(rows(page).last()).toHaveText(/^Floor/);
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('Saved the new custom field order !')).toBeVisible();
  expect(await storedOrder(person.username)).toEqual(['Side', 'Code', 'Remark', ...more, 'Floor']);
});

test('an order that is not saved asks before the dealer goes Back', async ({ page, person }) => {
  await page.getByRole('button', { name: 'Move Floor down' }).click();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the order?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/custom_fields\?/);
  await expect(rows(page).first()).toHaveText(/^Side/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/amc_count');
  expect(await storedOrder(person.username)).toEqual(NAMES);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the mode has no axe violation, ${colorScheme}, and fits a phone of 360 pixels`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await handleOf(page, 'Side').focus();
    await page.keyboard.press('Space');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wide).toBeLessThanOrEqual(0);
  });
}
