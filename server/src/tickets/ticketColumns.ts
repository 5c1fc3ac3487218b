import { defaultOf, namesFor, type Field } from '@smart-elevator/shared-api/contract/entityFields';
import {
  ticketFields,
  type TicketFieldName,
  type TicketNamesFor,
  type TicketOrdering,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { isoMoment } from '../database/listSql';
import { joined, Sql, sql } from '../database/sql';

/** Where a field is no column of `tickets t` by its own name, or is sorted by something else than its value. */
const SPECIAL: Partial<Record<TicketFieldName, { read?: Sql; order?: Sql }>> = {
  // ELV-999 before ELV-1000.
  ticket_key: { order: sql`t.ticket_no` },
  elevator_name: { read: sql`e.elevator_name` },
  reporter_name: { read: sql`reporting.username` },
  assignee_name: { read: sql`assigned.username` },
};

/** The fields that are stored as they are sent: the people and the elevator are looked up first. */
type StoredFor<U extends 'create' | 'update' | 'bulk'> = Exclude<
  TicketNamesFor<U>,
  'elevator_id' | 'reporter' | 'assignee' | 'assignee_name'
>;
type StoredName = StoredFor<'create' | 'update'>;
/** Their values. */
export type StoredValues = Partial<Record<StoredName, string | boolean | null>>;

const fields: Readonly<Record<TicketFieldName, Field<string>>> = ticketFields;

/** The stored fields that a create, an update or a bulk change may name. */
export const storedNames = <U extends 'create' | 'update' | 'bulk'>(use: U) =>
  namesFor(ticketFields, use).filter((name): name is StoredFor<U> => fields[name].kind !== 'reference');

/** What a field is in SQL. Field names are constants of the contract, never words of a request. */
export const columnOf = (name: TicketFieldName): Sql => SPECIAL[name]?.read ?? new Sql([`t.${name}`], []);

/** The fields of a reply: `t.label as label, …`. */
export const selected = (use: 'details' | 'row'): Sql =>
  joined(
    namesFor(ticketFields, use).map((name) => {
      const column = columnOf(name);
      return sql`${fields[name].kind === 'moment' ? isoMoment(column) : column} as ${bare(name)}`;
    }),
    ', ',
    sql`null`,
  );

/** The columns of `tickets t` itself that a reply needs. */
export const ownColumns = (use: 'details' | 'row'): Sql[] =>
  namesFor(ticketFields, use)
    .filter((name) => !SPECIAL[name]?.read)
    .map(columnOf);

/** What lists are ordered by; written out as the indexes of `tickets` have it. */
export const orderColumn = (name: TicketOrdering): Sql => {
  const { kind, byWeight = [] } = fields[name];
  const column = columnOf(name);
  if (SPECIAL[name]?.order) return SPECIAL[name].order;
  if (kind === 'choice') return sql`array_position(array[${literals(byWeight)}], ${column})`;
  return kind === 'line' || kind === 'reference' ? sql`lower(${column})` : column;
};

/** `status = …, priority = …`: what an update sets. */
export const assignments = (values: StoredValues): Sql[] =>
  entriesOf(values).map(([name, value]) => sql`${bare(name)} = ${bound(name, value)}`);

/** The columns and the values of an insert. */
export const inserted = (values: StoredValues): { columns: Sql; values: Sql } => {
  const entries = entriesOf(values);
  return {
    columns: joined(
      entries.map(([name]) => bare(name)),
      ', ',
      sql`null`,
    ),
    values: joined(
      entries.map(([name, value]) => bound(name, value)),
      ', ',
      sql`null`,
    ),
  };
};

/** What a create stores in the fields that it leaves out (P1 §4). */
export const defaultValues = (): StoredValues =>
  Object.fromEntries(
    storedNames('create').flatMap((name) => {
      const value = defaultOf(fields[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The values that a body names of these fields. */
export const pickNamed = (body: StoredValues, names: readonly StoredName[]): StoredValues =>
  Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));

const bare = (name: string): Sql => new Sql([name], []);

const literals = (words: readonly string[]): Sql =>
  joined(
    words.map((word) => new Sql([`'${word}'`], [])),
    ', ',
    sql`null`,
  );

const CASTS: Partial<Record<Field<string>['kind'], Sql>> = { day: sql`::date`, flag: sql`::boolean` };

const bound = (name: StoredName, value: unknown): Sql => sql`${value}${CASTS[fields[name].kind] ?? sql``}`;

/** Only names of the contract become SQL, in its order: the same fields make the same statement. */
const entriesOf = (values: StoredValues) =>
  [...new Set([...storedNames('create'), ...storedNames('update')])]
    .map((name) => [name, values[name]] as const)
    .filter(([, value]) => value !== undefined);
