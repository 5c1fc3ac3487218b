import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

test('a technician with tickets and lifts is deleted, and two others share the work (R428)', async ({
  page,
  person,
}) => {
  const names = ['priya', 'anita', 'ben'].map((name) => `${name}_${person.username}`);
  const [priya = '', anita = '', ben = ''] = names;
  // People, four lifts and six tickets of the first: two of them are closed.
  await queryDatabase(
    `with dealer as (select dealer_id from users where username = $1),
       people as (insert into users (dealer_id, username, email, user_type, first_name, last_name, phoneno, is_active, is_verified)
         select dealer_id, name, name || '@example.com', 'TechnicianUser', '', '', '', true, true
         from dealer, unnest($2::text[]) as name returning dealer_id, user_id, username),
       lifts as (insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
           main_state, main_start_date, main_due_date, main_cycle_days, engineer_id)
         select dealer_id, 'East ' || n, case when n < 3 then 'Harbor' else 'Mill' end, '1 Main St', '21784', '2010-05-01',
           'InDue', '2026-01-01', '2030-01-01', 30, user_id
         from people, generate_series(1, 4) as n where username = $2[1] returning dealer_id, elevator_id, engineer_id)
     insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, assignee_id, status,
       resolution, priority, create_date, start_date, target_date)
     select dealer_id, 'ELV-' || (dealer_id * 100 + row_number() over ()), elevator_id, 's', 'd', 'Doors', dealer_id, engineer_id, status,
       'Unresolved', 'Low', '2026-01-02', '2026-01-02', '2026-01-09'
     from lifts cross join unnest(array['Open', 'Closed']) as status`,
    [person.username, names],
  );
  await page.goto('/technicians');
  await settled(page, 'Technicians');
  await page.getByRole('button', { name: `Delete ${priya}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });
  await expect(question.getByText(`4 open tickets are assigned to ${priya}.`)).toBeVisible();
  await expect(question.getByText(`4 elevators are assigned to ${priya}.`)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (const name of [anita, ben]) {
    await question.getByRole('combobox', { name: 'Hand over to' }).click();
    await question.getByTitle(name, { exact: true }).click();
  }
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`User with ID ${priya}@example.com deleted successfully`)).toBeVisible();
  await expect(page.getByText(`4 open tickets were handed over to ${anita}, ${ben}.`)).toBeVisible();
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  for (const name of [anita, ben])
    await expect(card(name).getByRole('link', { name: '2 tickets' })).toBeVisible();
  const shares = await queryDatabase(
    `select u.username, e.building_name, count(*)::int as lifts from elevators e join users u on u.user_id = e.engineer_id
     where e.dealer_id = (select dealer_id from users where username = $1) group by 1, 2 order by 1`,
    [person.username],
  );
  expect(shares).toEqual([
    { username: anita, building_name: 'Harbor', lifts: 2 },
    { username: ben, building_name: 'Mill', lifts: 2 },
  ]);
});
