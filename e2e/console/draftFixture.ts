import { expect, type APIRequestContext } from '@playwright/test';
import { register } from '@smart-elevator/shared-api/contract/people/endpoints';
import { addContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { DraftFixture } from './draftForms';
import { elevatorFixture } from './elevatorFixture';
import { sessionOf, type Person } from './people';

/** Creates one row of every kind that can be edited, directly through the API. */
export async function makeDraftFixture(api: APIRequestContext, person: Person): Promise<DraftFixture> {
  const { elevator, technician, headers } = await elevatorFixture(api, person);
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
