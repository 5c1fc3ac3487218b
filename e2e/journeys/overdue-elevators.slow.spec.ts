import type { Locator } from '@playwright/test';
import { addDays, formatCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import { queryDatabase } from '../console/queryDatabase';
import { browserDay } from '../console/browserDay';
import { chooseFilter } from '../console/filters';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

/** A day of the browser, as it is stored and as it is typed. */
function dayBefore(days: number) {
  const stored = addDays(browserDay(), -days);
  return { stored, typed: formatCalendarDate(stored, 'MM/DD/YYYY') };
}

/** Gives a dealer four elevators, the first due ten days ago, each of the others ten days earlier. */
const storeOverdue = ({ person }: { person: { username: string } }) =>
  queryDatabase(
    `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
         main_state, main_start_date, main_due_date, main_cycle_days)
       select dealer_id, 'East ' || n, case n when 1 then 'Harbor' else 'Mill House' end, '1 Main St', '21784',
         '2010-05-01', 'OverDue', $2::date - 60, $2::date - 10 * n, 30
       from users, generate_series(1, 4) as n where username = $1`,
    [person.username, browserDay()],
  );

test.describe('a dealer with overdue elevators', () => {
  test.use({ as: 'new dealer' });
  test.beforeEach(storeOverdue);

  test('the overdue elevators of a building are completed in five clicks, and undone with one (R564)', async ({
    page,
  }) => {
    await page.goto('/maintenance_NotRenewed');
    await settled(page, 'AMC not renewed');
    const names = page.getByRole('link', { name: /^East \d$/ });
    // The longest overdue first.
    await expect(names).toHaveText(['East 4', 'East 3', 'East 2', 'East 1']);
    await expect(page.getByText('overdue 40 days')).toBeVisible();

    await chooseFilter(page, 'Building', 'Mill House');
    await expect(names).toHaveText(['East 4', 'East 3', 'East 2']);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    const complete = async (name: string) => {
      await page.getByRole('button', { name: 'Complete selected' }).click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Complete' }).click();
    };
    await complete('Complete 3 elevators');

    await expect(page.getByText('3 elevators completed successfully')).toBeVisible();
    await expect(
      page.getByText('The customer was not notified: the elevator has no customer.'),
    ).toBeVisible();
    await expect(names).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 completions were undone.')).toBeVisible();
    await expect(names).toHaveText(['East 4', 'East 3', 'East 2']);
    await expect(page.getByText('overdue 40 days')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await complete('Complete 3 elevators');
    await expect(page.getByText('3 elevators completed successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(names).toHaveText(['East 1']);
  });

  test('on a phone, the calendar of the day is whole, and Enter on the chosen day completes (R266)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/maintenance_NotRenewed');
    await settled(page, 'AMC not renewed');
    const row = page.getByRole('button', { name: 'Complete East 4' });
    await row.click();
    const dialog = page.getByRole('dialog', { name: 'Complete East 4' });
    const field = dialog.getByLabel(/^Completed on/);
    await field.click();
    for (const part of ['Previous month', 'Next month'])
      await expect(dialog.getByRole('button', { name: part })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('table')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('table')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Elevator info updated successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('the maintenance of three days ago is completed and undone by keyboard; after another change nothing is undone (R564)', async ({
    page,
    person,
  }) => {
    const stored = () =>
      queryDatabase(
        `select main_state, main_start_date::text, main_due_date::text, main_completed_date::text from elevators
         where dealer_id = (select dealer_id from users where username = $1) and elevator_name = 'East 4'`,
        [person.username],
      );
    const before = await stored();
    await page.goto('/maintenance_NotRenewed');
    await settled(page, 'AMC not renewed');
    const row = page.getByRole('button', { name: 'Complete East 4' });
    const dialog = page.getByRole('dialog', { name: 'Complete East 4' });
    const undo = page.getByRole('button', { name: 'Undo' });
    const day = dayBefore(3);
    await row.focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel(/^Completed on/).fill(day.typed);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Complete' }).press('Enter');
    await expect(page.getByText('Elevator info updated successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await stored()).toMatchObject([{ main_state: 'Completed', main_completed_date: day.stored }]);
    await undo.press('Enter');
    await expect(page.getByText('The completion was undone.')).toBeVisible();
    expect(await stored()).toEqual(before);

    await row.click();
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await expect(row).toHaveCount(0);
    await queryDatabase(
      `update elevators set building_name = 'Sold' where elevator_name = 'East 4'
       and dealer_id = (select dealer_id from users where username = $1)`,
      [person.username],
    );
    await undo.click();
    await expect(page.getByText('Not undone: East 4. The elevator was changed meanwhile.')).toBeVisible();
    expect(await stored()).toMatchObject([{ main_state: 'Completed' }]);
  });
});

test('the elevators of an engineer and a state are found, as cards and as a table; the address keeps them', async ({
  page,
}) => {
  const [found] = await queryDatabase<{ username: string; lifts: number }>(
    `select u.username, count(*)::int as lifts from elevators e
     join users u on u.dealer_id = e.dealer_id and u.user_id = e.engineer_id
     where e.deleted_at is null and e.main_state = 'OverDue'
       and e.dealer_id = (select dealer_id from users where username = 'demo_dealer')
     group by 1 order by 2 desc, 1 limit 1`,
  );
  const { username = '', lifts = 0 } = found ?? {};
  await page.goto('/elevators');
  await settled(page, 'Elevators');
  await chooseFilter(page, 'Engineer', username);
  await chooseFilter(page, 'State', 'OverDue');
  await expect(page).toHaveURL(/engineer=\d+&engineerName=/);
  const matches = page.getByText(new RegExp(`^${lifts} match`));
  await expect(matches).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await page.reload();
  await settled(page, 'Elevators');
  await expect(matches).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(username);
});

test('the key c on the page of an elevator opens a new ticket of this elevator', async ({ page }) => {
  await page.goto('/elevators?view=table');
  await settled(page, 'Elevators');
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await settled(page, name);
  await page.keyboard.press('c');
  await expect(page).toHaveURL(new RegExp('/create_ticket_for_selected_elevator/technician'));
  await expect(page.getByRole('main')).toContainText(name);
});

for (const by of ['mouse', 'touch'] as const) {
  test.describe(`the calendar, by ${by}`, () => {
    test.use({
      as: 'new dealer',
      ...(by === 'touch' ? { hasTouch: true, viewport: { width: 360, height: 780 } } : {}),
    });
    test.beforeEach(storeOverdue);

    test('what is due is dragged to another day, and Undo moves it back', async ({ page, person }) => {
      const storedDay = async () => {
        const [row] = await queryDatabase<{ day: string }>(
          `select main_due_date::text as day from elevators where elevator_name = 'East 1'
           and dealer_id = (select dealer_id from users where username = $1)`,
          [person.username],
        );
        return row?.day ?? '';
      };
      const due = await storedDay();
      await page.goto(`/maintenance_calendar?view=week&day=${due}`);
      await settled(page, 'Maintenance calendar');
      const entry = page.getByRole('link', { name: /East 1/ });
      const days = await page
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => cell.dataset['place'] ?? ''));
      const at = days.indexOf(due);
      const target = days[at === 0 ? 1 : at - 1] ?? '';
      await entry.scrollIntoViewIfNeeded();
      const from = await centerOf(by === 'touch' ? entry.locator('[data-handle]') : entry);
      const to = await centerOf(page.locator(`td[data-place="${target}"]`));
      if (by === 'mouse') {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 8 });
        await page.mouse.up();
      } else {
        const cdp = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
          cdp.send('Input.dispatchTouchEvent', {
            type,
            touchPoints:
              share === undefined
                ? []
                : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
          });
        await touch('touchStart', 0);
        for (let part = 1; part <= 8; part += 1) await touch('touchMove', part / 8);
        await touch('touchEnd');
      }
      await expect(page.getByText(/^East 1 is now due on /)).toBeVisible();
      expect(await storedDay()).toBe(target);
      await expect(page).toHaveURL(/maintenance_calendar/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(storedDay).toBe(due);
    });
  });
}

async function centerOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the calendar opens at its start; Today leads to today, also on a phone; a week has seven days', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/maintenance_calendar');
  await settled(page, 'Maintenance calendar');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('td [aria-current="date"]')).toBeInViewport();
  await page.getByRole('button', { name: 'Week' }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole('cell')).toHaveCount(7);
});
