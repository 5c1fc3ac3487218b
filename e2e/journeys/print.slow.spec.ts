import { expect, test } from '../console/test';
import { shownButNotPrintable, SHEET, emulatePrint } from '../console/emulatePrint';
import { settled } from '../console/screens';
import { queryDatabase } from '../console/queryDatabase';

test('a list is printed with its filters as text, all rows of the page, and the page number', async ({
  page,
}) => {
  await page.goto('/all_tech_issues?status=Open&search=door');
  await settled(page, /All Issues/);
  const rows = await page.getByRole('row').count();
  await emulatePrint(page);
  await expect(page.getByRole('main').getByText('Smart Elevator Maintenance')).toBeVisible();
  const filters = await page
    .locator('[data-in-words]:not([data-in-words=""])')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility())
        .map((field) => getComputedStyle(field, '::before').content),
    );
  expect(filters).toEqual(['"Keyword: door"']);
  await expect(page.getByRole('search')).toHaveText(/Status: Open/);
  await expect(page.getByText('Status: Open')).toBeVisible();
  await expect(page.getByText('Assignee', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(rows);
  await expect(page.getByText(/^Page 1 \/ \d+$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Action' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(await shownButNotPrintable(page)).toEqual([]);
});

test('the calendar is printed with every entry of every day, and whole names', async ({ page }) => {
  await page.goto('/maintenance_calendar');
  await settled(page, 'Maintenance calendar');
  const entries = await page.locator('main td li').count();
  expect(entries).toBeGreaterThan(0);
  // Landscape.
  await emulatePrint(page, { width: 1046, height: 718 });
  const cut = await page
    .locator('main td li')
    .evaluateAll((items) =>
      items.filter(
        (item) =>
          !item.checkVisibility() ||
          [...item.querySelectorAll('a')].some((a) => a.scrollWidth > a.clientWidth),
      ),
    );
  expect(cut).toHaveLength(0);
  expect(await page.locator('main td').count()).toBeGreaterThanOrEqual(28);
  await expect(page.locator('main td p').first()).toBeVisible();
  expect(await shownButNotPrintable(page)).toEqual([]);
});

test('the page of an elevator is printed whole, its label alone by the label’s own button', async ({
  page,
}) => {
  const [elevator] = await queryDatabase<{ elevator_id: number; elevator_name: string }>(
    `select elevator_id, elevator_name from elevators where deleted_at is null
       and dealer_id = (select dealer_id from users where username = 'demo_dealer') order by elevator_id limit 1`,
  );
  await page.goto(`/elevator?elevatorId=${elevator?.elevator_id}`);
  await settled(page, elevator?.elevator_name);
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'Details' }),
    page.getByRole('region', { name: 'Timeline' }),
    page.getByRole('img', { name: /QR code/ }),
  ];
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print label' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const part of parts.slice(0, 3)) await expect(part).toBeHidden();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await emulatePrint(page);
  for (const part of parts) await expect(part).toBeVisible();
  expect(await shownButNotPrintable(page)).toEqual([]);
});

for (const [name, path] of [
  ['the summary', '/priority_summary'],
  ['the trends', '/reports_trends'],
  ['Home', '/amc_count'],
] as const) {
  test(`${name}: every chart is drawn before the page is printed, and fits the sheet`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const charts = page.locator('main figure');
    const count = await charts.count();
    expect(count).toBeGreaterThan(0);
    // Charts far below the window, too: the browser prints only what is already drawn.
    for (let at = 0; at < count; at += 1)
      await expect(charts.nth(at).locator('div svg :is(path, rect)').first()).toBeAttached();
    await emulatePrint(page);
    const wide = await page
      .locator('main figure svg')
      .evaluateAll((drawings) =>
        drawings.filter((drawing) => drawing.getBoundingClientRect().right > document.body.clientWidth + 1),
      );
    expect(wide).toHaveLength(0);
    expect(await shownButNotPrintable(page)).toEqual([]);
  });
}

