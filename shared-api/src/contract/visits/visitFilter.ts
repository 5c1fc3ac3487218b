import { matchesFilters } from '../filterQuery';
import { hasText } from '../list';
import {
  choiceFilter,
  daysFilter,
  idFilter,
  searchFilter,
  setFilter,
  textFilter,
  type FilterQuery,
} from '../listFilters';
import type { VisitRow } from './visit';
import { VISIT_STATES } from './visitState';
import { VISIT_KEPT_FILTER, type VisitKept } from './visitsInTime';

/** The filters of the list of visits. */
export const VISIT_FILTERS = {
  /** The building, its address, the lifts and the customer. */
  search: searchFilter,
  state: { ...choiceFilter(VISIT_STATES), field: 'state' },
  technician: idFilter,
  /** Nobody is planned for it. */
  unassigned: setFilter,
  elevator: idFilter,
  customer: { ...idFilter, field: 'customer_id' },
  contract: { ...idFilter, field: 'contract_id' },
  building: { ...textFilter(200), field: 'building_name' },
  /** The planned day. */
  planned: daysFilter,
  /** The promised day. */
  promised: daysFilter,
  /** Of promised visits that were not cancelled: what became of them (R1334). */
  kept: choiceFilter(VISIT_KEPT_FILTER),
} as const;

/** The columns that the list of visits can be ordered by. */
export const VISIT_ORDERINGS = ['planned_day', 'promised_day', 'building_name', 'state'] as const;

/** The filter for one row, for a server that returns the whole list. */
export const matchesVisit = (row: VisitRow, filter: FilterQuery<typeof VISIT_FILTERS>): boolean =>
  matchesFilters(VISIT_FILTERS, row, filter) &&
  (filter.technician === undefined || row.technicians.some(({ user_id }) => user_id === filter.technician)) &&
  (!filter.unassigned || row.technicians.length === 0) &&
  (filter.elevator === undefined || row.lifts.some(({ elevator_id }) => elevator_id === filter.elevator)) &&
  (filter.planned_from === undefined || row.planned_day >= filter.planned_from) &&
  (filter.planned_to === undefined || row.planned_day <= filter.planned_to) &&
  (filter.promised_from === undefined || (row.promised_day ?? '') >= filter.promised_from) &&
  (filter.promised_to === undefined || (row.promised_day ?? '9') <= filter.promised_to) &&
  (filter.kept === undefined || isKept(row, filter.kept)) &&
  (hasText(
    row,
    ['building_name', 'elevator_address', 'customer_name', 'customer_full_name'],
    filter.search ?? '',
  ) ||
    row.lifts.some((lift) => hasText(lift, ['elevator_name'], filter.search ?? '')));

/** What became of a promised visit; undefined without a promise, and of one that was cancelled. */
function keptOf({ state, window_end, done_at }: VisitRow): VisitKept | undefined {
  if (window_end === null || state === 'Cancelled') return undefined;
  if (state === 'Missed') return state;
  if (state !== 'Done') return 'Open';
  return (done_at ?? '').slice(0, window_end.length) <= window_end ? 'InTime' : 'Late';
}

const isKept = (row: VisitRow, wanted: (typeof VISIT_KEPT_FILTER)[number]): boolean => {
  const kept = keptOf(row);
  return kept !== undefined && (wanted === 'Promised' || wanted === kept);
};
