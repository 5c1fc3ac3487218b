import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { InteractionCounter } from '../console/InteractionCounter';
import { browserDay } from '../console/browserDay';
import { filterOpener } from '../console/filters';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { choose, countedTasks, DEALER, expectWithin, find, one, takeCall } from './countedTask';

countedTasks();

test("a customer's open tickets that are older than a week", async ({ page }) => {
  const until = addDays(browserDay(), -8);
  const { name, tickets } = await one<{ name: string; tickets: number }>(
    `select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username) as name,
       count(*) as tickets
     from tickets t join elevators e using (dealer_id, elevator_id)
     join users u on u.dealer_id = e.dealer_id and u.user_id = e.customer_id
     where t.dealer_id = ${DEALER} and t.status = 'Open' and t.create_date <= $1 and t.deleted_at is null
     group by u.dealer_id, u.user_id order by count(*) desc, u.user_id limit 1`,
    [until],
  );
  const counter = new InteractionCounter(page);
  await find(page, counter, name, name);
  await settled(page, name);
  await counter.click(page.getByRole('link', { name: /^All tickets/ }));
  await settled(page, /Issues$/);
  await counter.click(filterOpener(page, 'Status'));
  await choose(page, counter, 'Open');
  await counter.click(filterOpener(page, 'Create Date'));
  await counter.tabTo(page.getByRole('textbox', { name: 'Created until' }));
  await counter.type(until.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'));
  await counter.press('Enter');
  await expect(page).toHaveURL(/status=Open/);
  await expect(page).toHaveURL(new RegExp(until));
  await settled(page, /Issues$/);
  await expect(page.getByRole('link', { name: /^ELV-/ })).toHaveCount(tickets);
  expectWithin("a customer's open tickets older than a week", counter, { clicks: 3 });
});

test('a maintenance is completed, and the result of the notification is shown', async ({ page }) => {
  const counter = new InteractionCounter(page);
  await counter.click(page.getByRole('link', { name: /AMC not renewed/ }).first());
  await settled(page, 'AMC not renewed');
  const first = page.getByRole('row').nth(1);
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await counter.click(first.getByRole('button', { name: /^Complete/ }));
  // The question for the day (R564).
  await counter.click(page.getByRole('dialog').getByRole('button', { name: 'Complete' }));
  // The demonstration has no push service: the console then says why the customer was not notified.
  await expect(
    page.getByText(/Successfully sent the notification|The customer was not notified/).first(),
  ).toBeVisible();
  await expect(async () => {
    const { main_state } = await one<{ main_state: string }>(
      `select main_state from elevators where dealer_id = ${DEALER} and elevator_name = $1`,
      [name],
    );
    expect(main_state).toBe('Completed');
  }).toPass();
  expectWithin('one maintenance completed, customer notified', counter, { clicks: 3 });
});

test('the overdue lifts of a building are completed', async ({ page }) => {
  const { building } = await one<{ building: string }>(
    `select building_name as building from elevators
     where dealer_id = ${DEALER} and main_state = 'OverDue' and deleted_at is null
     group by building_name order by count(*) desc, building_name limit 1`,
  );
  const overdue = async () =>
    one<{ lifts: number }>(
      `select count(*) as lifts from elevators where dealer_id = ${DEALER} and main_state = 'OverDue'
       and deleted_at is null and building_name = $1`,
      [building],
    );
  const { lifts } = await overdue();
  const counter = new InteractionCounter(page);
  await find(page, counter, 'buildings', 'Buildings');
  await settled(page, 'Buildings');
  await counter.click(page.getByRole('searchbox', { name: 'Search by building name' }));
  await counter.type(building);
  await counter.click(
    page.getByRole('button', { name: `Complete ${lifts} overdue ${building}`, exact: true }),
  );
  // The question for the day (R564).
  await counter.click(page.getByRole('dialog').getByRole('button', { name: 'Complete' }));
  await expect(page.getByText(/elevators? completed successfully/)).toBeVisible();
  expect(await overdue()).toEqual({ lifts: 0 });
  expectWithin(`the ${lifts} overdue lifts of a building completed`, counter, { clicks: 3, keys: 2 });
});

test('a lift is found by its building', async ({ page }) => {
  const { building_name, elevator_name } = await one<{ building_name: string; elevator_name: string }>(
    `select min(building_name) as building_name, min(elevator_name) as elevator_name from elevators
     where dealer_id = ${DEALER} and deleted_at is null and building_name not in
       (select building_name from elevators where dealer_id = ${DEALER} and deleted_at is not null)
     group by building_name having count(*) = 1 order by building_name limit 1`,
  );
  const counter = new InteractionCounter(page);
  await find(page, counter, building_name, elevator_name);
  await settled(page, elevator_name);
  // The shortcut, and Enter for the result.
  expectWithin('a lift found by its building', counter, { clicks: 0, keys: 2 });
});

test('a ticket is created and assigned', async ({ page }) => {
  const { elevator_name } = await one<{ elevator_name: string }>(
    `select elevator_name from elevators where dealer_id = ${DEALER} and deleted_at is null
     order by elevator_name limit 1`,
  );
  const { username } = await one<{ username: string }>(
    `select username from users where dealer_id = ${DEALER} and user_type = 'TechnicianUser' and is_active
     and deleted_at is null order by username limit 1`,
  );
  const counter = new InteractionCounter(page);
  await find(page, counter, `new ticket for ${elevator_name}`, `New ticket for ${elevator_name}`);
  const field = (label: string) => page.getByRole('form').getByLabel(new RegExp(`^${label}\\*?$`));
  await expect(field('Label')).toBeFocused();
  await counter.type('Doors');
  await counter.tabTo(field('Summary'));
  await counter.type('Doors reopen');
  await counter.tabTo(field('Description'));
  await counter.type('Seen at the third floor.');
  await counter.tabTo(field('Assignee'));
  await choose(page, counter, username);
  // The priority proposes the target date.
  await counter.tabTo(field('Priority'));
  await choose(page, counter, 'Critical');
  await counter.tabTo(field('Floor'));
  await counter.type('3');
  await counter.tabTo(field('Reported through'));
  await choose(page, counter, 'Phone');
  await counter.press('Control+Enter');
  await expect(async () => {
    const { assignee } = await one<{ assignee: string }>(
      `select u.username as assignee from tickets t join users u on u.user_id = t.assignee_id
       where t.dealer_id = ${DEALER} and t.summary = 'Doors reopen'`,
    );
    expect(assignee).toBe(username);
  }).toPass();
  expectWithin('a ticket created and assigned', counter, { clicks: 0, keys: 20 });
});

/** The demonstration's technician with the most open tickets. */
const busiest = () =>
  one<{ name: string }>(
    `select concat_ws(' ', u.first_name, u.last_name) as name from users u
     join tickets t on t.dealer_id = u.dealer_id and t.assignee_id = u.user_id
     where u.dealer_id = ${DEALER} and t.status <> 'Closed' and t.deleted_at is null and u.is_active
       and u.deleted_at is null
     group by u.dealer_id, u.user_id order by count(*) desc, u.user_id limit 1`,
  );

test("a technician's day is printed from Home", async ({ page }) => {
  const { name } = await busiest();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '');
  });
  const counter = new InteractionCounter(page);
  await counter.click(page.getByRole('link', { name: `Day sheet of ${name}` }));
  await settled(page, new RegExp(`^${name}: `));
  await counter.click(page.getByRole('button', { name: 'Print' }));
  await expect(page.locator('body[data-was-printed]')).toBeVisible();
  expectWithin("a technician's day printed", counter, { clicks: 2, keys: 0 });
});

