import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

/** The demonstration's elevator with the most tickets. */
async function busiest() {
  const [found] = await queryDatabase<{ name: string; tickets: number }>(
    `select e.elevator_name as name, count(*)::int as tickets from tickets t join elevators e using (elevator_id)
     where t.deleted_at is null and t.dealer_id = (select dealer_id from users where username = 'demo_dealer')
     group by 1 order by 2 desc, 1 limit 1`,
  );
  return found ?? { name: '', tickets: -1 };
}

test('ISSUES lists the tickets of the elevator; reload, Back and the way from a card work', async ({
  page,
}) => {
  const { name, tickets } = await busiest();
  await page.goto(`/elevators?search=${name}`);
  await settled(page, 'Elevators');
  await page
    .getByRole('link', { name: /open tickets?$/ })
    .first()
    .click();
  await settled(page, name);
  await expect(page).toHaveURL(`/admin_dashboard?elevatorName=${name}`);
  await expect(page.getByRole('table', { name: 'Issue Tracking' })).toBeVisible();

  await page.getByRole('link', { name: 'ISSUES', exact: true }).click();
  await expect(page).toHaveURL(`/admin_dashboard?elevatorName=${name}&tab=issues`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(`Page 1 / ${Math.ceil(tickets / 25)}`);
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(25, tickets));
  await expect(page.getByRole('columnheader')).toHaveText([
    /Ticket key/,
    /Elevator Name/,
    /Status/,
    /Priority/,
    /Label/,
    /Assignee/,
    /Updated/,
    /Action/,
  ]);

  await page.reload();
  await settled(page, name);
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(25, tickets));
  await page.getByRole('searchbox', { name: 'Search' }).fill('closed');
  await expect(page).toHaveURL(/tab=issues&search=closed/);
  await page
    .getByRole('link', { name: /^Edit ticket/ })
    .first()
    .click();
  await settled(page, 'Update Ticket');
  await expect(page).toHaveURL(/\/update_ticket\?ticketId=\d+/);
  await page.goBack();
  await settled(page, name);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('closed');

  await page.getByRole('link', { name: 'Add New Ticket' }).click();
  await settled(page, 'Create Ticket');
  await expect(page).toHaveURL(`/create_ticket_for_selected_elevator/technician?elevatorName=${name}`);
  await page.goBack();
  await settled(page, name);
  await page.getByRole('link', { name: 'OVERVIEW', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
});

test('View all issues links to the tickets of all elevators, filtered by this one until the filter is removed', async ({
  page,
}) => {
  const { name, tickets } = await busiest();
  await page.goto(`/admin_dashboard?elevatorName=${name}`);
  await settled(page, name);
  await page.getByRole('link', { name: 'View all issues' }).click();
  await settled(page, "All Elevators' Tickets");
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(`${tickets} match`);
  await page.getByRole('button', { name: `Elevator: ${name}` }).click();
  await expect(page).toHaveURL('/elevators_all_tickets');
  await expect(pages).not.toContainText('match');
});
