import { OWED_AGES, type OwedAge } from '@smart-elevator/shared-api/contract/amc/amcSums';
import { joinSql, raw, sql, type Sql } from '../database/sql';

/** Whether the contract `c` has begun on a day and is not paid (R615). */
export const isOwed = (today: string): Sql =>
  sql`(not c.paid and c.value_rupees > 0 and c.start_date <= ${today}::date)`;

/** The sum of the values of the contracts `c` with a property, in rupees. */
export const rupeesOf = (which: Sql): Sql =>
  sql`coalesce(sum(c.value_rupees) filter (where ${which}), 0)::bigint`;

/** The sums of the owed contracts `c` by the days since their start, by their names in a reply (R618). */
export function owedAges(today: string): Record<OwedAge, Sql> {
  const [first, second, third] = OWED_AGES;
  const aged = (age: Sql) => rupeesOf(sql`${isOwed(today)} and ${today}::date - c.start_date ${age}`);
  const upTo = (from: number, to: number) => aged(sql`between ${from}::integer and ${to}::integer`);
  return {
    within_30: upTo(0, first),
    within_60: upTo(first + 1, second),
    within_90: upTo(second + 1, third),
    over_90: aged(sql`> ${third}::integer`),
  };
}

/** The same as arguments of `json_build_object`. */
export const owedAgesAsJson = (today: string): Sql =>
  joinSql(
    Object.entries(owedAges(today)).map(([name, sum]) => sql`${raw(`'${name}'`)}, ${sum}`),
    ', ',
    sql``,
  );
