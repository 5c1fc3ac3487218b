import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { intervalOf } from '@smart-elevator/shared-api/contract/visits/periods';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { insertRows } from '../demo/insertRows';
import { aContractBody, storedContract } from './aContract';
import { anElevator } from './testRows';
import type { TestServer } from './testServer';

/** A year of periods after those of the contract. */
const PERIODS = Array.from({ length: 12 }, (_, at) => 13 + at);

/** A dealer with two technicians, and a customer with two lifts in one building under contract. */
export async function visitWorld(server: TestServer) {
  const dealer = await server.dealer({ first_name: 'Lift', last_name: 'Dealer' });
  const [ravi, priya] = [await server.technician(dealer), await server.technician(dealer)];
  const customer = await server.customer(dealer);
  const today = localDay();
  const lift = async (values: object = {}) =>
    (
      await anElevator(server.db, dealer.id, {
        customer_id: customer.id,
        building_name: 'Palm Court',
        main_state: 'OverDue',
        main_start_date: addDays(today, -40),
        main_due_date: addDays(today, -10),
        ...values,
      })
    ).elevator_id;
  const lifts = [await lift(), await lift()];
  const contract = await storedContract(
    dealer,
    aContractBody({ customer_id: customer.id, elevator_ids: lifts }, 200),
  );
  let periods = 100;

  return {
    dealer,
    ravi,
    priya,
    customer,
    lifts,
    lift,
    contract,
    today,
    inDays: (days: number) => addDays(today, days),
    /** A new visit without a contract, through the API. */
    add: async (body: object = {}): Promise<Visit> => {
      const sent = { elevator_ids: lifts, planned_day: today, technician_ids: [ravi.id], ...body };
      const answer = await dealer.post('/api/visits/', sent);
      if (answer.statusCode !== 201) throw new Error(`No visit was stored: ${answer.body}`);
      return answer.json<Visit>();
    },
    /** A visit of the contract, as the planner stores it. */
    promised: async (planned_day: string, values: object = {}): Promise<Visit> => {
      const { contract_id } = contract;
      periods += 1;
      const [stored] = await insertRows<{ visit_id: number }>(server.db, 'visits', dealer.id, [
        {
          contract_id,
          building_name: 'Palm Court',
          period: periods,
          promised_day: planned_day,
          window_end: addDays(planned_day, 20),
          planned_day,
          estimate_minutes: 90,
          ...values,
        },
      ]);
      const visit_id = stored?.visit_id;
      await insertRows(
        server.db,
        'visit_elevators',
        dealer.id,
        lifts.map((elevator_id) => ({ visit_id, elevator_id })),
      );
      await insertRows(server.db, 'visit_technicians', dealer.id, [{ visit_id, place: 1, user_id: ravi.id }]);
      return (await dealer.get(`/api/visits/${visit_id}/`)).json<Visit>();
    },
    /** A period of 30 or 31 days, which the contract does not promise. */
    periodOfDays: (interval: number): number => {
      const period = PERIODS.find((one) => intervalOf(contract, one) === interval);
      if (period === undefined) throw new Error(`No period has ${interval} days.`);
      return period;
    },
    change: (visit: Pick<Visit, 'visit_id' | 'version'>, body: object, by = dealer) =>
      by.patch(`/api/visits/${visit.visit_id}/`, { version: visit.version, ...body }),
    state: (visit: Pick<Visit, 'visit_id' | 'version'>, state: string, body: object = {}, by = dealer) =>
      by.post(`/api/visits/${visit.visit_id}/state/`, { version: visit.version, state, ...body }),
    read: async (visit: Pick<Visit, 'visit_id'>): Promise<Visit> =>
      (await dealer.get(`/api/visits/${visit.visit_id}/`)).json<Visit>(),
  };
}
export type VisitWorld = Awaited<ReturnType<typeof visitWorld>>;
