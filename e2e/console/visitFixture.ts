import type { APIRequestContext } from '@playwright/test';
import { inviteTechnician } from '@smart-elevator/shared-api/contract/technicians/endpoints';
import { addDays, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { browserDay } from './browserDay';
import { dealerApi } from './dealerApi';
import type { Person } from './people';

/** A new dealer's two technicians (Priya Sharma, Asha Menon) and elevator, with a visit of Priya on `day`, the next working day. */
export async function visitFixture(api: APIRequestContext, person: Person) {
  const { headers, create, addElevator, addPerson } = await dealerApi(api, person);
  const { elevator_id } = await addElevator('East 1');
  const priya = await addPerson('TechnicianUser');
  const other = { first_name: 'Asha', last_name: 'Menon', email: `asha.${person.username}@example.com` };
  const asha: { user_id: number } = await create(inviteTechnician.path, other);
  const tomorrow = addDays(browserDay(), 1);
  const isSunday = addDays(mondayOf(tomorrow), 6) === tomorrow;
  const day = isSunday ? addDays(tomorrow, 1) : tomorrow;
  const planned = { elevator_ids: [elevator_id], planned_day: day, technician_ids: [priya.user_id] };
  const visit: { visit_id: number; version: number } = await create('/api/visits/', planned);
  return { headers, elevator_id, priya, asha, day, visit };
}