test('a chart that was drawn for the window is complete when the browser prints', async ({ page }) => {
  await page.goto('/reports_trends');
  await settled(page);
  const months = page.getByRole('figure', { name: 'Opened and closed by month' });
  await expect(months.locator('div svg rect').first()).toBeAttached();
  const right = await months.evaluate(async (chart) => {
    window.dispatchEvent(new Event('beforeprint'));
    // Microtasks, as after an event of the browser's own; no frame is drawn before the sheet is.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    const bars = [...chart.querySelectorAll('div svg rect')];
    return Math.max(
      ...bars.map((bar) => bar.getBoundingClientRect().right - chart.getBoundingClientRect().left),
    );
  });
  expect(right).toBeLessThanOrEqual(SHEET.width);
});

test('a busy week of the printed calendar begins below the one before, and no drag handle is printed', async ({
  page,
}) => {
  await page.goto('/maintenance_calendar');
  await settled(page, 'Maintenance calendar');
  await emulatePrint(page, { width: 1046, height: 718 });
  const breaks = await page
    .locator('main tbody tr')
    .evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).breakInside))]);
  expect(breaks).toEqual(['auto']);
  const handles = page.locator('[data-handle]');
  expect(await handles.count()).toBeGreaterThan(0);
  await expect(handles.filter({ visible: true })).toHaveCount(0);
});

test('the calendar is printed in landscape, directly below its title', async ({ page }) => {
  await page.goto('/maintenance_calendar');
  await settled(page, 'Maintenance calendar');
  await emulatePrint(page, { width: 1046, height: 718 });
  const pageOf = (name: string) => page.locator(name).evaluate((part) => getComputedStyle(part).page);
  // For the whole document: a table with its own page type would start on another sheet.
  expect(await pageOf('html')).not.toBe('auto');
  expect(await pageOf('main table')).toBe('auto');
});

test('parent pages and read-only values are printed; empty fields and upload controls are not', async ({
  page,
}) => {
  await page.goto('/view_amc_report?elevatorId=1&elevatorName=CR1000');
  await settled(page, 'AMC Reports');
  await emulatePrint(page);
  await expect(page.getByText('Smart Elevator Maintenance · CR1000')).toBeVisible();

  await page.goto('/editTicket/ELV-3900');
  await settled(page, 'Edit Ticket');
  await emulatePrint(page);
  const field = page.getByLabel('Elevator id');
  await expect(page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)).toBeVisible();
  const placeholder = await page
    .getByLabel('Next visit')
    .evaluate((input) => getComputedStyle(input, '::placeholder').color);
  expect(placeholder).toBe('rgba(0, 0, 0, 0)');

  await page.goto('/customers');
  await settled(page, 'Customers');
  await emulatePrint(page);
  await expect(page.getByText('Choose a CSV file')).toBeHidden();
});

test('what is printed by the button or by Ctrl+P has the company and the logo of the dealer at its head', async ({
  page,
}) => {
  const logo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page.route('**/api/account/company/', (route) =>
    route.fulfill({ json: { name: 'Mehta Lifts', address: '', tax_number: '', logo } }),
  );
  const heads = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed);
  for (const [path, title] of [
    ['/all_tech_issues', /All Issues/],
    ['/ticket/ELV-3900', 'ELV-3900'],
    ['/elevator?elevatorId=1', /^CR\d+/],
    ['/amc_contracts', 'AMC Contracts'],
    ['/priority_summary', "Issues' Summary"],
  ] as const) {
    await page.goto(path);
    await settled(page, title);
    await page.evaluate(() => {
      const printed: string[] = [];
      Object.assign(window, { printed });
      window.print = () => {
        const head = document.querySelector('main header p');
        const picture = head?.querySelector('img');
        printed.push(`${picture?.naturalWidth ?? 'no'} picture, ${head?.firstElementChild?.textContent}`);
      };
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(heads, path).toEqual([expect.stringMatching(/^1 picture, Mehta Lifts/)]);
    await page.keyboard.press('Control+p');
    await expect.poll(heads, path).toHaveLength(2);
  }
});

test('a public page prints dark on white, with the floors that are closed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const color = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(color).toBe('rgb(22, 33, 31)');
  for (const floor of await page.locator('details > div').all()) await expect(floor).toBeVisible();
});
