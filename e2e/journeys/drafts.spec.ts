import type { APIRequestContext, Page } from '@playwright/test';
import { register } from '@smart-elevator/shared-api/contract/account/endpoints';
import { addContract } from '@smart-elevator/shared-api/contract/contracts/endpoints';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { bearerOf } from '../console/bearer';
import { draftedForms, type DraftedForm, type DraftedWorld } from '../console/draftedForms';
import { firstElevator } from '../console/firstElevator';
import { sessionOf, type Person } from '../console/people';
import { signIn } from '../console/signIn';
import { expect, test } from '../console/test';

const BACK = 'Your unsaved changes are back';
const control = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\*?$`));

/** Gives a new dealer one of everything that can be edited, past the screen. */
async function makeWorld(api: APIRequestContext, person: Person): Promise<DraftedWorld> {
  const { elevator, technician, headers } = await firstElevator(api, person);
  const kept = await sessionOf(api, person);
  const { user_id, admin_email } = JSON.parse(kept['smart-elevator.session'] ?? '{}').state.session;
  const made = async (path: string, data: object) => {
    const answer = await api.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const passcode = await (await api.get(`/api/account/${user_id}/passcode/`, { headers })).json();
  const username = `society_${person.username}`;
  await made(register.path, {
    username,
    email: `${username}@example.com`,
    password1: person.password,
    password2: person.password,
    user_type: 'CustomerUser',
    first_name: 'Ocean',
    last_name: 'Society',
    phoneno: '5550100',
    admin_email,
    admin_passcode: passcode.passcode,
  });
  const customers = await api.get(`/api/users/${user_id}/user_customer_list/`, { headers });
  const [customer] = (await customers.json()).results;
  const contract = await made(addContract.path, {
    customer_id: customer.user_id,
    elevator_ids: [elevator.elevator_id],
    kind: 'Comprehensive',
    value_rupees: 120_000,
    visits_a_year: 12,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    paid: false,
  });
  const field = await made(addCustomField.path, { name: 'Floor', format: 'text', tracker: 'ticket' });
  return {
    elevator: elevator.elevator_id,
    technician,
    customer,
    contract: contract.contract_id,
    field: field.id,
  };
}

async function fillIn(page: Page, form: DraftedForm, choices: Record<string, string>): Promise<void> {
  for (const [label, option] of Object.entries(choices)) {
    await control(page, label).click();
    await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
  }
  for (const [label, text] of Object.entries({ ...form.texts, ...form.secrets }))
    await control(page, label).fill(text);
  for (const [label, day] of Object.entries(form.days ?? {})) {
    await control(page, label).fill(day);
    await page.keyboard.press('Enter');
  }
  for (const label of form.checks ?? []) await control(page, label).check();
}

async function expectTyped(page: Page, form: DraftedForm, choices: Record<string, string>): Promise<void> {
  await expect(page.getByText(BACK)).toBeVisible();
  for (const [label, text] of Object.entries({ ...form.texts, ...form.days }))
    await expect(control(page, label)).toHaveValue(text);
  for (const label of Object.keys(form.secrets ?? {})) await expect(control(page, label)).toHaveValue('');
  for (const label of form.checks ?? []) await expect(control(page, label)).toBeChecked();
  for (const option of Object.values(choices))
    await expect(page.getByRole('form').getByText(option, { exact: true }).first()).toBeVisible();
}

test.describe('a form that is left in the middle', () => {
  test.use({ as: 'new dealer', meantComplaints: [/401 \(Unauthorized\)/] });

  for (const form of draftedForms) {
    test(`${form.name}: nothing typed is lost by a reload, nor when the session expires`, async ({
      page,
      api,
      person,
    }) => {
      const world = await makeWorld(api, person);
      const address = form.address(world);
      const choices = form.choices?.(world) ?? {};
      await page.goto(address);
      await fillIn(page, form, choices);
      await page.reload();
      await expectTyped(page, form, choices);

      const { headers } = await bearerOf(page);
      await api.post('/api/account/logout/', { headers, data: {} });
      if (form.save) await page.getByRole('button', { name: form.save }).click();
      else await page.reload();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toHaveText('Your session has expired, please login again!!');
      await signIn(page, person);
      await expect(page).toHaveURL(address);
      await expectTyped(page, form, choices);
    });
  }
});

test.describe('a registration that is left in the middle', () => {
  test.use({ as: 'nobody' });

  test('nothing typed is lost by a reload, but for the passwords', async ({ page }) => {
    const form: DraftedForm = {
      name: 'a registration',
      address: () => '/new_dealer_registration',
      texts: {
        'User name': 'typed.name',
        Email: 'typed@example.com',
        'First name': 'Anu',
        'Last name': 'Roy',
        'Mobile number': '5550123',
      },
      secrets: { Password: 'Lift-hidden-2026', 'Confirm password': 'Lift-hidden-2026' },
    };
    await page.goto('/new_dealer_registration');
    await fillIn(page, form, {});
    await page.reload();
    await expectTyped(page, form, {});
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('typed@example.com');
  });
});
