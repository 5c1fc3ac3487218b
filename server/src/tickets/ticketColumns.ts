import { defaultValueOf, namesFor, type Field } from '@smart-elevator/shared-api/contract/entityFields';
import {
  TICKET_ORDERINGS,
  ticketFields,
  type TicketFieldName,
  type TicketNamesFor,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { entityColumns, type SpecialColumn } from '../database/entityColumns';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';

/**
 * Fields that are not a column of `tickets t` with the same name, or that are sorted by something else than their
 * value.
 */
const SPECIAL: Partial<Record<TicketFieldName, SpecialColumn>> = {
  // ELV-999 before ELV-1000.
  ticket_key: { order: sql`t.ticket_no` },
  elevator_name: { read: sql`e.elevator_name`, order: sql`e.elevator_name_order` },
  building_name: { read: sql`e.building_name` },
  reporter_name: { read: sql`reporting.username` },
  reporter_full_name: { read: fullNameOf(sql`reporting`) },
  assignee_name: { read: sql`assigned.username`, order: sql`assigned.username_order` },
  assignee_full_name: { read: fullNameOf(sql`assigned`) },
};

/** The columns of `tickets t`. */
export const ticketColumns = entityColumns(ticketFields, 't', SPECIAL);

/** The columns that lists can be ordered by. */
export const TICKET_ORDER = ticketColumns.orders(TICKET_ORDERINGS);

/** The fields that are stored as they are sent. The people and the elevator are looked up first. */
type StoredFor<U extends 'create' | 'update' | 'bulk'> = Exclude<
  TicketNamesFor<U>,
  'elevator_id' | 'reporter' | 'assignee' | 'assignee_name'
>;
type StoredName = StoredFor<'create' | 'update'>;
/** The values of these fields. */
export type StoredValues = Partial<Record<StoredName, string | boolean | null>>;

const fields: Readonly<Record<TicketFieldName, Field<string>>> = ticketFields;

/** The stored fields that a create, an update or a bulk change may name. */
export const storedNames = <U extends 'create' | 'update' | 'bulk'>(use: U) =>
  namesFor(ticketFields, use).filter((name): name is StoredFor<U> => fields[name].kind !== 'reference');

/** The select list of one ticket: `t.label as label, …`. */
export const detailColumns = (): Sql =>
  ticketColumns.selected([...namesFor(ticketFields, 'details'), ...namesFor(ticketFields, 'moreDetails')]);

const ROW_NAMES = [...namesFor(ticketFields, 'row'), ...namesFor(ticketFields, 'rowDetail')];

/** The select list of a row of a list. A deleted person has no page: then there is no id to link to. */
export const rowColumns = (): Sql =>
  sql`${ticketColumns.selected(ROW_NAMES.filter((name) => name !== 'assignee_id'))},
    case when assigned.deleted_at is null then t.assignee_id end as assignee_id`;

/** The columns of `tickets t` itself that a row needs. */
export const ownRowColumns = (): Sql[] =>
  ROW_NAMES.filter((name) => !SPECIAL[name]?.read).map(ticketColumns.columnOf);

/** What a create stores in omitted fields (R305). */
export const defaultValues = (): StoredValues =>
  Object.fromEntries(
    storedNames('create').flatMap((name) => {
      const value = defaultValueOf(fields[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The values of these fields that the body names. */
export const pickFields = (body: StoredValues, names: readonly StoredName[]): StoredValues =>
  Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
