import { OWED_AGES, type OwedAge } from '@smart-elevator/shared-api/contract/amc/amcSums';
import type { receivables } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { USUAL_OWED_ORDERING, type OwedCustomer } from '@smart-elevator/shared-api/contract/amc/owedCustomer';
import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { hasTextSql, orderBySql, readList } from '../database/listSql';
import { fullNameOf } from '../database/personName';
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

/** The customers of owed contracts with their sums, who owes most first. */
export function listOwedCustomers(
  db: Db,
  dealer_id: number,
  today: string,
  { search, ordering, ...paging }: Query<typeof receivables>,
): Promise<ListReply<OwedCustomer>> {
  const ages = owedAges(today);
  const rupees = rupeesOf(sql`true`);
  const since = sql`min(c.start_date)`;
  const fullName = fullNameOf(sql`customer`);
  const sums = Object.entries(ages).map(([name, sum]) => sql`${sum} as ${raw(name)}`);
  return readList(
    db,
    {
      columns: sql`customer.user_id as customer_id, customer.deleted_at is not null as customer_deleted,
        customer.username as customer_name,
        ${fullName} as customer_full_name, nullif(customer.phoneno, '') as customer_phone,
        count(*) as contracts, ${rupees} as rupees, ${joinSql(sums, ', ', sql``)}, ${since} as since`,
      tables: sql`contracts c
        join users customer on customer.dealer_id = c.dealer_id and customer.user_id = c.customer_id`,
      scope: sql`c.dealer_id = ${dealer_id} and c.deleted_at is null and ${isOwed(today)}`,
      filters: [
        search ? hasTextSql(sql`concat_ws(e'\n', customer.username, ${fullName})`, search) : undefined,
      ],
      groupBy: sql`customer.dealer_id, customer.user_id`,
      order: orderBySql(
        {
          customer_name: sql`customer.username_order`,
          contracts: sql`count(*)`,
          rupees,
          over_90: ages.over_90,
          since,
        },
        ordering,
        { usual: USUAL_OWED_ORDERING, last: sql`customer.user_id` },
      ).order,
    },
    paging,
  );
}
