import { addDays } from '../contract/calendar';
import type { Visit, VisitHistoryEntry } from '../contract/visits/visit';
import { aCustomer, anElevator } from './factories';

const FIRST_DAY = '2031-01-06';

/** The n-th visit: the same n returns the same one, to the building of the n-th elevator. Planned, with nobody. */
export const aVisit = (changes: Partial<Visit> = {}, n = 1): Visit => {
  const { elevator_id, elevator_name, building_name, elevator_address } = anElevator({}, n);
  const { user_id, username, phoneno } = aCustomer({}, n);
  return {
    visit_id: n,
    version: 1,
    state: 'Planned',
    contract_id: n,
    period: 1,
    building_name,
    elevator_address,
    customer_id: user_id,
    customer_name: username,
    customer_full_name: null,
    customer_phone: phoneno ?? null,
    promised_day: addDays(FIRST_DAY, n),
    window_end: addDays(FIRST_DAY, n + 20),
    planned_day: addDays(FIRST_DAY, n),
    from_time: null,
    to_time: null,
    estimate_minutes: 60,
    technicians: [],
    lifts: [{ elevator_id, elevator_name, outcome: null, reason: '', report_id: null }],
    tickets: [],
    note: '',
    reason: '',
    on_the_way_at: null,
    arrived_at: null,
    done_at: null,
    requested_at: null,
    created_at: `${FIRST_DAY}T08:00:00.000Z`,
    moved_by: null,
    moved_by_full_name: null,
    moved_at: null,
    done_by: null,
    done_by_full_name: null,
    ...changes,
  };
};

/** The n-th entry of the history of a visit: it was created by the planner. */
export const aVisitHistoryEntry = (changes: Partial<VisitHistoryEntry> = {}, n = 1): VisitHistoryEntry => ({
  entry_id: n,
  at: `${addDays(FIRST_DAY, n)}T08:00:00.000Z`,
  device_at: null,
  who: null,
  who_full_name: null,
  what: 'created',
  before: null,
  after: null,
  reason: '',
  ...changes,
});
