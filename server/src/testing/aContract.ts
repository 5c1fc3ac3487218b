import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { SignedIn } from './signedInCalls';

/** The body of a new contract of one year, of which `days_left` are left today. */
export function aContractBody(
  { customer_id, elevator_ids }: { customer_id: number; elevator_ids: readonly number[] },
  days_left = 200,
  changes: object = {},
) {
  const end_date = addDays(localDay(), days_left);
  return {
    customer_id,
    elevator_ids,
    kind: 'Comprehensive',
    value_rupees: 48_000,
    visits_a_year: 12,
    start_date: addDays(end_date, -364),
    end_date,
    ...changes,
  };
}

/** Stores a contract through the API; throws when it is refused. */
export async function storedContract(dealer: SignedIn, body: object): Promise<AmcContract> {
  const answer = await dealer.post('/api/contracts/', body);
  if (answer.statusCode !== 201) throw new Error(`No contract was stored: ${answer.body}`);
  return answer.json<AmcContract>();
}
