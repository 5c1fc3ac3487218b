import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

interface BusyElevator {
  elevator_id: number;
  elevator_name: string;
  building_name: string;
  tickets: number;
}

/** The elevator of the demonstration with the most tickets. */
async function busyElevator(): Promise<BusyElevator> {
  const [found] = await queryDatabase<BusyElevator>(
    `select e.elevator_id, e.elevator_name, e.building_name, count(*)::int as tickets
     from elevators e join tickets t using (elevator_id)
     where e.deleted_at is null and t.deleted_at is null
       and e.dealer_id = (select dealer_id from users where username = 'demo_dealer')
     group by e.dealer_id, e.elevator_id order by tickets desc, e.elevator_id limit 1`,
  );
  if (!found) throw new Error('The demonstration has no tickets.');
  return found;
}

test('the page of an elevator shows all events, by kind, older ones on demand', async ({ page }) => {
  const { elevator_name, tickets } = await busyElevator();
  await page.goto(`/elevators?search=${elevator_name}`);
  await page.getByRole('link', { name: elevator_name, exact: true }).click();
  await settled(page, elevator_name);

  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('combobox', { name: 'Show' }).click();
  await page.getByTitle('Tickets', { exact: true }).last().click();
  await expect(page).toHaveURL(/kind=ticket/);
  await expect(timeline.getByText(`${Math.min(20, tickets)} of ${tickets} shown`)).toBeVisible();
  if (tickets > 20) {
    await timeline.getByRole('button', { name: 'Show older' }).click();
    await expect(timeline.getByText(`${Math.min(40, tickets)} of ${tickets} shown`)).toBeVisible();
  }
  await page.reload();
  await expect(timeline.getByRole('listitem')).toHaveCount(Math.min(20, tickets));
});

test('repeat faults within 90 days match the count of the database', { tag: '@slow' }, async ({ page }) => {
  const [worst] = await queryDatabase<{ elevator_id: number; elevator_name: string; faults: number }>(
    `select e.elevator_id, e.elevator_name, count(*)::int as faults from tickets t join elevators e using (elevator_id)
     where e.deleted_at is null and t.deleted_at is null
       and e.dealer_id = (select dealer_id from users where username = 'demo_dealer')
       and exists (select from tickets b where b.elevator_id = t.elevator_id and b.deleted_at is null
         and lower(b.label) = lower(t.label) and (b.create_date, b.ticket_id) < (t.create_date, t.ticket_id)
         and t.create_date - b.create_date <= 90)
     group by e.dealer_id, e.elevator_id order by faults desc limit 1`,
  );
  expect(worst).toBeDefined();
  await page.goto(`/elevator?elevatorId=${worst?.elevator_id}`);
  const words = worst?.faults === 1 ? '1 repeat fault' : `${worst?.faults} repeat faults`;
  await expect(page.getByText(`${words} within 90 days`)).toBeVisible();
});

test('the QR code opens the page', { tag: '@slow' }, async ({ page, baseURL }) => {
  const { elevator_id, elevator_name } = await busyElevator();
  await page.goto(`/elevator?elevatorId=${elevator_id}`);
  await settled(page, elevator_name);
  const code = page.getByRole('img', { name: `QR code that opens elevator ${elevator_name}` });
  await expect(code).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/elevator?elevatorId=${elevator_id}`);
});
