import { elevatorFixture } from '../console/elevatorFixture';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { optionOf } from '../console/userActions';

test('the section of the elevators leads to the visits, and these to the dispatch board (R1230)', async ({
  page,
}) => {
  await page.goto('/elevators');
  await settled(page, 'Elevators');
  await page.getByRole('main').getByRole('link', { name: 'Visits', exact: true }).click();
  await settled(page, 'Visits');
  await expect(page).toHaveURL('/visits');
  await page.getByRole('main').getByRole('link', { name: 'Dispatch board' }).click();
  await settled(page, 'Dispatch board');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Elevators' }),
  ).toHaveAttribute('aria-current', 'true');
});

test.describe('a repair', () => {
  test.use({ as: 'new dealer' });

  test('is planned, moved on the board by keys, done, and completes the maintenance (R1206, R1212, R1231)', async ({
    page,
    api,
    person,
  }) => {
    const { elevator } = await elevatorFixture(api, person);
    await page.goto(`/add_visit?elevatorId=${elevator.elevator_id}`);
    const form = page.getByRole('form', { name: 'Plan a visit' });
    await expect(form.getByText('East 1')).toBeVisible();
    await form.getByLabel('Technicians').click();
    await optionOf(page, 'Priya Sharma').click();
    await form.getByRole('button', { name: 'Plan the visit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Visit to Copper Ridge on / })).toBeVisible();
    const visit = page.url();

    await page.goto('/dispatch');
    const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
    const card = (name: string) => rowOf(name).getByRole('link', { name: /Copper Ridge/ });
    await card('Priya Sharma').focus();
    for (const key of ['Space', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText(/^The visit to Copper Ridge is now on .*, by Nobody\.$/)).toBeVisible();
    await expect(card('Nobody')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card('Priya Sharma')).toBeVisible();

    await page.goto(visit);
    await page.getByRole('button', { name: 'On the way' }).click();
    await page.getByRole('button', { name: 'Arrived' }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'What was done at each elevator?' });
    await dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('main').getByText('Maintained')).toBeVisible();
    await page.goto(`/elevator?elevatorId=${elevator.elevator_id}`);
    await expect(page.getByRole('main').getByText('Completed').first()).toBeVisible();
  });
});
