import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import type { FoundVisit } from '@smart-elevator/shared-api/contract/visits/findEndpoints';
import { OPEN_VISIT_STATES } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { Db } from '../database/Database';
import { FOUND_ROWS, hasTextSql, usesTrigrams } from '../database/listSql';
import { nameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { CUSTOMER_ID, isOfCustomer } from './visitColumns';

/** A number of a visit, also with '#'. More digits than an id has find nothing. */
const NUMBER = /^#?(\d{1,15})$/;

const IS_OPEN = sql`v.state = any(${OPEN_VISIT_STATES}::text[])`;
/** Open ones from the earliest day on, then the latest others. */
const ORDER = sql`not ${IS_OPEN}, case when ${IS_OPEN} then v.planned_day end,
  case when not ${IS_OPEN} then v.planned_day end desc, v.visit_id`;

/**
 * The dealer's visits with a number, or whose building or customer contains a text (R1333): of the first few buildings and
 * customers that the indexes find. A text that is too short for them is only a number.
 */
export function findVisits(db: Db, dealer_id: number, text: string): Promise<FoundVisit[]> {
  const [, number = null] = NUMBER.exec(asciiDigits(text)) ?? [];
  const none = sql`select null::bigint where false`;
  return db.query<FoundVisit>(sql`
    select v.visit_id, v.state, v.planned_day, v.building_name, ${nameOf(sql`customer`)} as customer
    from visits v left join users customer on customer.dealer_id = v.dealer_id and customer.user_id = ${CUSTOMER_ID}
    where v.dealer_id = ${dealer_id} and v.visit_id in (
      select ${number}::bigint
      union ${usesTrigrams(text) ? ofBuildings(dealer_id, text) : none}
      union ${usesTrigrams(text) ? ofCustomers(dealer_id, text) : none})
    order by v.visit_id is distinct from ${number}::bigint, ${ORDER} limit ${FOUND_ROWS}`);
}

const ofBuildings = (dealer_id: number, text: string): Sql => sql`
  select best.visit_id from (
    select e.building_name from elevators e
    where e.dealer_id = ${dealer_id} and e.deleted_at is null and ${hasTextSql(sql`e.building_name`, text)}
    group by e.building_name order by e.building_name limit ${FOUND_ROWS}) as sites
  cross join lateral (
    select v.visit_id from visits v
    where v.dealer_id = ${dealer_id} and v.building_name_order = name_order(sites.building_name)
    order by ${ORDER} limit ${FOUND_ROWS}) as best`;

const ofCustomers = (dealer_id: number, text: string): Sql => sql`
  select best.visit_id from (
    select u.user_id from users u
    where u.dealer_id = ${dealer_id} and u.user_type = 'CustomerUser' and u.deleted_at is null
      and (${hasTextSql(sql`u.username`, text)} or ${hasTextSql(sql`(u.first_name || ' ' || u.last_name)`, text)})
    order by u.user_id limit ${FOUND_ROWS}) as people
  cross join lateral (
    select v.visit_id from visits v
    where v.dealer_id = ${dealer_id} and ${isOfCustomer(dealer_id, sql`people.user_id`)}
    order by ${ORDER} limit ${FOUND_ROWS}) as best`;
