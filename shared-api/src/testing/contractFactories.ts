import { addDays } from '../contract/calendar';
import type { AmcContract } from '../contract/amc/amcContract';
import { AMC_CONTRACT_KINDS } from '../contract/amc/amcContractFields';
import type { CalendarEntry } from '../contract/maintenance/calendarEntry';
import type { HistoryEntry } from '../contract/maintenance/historyEntry';
import { aCustomer, anElevator } from './factories';

const FIRST_DAY = '2026-01-01';
const YEAR_DAYS = 364;

/**
 * The n-th contract: the same n returns the same row, of the n-th customer and the n-th elevator. Active, and not
 * renewed.
 */
export const aContract = (changes: Partial<AmcContract> = {}, n = 1): AmcContract => {
  const { user_id, username } = aCustomer({}, n);
  const { elevator_id, elevator_name } = anElevator({}, n);
  const start_date = addDays(FIRST_DAY, n);
  return {
    contract_id: n,
    customer_id: user_id,
    customer_name: username,
    elevator_ids: [elevator_id],
    elevator_names: [elevator_name],
    kind: n % 3 === 0 ? AMC_CONTRACT_KINDS[1] : AMC_CONTRACT_KINDS[0],
    value_rupees: 10_000 * n,
    visits_a_year: 12,
    start_date,
    end_date: addDays(start_date, YEAR_DAYS),
    paid: n % 2 === 0,
    renews: null,
    renewed_by: null,
    ended_on: null,
    last_elevator: null,
    state: 'Active',
    days_left: 100 + n,
    ...changes,
  };
};

/** The n-th change of an elevator's state: day n changed it from InDue to Completed. */
export const aHistoryEntry = (changes: Partial<HistoryEntry> = {}, n = 1): HistoryEntry => ({
  entry_id: n,
  at: `${addDays(FIRST_DAY, n)}T12:00:00.000Z`,
  who: 'lift_dealer',
  from_state: 'InDue',
  to_state: 'Completed',
  due_date: addDays(FIRST_DAY, n + 30),
  completed_date: addDays(FIRST_DAY, n),
  ...changes,
});

/** The calendar entry of the n-th elevator on the n-th day: its maintenance is due. */
export const aCalendarEntry = (changes: Partial<CalendarEntry> = {}, n = 1): CalendarEntry => {
  const { elevator_id, elevator_name, building_name } = anElevator({}, n);
  return {
    day: addDays(FIRST_DAY, n),
    kind: 'due',
    elevator_id,
    elevator_name,
    building_name,
    engineer_id: null,
    engineer_name: null,
    main_state: 'InDue',
    contract_id: null,
    ...changes,
  };
};
