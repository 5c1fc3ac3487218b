import { delayScripts } from '../console/delayScripts';
import { filterChip, filterOpener } from '../console/filters';
import { optionOf } from '../console/userActions';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

/** Texts that are only in the code of Ant Design's select and date picker. */
const CONTROLS = 'getPopupContainer';

test('a select that is pressed before its control has loaded opens with it, and the option is selected', async ({
  page,
}) => {
  const files = await delayScripts(page, CONTROLS);
  await page.goto('/issues');
  await filterOpener(page, 'Status').click();
  await expect.poll(files.count).toBeGreaterThan(0);
  await files.release();
  await optionOf(page, 'OnHold').click();
  await expect(page).toHaveURL(/status=OnHold/);
});

test('text that is typed before a control has loaded continues in it, and Enter selects', async ({
  page,
}) => {
  const files = await delayScripts(page, CONTROLS);
  await page.goto('/issues');
  await filterOpener(page, 'Priority').click();
  await expect(page.getByRole('combobox', { name: 'Priority' })).toBeFocused();
  await page.keyboard.type('cri');
  await expect.poll(files.count).toBeGreaterThan(0);
  await files.release();
  await expect(optionOf(page, 'Critical')).toBeVisible();
  await page.keyboard.type('t');
  await expect(page.getByRole('combobox', { name: 'Priority' })).toHaveValue('crit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/priority=Critical/);
});

test('a day that is typed while its control is loading counts, and the calendar works the next time', async ({
  page,
}) => {
  const files = await delayScripts(page, CONTROLS);
  await page.goto('/issues');
  const from = page.getByLabel('From Date');
  await filterOpener(page, 'From Date').click();
  await expect(from).toBeFocused();
  await page.keyboard.type('03/09/');
  await expect.poll(files.count).toBeGreaterThan(0);
  await files.release();
  await page.keyboard.type('2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/2026-03-09/);
  await expect(filterChip(page, 'From Date')).toHaveText('From Date: 03/09/2026');
  await filterChip(page, 'From Date').click();
  await expect(from).toHaveValue('03/09/2026');
  await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
});

test.describe('a form', () => {
  test.use({ as: 'new dealer' });

  test('shows its options in their final place: a button held down over one of them selects it', async ({
    page,
    context,
  }) => {
    // Animations take twenty times as long: an immediate click would hit a moving element.
    const tools = await context.newCDPSession(page);
    await tools.send('Animation.enable');
    await tools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
    await page.goto('/custom_fields?tracker=ticket');
    const form = page.getByRole('form', { name: 'Add a field' });
    await form.getByRole('combobox', { name: 'Format' }).click();
    const option = optionOf(page, 'Checkbox');
    await option.waitFor({ state: 'visible' });
    const box = await option.boundingBox();
    if (!box) throw new Error('The choice is gone.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await option.boundingBox()).toEqual(box);
    await page.mouse.up();
    await form.getByLabel('Label').fill('Power failure');
    await expect(form.locator('.ant-select')).toContainText('Checkbox');
  });
});
