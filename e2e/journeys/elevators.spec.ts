import { type Page } from '@playwright/test';
import { dealerApi } from '../console/dealerApi';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

// The journey's own dealer, with a technician and a customer.
test.beforeEach(async ({ api, person }) => {
  const { addPerson } = await dealerApi(api, person);
  await addPerson('TechnicianUser');
  await addPerson('CustomerUser');
});

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).last().click();
};

async function typeDay(page: Page, label: string, day: string) {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(day);
  await field.press('Enter');
}

test('an elevator is added, edited and deleted, each with its sentence (R504, R505, R509, R510)', async ({
  page,
  person,
}) => {
  await page.goto('/elevators');
  await page.getByRole('link', { name: 'Add Elevator' }).click();
  await settled(page, 'Add Elevator');

  // A missing field shows an error, and no input is lost.
  await page.getByLabel('Elevator name').fill('East 1');
  await page.getByRole('button', { name: 'Add Elevator' }).click();
  await expect(page.getByText('Please fill in all the required fields.')).toBeVisible();
  await expect(page.getByLabel('Elevator name')).toHaveValue('East 1');

  await page.getByLabel('Building name').fill('Copper Ridge');
  await page.getByLabel('Elevator address').fill('710 Obrecht Rd');
  await page.getByLabel('Zip code').fill('21784');
  await choose(page, 'Customer name', `Ocean Society (society_${person.username})`);
  await typeDay(page, 'Installation date', '05/01/2010');
  await typeDay(page, 'Maintenance start date', '01/01/2026');
  await typeDay(page, 'Maintenance due date', '12/31/2025');
  await page.getByRole('button', { name: 'Add Elevator' }).click();
  await expect(
    page.getByText('The due date may not be before the maintenance start date.').first(),
  ).toBeVisible();
  await typeDay(page, 'Maintenance due date', '12/31/2030');
  await page.getByRole('button', { name: 'Add Elevator' }).dblclick();
  await expect(page.getByText('Elevator added successfully !')).toBeVisible();
  await expect(page).toHaveURL(/\/elevators$/);
  const stored = () =>
    queryDatabase<{ building_name: string; main_state: string; gone: boolean }>(
      `select e.building_name, e.main_state, e.deleted_at is not null as gone from elevators e
       where e.elevator_name = 'East 1' and e.dealer_id = (select dealer_id from users where username = $1)`,
      [person.username],
    );
  expect(await stored()).toEqual([{ building_name: 'Copper Ridge', main_state: 'InDue', gone: false }]);

  await page.getByRole('link', { name: 'Edit elevator East 1' }).click();
  await settled(page, 'Edit Elevator');
  await expect(page.getByLabel('Elevator name')).toHaveAttribute('readonly');
  await page.getByLabel('Building name').fill('Copper Ridge East');
  await choose(page, 'Assign lift to Engineer', `Priya Sharma (tech_${person.username})`);
  await page.getByRole('button', { name: 'Update Elevator Info' }).click();
  await expect(page.getByText('Elevator info updated successfully')).toBeVisible();
  await expect(page.getByText('Copper Ridge East')).toBeVisible();
  expect((await stored())[0]?.building_name).toBe('Copper Ridge East');

  await page.getByRole('button', { name: 'Delete elevator East 1' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this Elevator?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Elevator with ID East 1 deleted successfully')).toBeVisible();
  await expect(page.getByText('No elevators yet')).toBeVisible();
  expect((await stored())[0]?.gone).toBe(true);
});

test('a building is found by its name and leads to its elevators (R561)', async ({ page, api, person }) => {
  const { addElevator, addTicket } = await dealerApi(api, person);
  const { elevator_id, elevator_name } = await addElevator('East 1');
  await addTicket(elevator_id, { status: 'Open' });
  await page.goto('/elevators');
  await page.getByRole('link', { name: 'Buildings' }).click();
  await settled(page, 'Buildings');
  await page.getByLabel('Search by building name').fill('copper');
  await expect(page).toHaveURL(/search=copper/);
  await expect(page.getByText('710 Obrecht Rd, Sykesville, MD')).toBeVisible();

  await page.getByRole('link', { name: '1, Copper Ridge, Open tickets' }).click();
  await expect(page).toHaveURL(/building=Copper\+Ridge&status=Open/);
  await expect(page.getByText('Doors reopen')).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Copper Ridge', exact: true }).click();
  await settled(page, 'Elevators');
  await expect(page.getByRole('link', { name: elevator_name, exact: true })).toBeVisible();
});
