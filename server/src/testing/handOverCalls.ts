import { fillPath } from '@smart-elevator/shared-api/contract/endpoint';
import { readWork } from '@smart-elevator/shared-api/contract/people/endpoints';
import { anElevator, aTicket } from './testRows';
import type { TestServer } from './testServer';

/** The ways in which a technician leaves, by the name of their call. */
export const WAYS = [
  ['deactivated', 'deactivate'],
  ['deleted', 'remove'],
] as const;

export type HandOverCalls = Awaited<ReturnType<typeof handOverCalls>>;

/** A dealer with a technician who leaves and two others, the leaving one's work, and the calls that hand it over. */
export async function handOverCalls(server: TestServer) {
  const dealer = await server.dealer();
  const leaving = await server.technician(dealer);
  const anita = await server.technician(dealer);
  const ben = await server.technician(dealer);
  /** The address of the work of a technician, also of another dealer's. */
  const workPath = (user_id: number, dealer_id = dealer.id) =>
    fillPath(readWork.path, { dealer_id, user_id });
  return {
    dealer,
    leaving,
    anita,
    ben,
    deactivate: (body: object = {}) =>
      dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: leaving.id, ...body }),
    remove: (body: object = {}) =>
      dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: leaving.email, ...body }),
    lifts: (count: number, building_name: string) =>
      Promise.all(
        Array.from({ length: count }, () =>
          anElevator(server.db, dealer.id, { building_name, engineer_id: leaving.id }),
        ),
      ),
    ticketOf: (elevator_id: number, values: object = {}) =>
      aTicket(server.db, dealer.id, elevator_id, { assignee_id: leaving.id, ...values }),
    workPath,
    /** What is assigned to a technician, by the call that counts it. */
    work: async (user_id = leaving.id) => {
      const answer = await dealer.get(workPath(user_id));
      return [answer.statusCode, answer.json<object>()];
    },
  };
}