test('a technician is invited with three fields', async ({ page }) => {
  const counter = new InteractionCounter(page);
  await find(page, counter, 'invite a technician', 'Invite a technician');
  await settled(page, 'Invite a technician');
  const field = (label: string) => page.getByRole('form').getByLabel(new RegExp(`^${label}\\*?$`));
  const inputs = [
    ['First name', 'Meera'],
    ['Last name', 'Pillai'],
    ['Email', 'meera.pillai@example.com'],
  ] as const;
  for (const [label, text] of inputs) {
    await counter.tabTo(field(label));
    await counter.type(text);
  }
  await counter.press('Control+Enter');
  await settled(page, 'Meera Pillai');
  const { invitations } = await one<{ invitations: number }>(
    `select count(*)::integer as invitations from outbox where recipient = 'meera.pillai@example.com'`,
  );
  expect(invitations).toBe(1);
  // The search, its result, from field to field and the sending.
  expectWithin('a technician invited: 3 fields', counter, { clicks: 0, keys: 10, fields: 3 });
});

test('ticket by phone: a caller is found by the number, and the key is read out', async ({ page }) => {
  const counter = new InteractionCounter(page);
  await counter.press('c');
  const key = await takeCall(page, counter, 'Doors reopen on the third floor', '3');
  const { summary } = await one<{ summary: string }>(
    `select summary from tickets where dealer_id = ${DEALER} and ticket_key = $1`,
    [key],
  );
  expect(summary).toBe('Doors reopen on the third floor');
  expectWithin('a ticket by phone', counter, { clicks: 0, keys: 6 });
});
