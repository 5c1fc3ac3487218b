import { isCalendarDate } from './calendar';
import { normalizeText, onOneLine } from './normalizeText';
import type { FilterQuery, ListFilter, ListFilters } from './listFilters';

type AddressName<F extends ListFilters, Name extends keyof F & string> = F[Name] extends {
  address: infer Address extends string;
}
  ? Address
  : Name;

/** The filters as in the address of a list: texts, '' is not set. Beside an id is the name of what it identifies. */
export type AddressFilter<F extends ListFilters> = {
  [
    Name in keyof F & string as
      | AddressName<F, Name>
      | (F[Name]['kind'] extends 'id' ? `${AddressName<F, Name>}Name` : never)
  ]: string;
};

/** Days yyyy-mm-dd, both included; either may be open. */
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The value of a flag that is set, in an address. */
export const SET = 'yes';

/** The options of a choice or of a flag, as in an address. */
export const choicesOf = ({ kind, values = [] }: Choice): readonly string[] =>
  kind === 'flag' ? ['Yes', 'No'] : values;

type Choice = { kind: string; values?: readonly string[] };

/** The value of such an option, in any case; undefined for another text. */
export function chosenValue(choice: Choice, text: string): string | boolean | undefined {
  const known = choicesOf(choice).find((one) => one.toLowerCase() === text.trim().toLowerCase());
  return known && choice.kind === 'flag' ? known === 'Yes' : known;
}

/** The range of days in an address, '2026-01-01..2026-01-31'; invalid days are left out. */
export function parseDays(text: string): Days {
  const [from, to] = text.split('..').map((day) => (isCalendarDate(day) ? day : undefined));
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Whether a text of an address is an id. */
export const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text) && Number(text) < 2 ** 50;

/** The sent value of a text in the address; undefined if it is empty or invalid. */
function valueOf(filter: ListFilter, text: string) {
  if (filter.kind === 'id') return isId(text) ? Number(text) : undefined;
  if (filter.kind === 'day') return isCalendarDate(text) ? text : undefined;
  if (filter.kind === 'days') return Object.keys(parseDays(text)).length > 0 ? text : undefined;
  if (filter.kind === 'set') return text === SET || undefined;
  return filter.kind === 'text' ? onOneLine(normalizeText(text)) || undefined : chosenValue(filter, text);
}

/** The filter of an address without parameters. */
export const emptyFilter = <F extends ListFilters>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { kind, address = name }]) =>
      (kind === 'id' ? [address, `${address}Name`] : [address]).map((one) => [one, '']),
    ),
  ) as AddressFilter<F>;

/** Whether a text is valid, for each part of an address; a text is if the call takes it. */
export const filterRules = <F extends ListFilters>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      filter.address ?? name,
      (text: string) =>
        filter.kind === 'text' ? filter.sent.isValidSync(text) : valueOf(filter, text) !== undefined,
    ]),
  ) as { [Name in keyof AddressFilter<F>]?: (text: string) => boolean };

/** The query of an address; parts that are not set or not valid are left out. */
export function filterQuery<F extends ListFilters>(filters: F, address: AddressFilter<F>) {
  const texts = new Map(Object.entries<string>(address));
  const query: Record<string, string | number | boolean | undefined> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const value = valueOf(filter, texts.get(filter.address ?? name) ?? '');
    if (value === undefined || (filter.ofSearch && !texts.get('search')?.trim())) continue;
    if (filter.kind !== 'days') query[name] = value;
    else for (const [end, day] of Object.entries(parseDays(String(value)))) query[`${name}_${end}`] = day;
  }
  return query as FilterQuery<F>;
}

/** Whether a row has the values of a query, for a server that returns the whole list; filters without a field are not compared. */
export const matchesFilters = <F extends ListFilters, Row extends Values>(
  filters: F,
  row: FieldOf<F[keyof F]> extends keyof Row ? Row : never,
  query: Values,
): boolean =>
  Object.entries(filters).every(([name, { kind, field }]) => {
    const wanted = query[name];
    if (field === undefined || wanted === undefined || wanted === '') return true;
    // A flag that a server omits counts as no; another server may spell a choice differently.
    const value = kind === 'flag' ? row[field] === true : row[field];
    if (kind === 'choice') return String(value).toLowerCase() === String(wanted).trim().toLowerCase();
    return (Array.isArray(value) ? value : [value]).some((one) => String(one) === String(wanted));
  });

type Values = Readonly<Record<string, unknown>>;

/** The fields that are compared: a row without one of them does not compile. */
type FieldOf<R extends ListFilter> = R extends { field: infer Name } ? Name : never;
