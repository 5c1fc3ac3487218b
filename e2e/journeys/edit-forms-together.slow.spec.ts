import type { Page } from '@playwright/test';
import { anotherBrowser } from '../console/anotherBrowser';
import { browserDay } from '../console/browserDay';
import { dealerApi, ELEVATOR } from '../console/dealerApi';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

interface Edited {
  address: string;
  title: string;
  button: string;
  done: string;
}

/** Changes a field of a form that is open, and saves. */
async function change(page: Page, { button, done }: Edited, label: string, value: string) {
  const field = page.getByLabel(label, { exact: false }).first();
  if ((await field.getAttribute('type')) === 'checkbox') await field.check();
  else await field.fill(value);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(done)).toBeVisible();
}

test('two browsers save different fields of the same elevator, person and contract: both changes stay', async ({
  page,
  api,
  person,
  browser,
  baseURL,
}) => {
  const { user_id, addPerson, create } = await dealerApi(api, person);
  const customer = await addPerson('CustomerUser');
  const technician = await addPerson('TechnicianUser');
  const { elevator_id } = await create('/api/elevators/add/', {
    ...{ ...ELEVATOR, elevator_name: 'East 1' },
    ...{ user_id: [user_id, technician.user_id], customer_id: customer.user_id },
  });
  const { contract_id } = await create('/api/contracts/', {
    ...{ customer_id: customer.user_id, elevator_ids: [elevator_id], kind: 'Comprehensive' },
    ...{ value_rupees: 12_000, visits_a_year: 12, paid: false },
    ...{ start_date: browserDay(), end_date: '2031-12-31' },
  });
  const other = await anotherBrowser({ browser, api, person, baseURL });

  /** Opens a form in both browsers, saves it in the other one, and then here. */
  async function both(edited: Edited, theirs: [string, string], mine: [string, string]) {
    for (const one of [page, other]) {
      await one.goto(edited.address);
      await settled(one, edited.title);
    }
    await change(other, edited, ...theirs);
    await change(page, edited, ...mine);
  }

  await both(
    {
      address: `/edit_elevator?elevatorId=${elevator_id}`,
      title: 'Edit Elevator',
      button: 'Update Elevator Info',
      done: 'Elevator info updated successfully',
    },
    ['Building name', 'Their building'],
    ['Elevator address', 'My address'],
  );
  const [elevator] = await queryDatabase(
    'select building_name, elevator_address from elevators where elevator_id = $1',
    [elevator_id],
  );
  expect(elevator).toEqual({ building_name: 'Their building', elevator_address: 'My address' });

  await both(
    {
      address: `/edit_cust?userId=${customer.user_id}`,
      title: 'Edit customer',
      button: 'update Customer Info',
      done: 'Customer info updated successfully',
    },
    ['First name', 'Theirs'],
    ['Last name', 'Mine'],
  );
  const [stored] = await queryDatabase('select first_name, last_name from users where user_id = $1', [
    customer.user_id,
  ]);
  expect(stored).toEqual({ first_name: 'Theirs', last_name: 'Mine' });

  await both(
    {
      address: `/edit_contract?contractId=${contract_id}`,
      title: 'Edit Contract',
      button: 'Update Contract',
      done: 'Contract updated successfully',
    },
    ['Paid', ''],
    ['Value in rupees', '15000'],
  );
  const [contract] = await queryDatabase(
    'select paid, value_rupees::integer from contracts where contract_id = $1',
    [contract_id],
  );
  expect(contract).toEqual({ paid: true, value_rupees: 15_000 });
  await other.context().close();
});
