import type { APIRequestContext } from '@playwright/test';
import { addContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { dealerApi } from './dealerApi';
import type { DraftFixture } from './draftForms';
import { elevatorFixture } from './elevatorFixture';
import type { Person } from './people';

/** Creates one row of every kind that can be edited, directly through the API. */
export async function makeDraftFixture(api: APIRequestContext, person: Person): Promise<DraftFixture> {
  const { elevator, technician } = await elevatorFixture(api, person);
  const { create, addPerson, readPasscode } = await dealerApi(api, person);
  const customer = await addPerson('CustomerUser');
  const contract = await create(addContract.path, {
    customer_id: customer.user_id,
    elevator_ids: [elevator.elevator_id],
    kind: 'Comprehensive',
    value_rupees: 120_000,
    visits_a_year: 12,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    paid: false,
  });
  const field = await create(addCustomField.path, { name: 'Floor', format: 'text', tracker: 'ticket' });
  return {
    elevator: elevator.elevator_id,
    technician,
    customer,
    contract: contract.contract_id,
    field: field.id,
    passcode: await readPasscode(),
  };
}
