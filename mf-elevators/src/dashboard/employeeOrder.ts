import { sortKeysFor } from '@smart-elevator/shared-api/contract/entityFields';
import {
  PERSON_ORDERINGS,
  peopleFields,
  type PersonOrdering,
} from '@smart-elevator/shared-api/contract/people/peopleFields';
import type { Employee } from '@smart-elevator/shared-api/contract/people/person';
import { byOrdering, knownOrdering, type SortKeys } from '@smart-elevator/shared-api/contract/ordering';

const ORDERINGS = [...PERSON_ORDERINGS, 'ticket_count'] as const;

const KEYS: SortKeys<Employee, (typeof ORDERINGS)[number]> = {
  ...sortKeysFor<Employee, PersonOrdering>(peopleFields, PERSON_ORDERINGS),
  ticket_count: ({ ticket_count }) => ticket_count,
};

/** The employees in the order of a column; in the server's own where none is asked for. */
export function orderEmployees(rows: readonly Employee[], sort: string): readonly Employee[] {
  const ordering = knownOrdering(sort, ORDERINGS);
  return ordering ? rows.toSorted(byOrdering(ordering, KEYS, ({ user_id }) => user_id)) : rows;
}
