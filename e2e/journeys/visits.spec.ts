import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { anotherBrowser } from '../console/anotherBrowser';
import { browserDay } from '../console/browserDay';
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

  test('gets its time on the board of a day, by the mouse and by keys; who was first is said (R1205, R1270)', async ({
    page,
    browser,
    baseURL,
    api,
    person,
  }) => {
    const { elevator, technician, headers } = await elevatorFixture(api, person);
    const planned_day = addDays(browserDay(), 1);
    const data = { elevator_ids: [elevator.elevator_id], planned_day, technician_ids: [technician.user_id] };
    expect((await api.post('/api/visits/', { headers, data })).status()).toBe(201);
    await page.goto('/dispatch');
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page).toHaveURL(`/dispatch?view=day&day=${planned_day}`);
    const card = page.getByRole('table').getByRole('link', { name: /Copper Ridge/ });
    await expect(card).toContainText('No fixed time');

    const from = await card.boundingBox();
    const to = await page.locator(`[data-place="${technician.user_id}/${planned_day}/11:00"]`).boundingBox();
    if (!from || !to) throw new Error('The card or the time is not shown.');
    await page.mouse.move(from.x + 30, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 32, from.y + 10, { steps: 10 });
    await page.mouse.up();
    await expect(card).toContainText('11:00 AM – 12:00 PM');

    await card.focus();
    for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(card).toContainText('11:30 AM – 12:30 PM');
    // The last move is undone: its alert appears when it is stored.
    await expect(
      page.getByText(/^The visit to Copper Ridge is now on .*, 11:30 AM – 12:30 PM/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(card).toContainText('11:00 AM – 12:00 PM');

    const other = await anotherBrowser({ browser, api, person, baseURL });
    await other.goto(page.url());
    const same = other.getByRole('table').getByRole('link', { name: /Copper Ridge/ });
    await expect(same).toBeVisible();
    // The second one does not see what the first one does.
    await other.context().setOffline(true);
    await card.focus();
    for (const key of ['Space', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(card).toContainText('10:30 AM – 11:30 AM');
    await other.route('**/api/visits/board/**', (route) => route.abort());
    await other.context().setOffline(false);
    await same.focus();
    for (const key of ['Space', 'ArrowRight', 'Enter']) await other.keyboard.press(key);
    await expect(other.getByText(/has changed this visit meanwhile\.$/)).toBeVisible();
    await other.context().close();

    await page.goBack();
    await expect(page).toHaveURL('/dispatch?view=day');
  });
});
