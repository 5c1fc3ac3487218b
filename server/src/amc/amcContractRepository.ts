import type {
  AmcContract,
  AmcPipeline,
  EndingWithin,
} from '@smart-elevator/shared-api/contract/amc/amcContract';
import { AMC_ENDING_DAYS } from '@smart-elevator/shared-api/contract/amc/amcContractShown';
import type { AmcSums } from '@smart-elevator/shared-api/contract/amc/amcSums';
import { AMC_CONTRACT_FILTERS } from '@smart-elevator/shared-api/contract/amc/amcContractFilter';
import {
  isPipelineStage,
  pipelineStageRange,
} from '@smart-elevator/shared-api/contract/amc/amcContractState';
import type { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { hasTextSql, orderBySql, readList } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { AMC_CONTRACT_COLUMNS, AMC_CONTRACT_ORDER, amcContractColumns } from './amcContractColumns';
import { IS_CONTINUED, IS_COVERED_LATER } from './continuedContract';
import { isOwed, owedAgesAsJson, rupeesOf } from './owedContracts';

/** The query of the list of contracts. */
export type AmcContractQuery = Query<typeof contractList>;

/** A contract `c`, its customer, and the contract that renewed it: left joins on unique keys. */
const WITH_CUSTOMER = sql`contracts c
  left join users customer on customer.dealer_id = c.dealer_id and customer.user_id = c.customer_id`;
const TABLES = sql`${WITH_CUSTOMER}
  left join contracts newer on newer.dealer_id = c.dealer_id and newer.renews = c.contract_id
    and newer.deleted_at is null
  left join contracts older on older.dealer_id = c.dealer_id and older.contract_id = c.renews
    and older.deleted_at is null`;

const stateOn = (today: string) => sql`case when ${IS_CONTINUED} then 'Renewed'
  when c.ended_on is not null then 'Ended'
  when c.end_date < ${today}::date then 'Lapsed'
  when c.start_date > ${today}::date then 'Upcoming' else 'Active' end`;

/** The start of the first of the contracts that `c` continues, deleted ones included. */
const FIRST_START = sql`(with recursive series as (
    select s.renews, s.start_date from contracts s
    where s.dealer_id = c.dealer_id and s.contract_id = c.renews
    union all
    select s.renews, s.start_date from series
    join contracts s on s.dealer_id = c.dealer_id and s.contract_id = series.renews)
  select min(start_date) from series)`;

const columnsOn = (
  today: string,
) => sql`c.contract_id, ${AMC_CONTRACT_COLUMNS}, customer.deleted_at is not null as customer_deleted,
  older.contract_id as renews, ${FIRST_START} as first_start_date,
  newer.contract_id as renewed_by, newer.contract_id is null and ${IS_COVERED_LATER} as continued, c.ended_on, c.last_elevator, ${stateOn(today)} as state, c.end_date - ${today}::date as days_left`;

const ofDealer = (dealer_id: number) => sql`c.dealer_id = ${dealer_id} and c.deleted_at is null`;

/** The contracts that the pipeline counts and its lists contain: not continued and not ended, by the days left. */
const endingWithin = (today: string, { from, to }: { from: number; to: number }) =>
  sql`(c.ended_on is null and c.end_date between ${today}::date + ${from}::integer
    and ${today}::date + ${to}::integer and not ${IS_CONTINUED})`;

/** The days left of a contract that ends soon (R615). */
const SOON = { from: 0, to: AMC_ENDING_DAYS };

/** The dealer's contracts with their state on the day `today`, ordered by their end. */
export function listAmcContracts(
  db: Db,
  dealer_id: number,
  today: string,
  query: AmcContractQuery,
): Promise<ListReply<AmcContract>> {
  const { show, state, ending_within, search } = query;
  return readList(
    db,
    {
      columns: columnsOn(today),
      tables: TABLES,
      scope: ofDealer(dealer_id),
      filters: [
        ...amcContractColumns.filtered(AMC_CONTRACT_FILTERS, query, {
          show: (one) => (one === 'unpaid' ? isOwed(today) : endingWithin(today, SOON)),
          state: (one) => sql`${stateOn(today)} = ${one}`,
          elevator: (id) => covering(sql`covered.elevator_id = ${id}`),
        }),
        isPipelineStage(ending_within) ? endingWithin(today, pipelineStageRange(ending_within)) : undefined,
        search ? searched(search) : undefined,
      ],
      key: sql`c.contract_id`,
      ...(state || ending_within || show === 'ending' ? {} : { slimTables: WITH_CUSTOMER }),
      ...orderBySql(AMC_CONTRACT_ORDER, query.ordering, { usual: 'end_date', last: sql`c.contract_id` }),
    },
    query,
  );
}

const covering = (which: Sql) => sql`exists (select 1 from contract_elevators covered
  join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id and e.deleted_at is null
  where covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id and ${which})`;

function searched(search: string): Sql {
  const customer = hasTextSql(sql`concat_ws(e'\n', customer.username, ${fullNameOf(sql`customer`)})`, search);
  return sql`(${customer} or ${covering(hasTextSql(sql`e.elevator_name`, search))})`;
}

/** A contract of the dealer; 404 when there is none with this id, or it was deleted. */
export async function findAmcContract(
  db: Db,
  dealer_id: number,
  contract_id: number,
  today: string,
): Promise<AmcContract> {
  const [found] = await db.query<AmcContract>(sql`
    select ${columnsOn(today)} from ${TABLES}
    where ${ofDealer(dealer_id)} and c.contract_id = ${contract_id}`);
  if (!found) throw notFound();
  return found;
}

/** The number of contracts in each stage of the pipeline, always equal to the list of that stage. */
export async function countPipeline(db: Db, dealer_id: number, today: string): Promise<AmcPipeline> {
  const stage = (within: EndingWithin) =>
    sql`count(*) filter (where ${endingWithin(today, pipelineStageRange(within))})`;
  const [counts] = await db.query<AmcPipeline>(sql`
    select ${stage(7)} as within_7, ${stage(15)} as within_15, ${stage(30)} as within_30,
      ${stage(60)} as within_60,
      count(*) filter (where c.end_date < ${today}::date and ${stateOn(today)} = 'Lapsed') as lapsed
    from ${TABLES} where ${ofDealer(dealer_id)}`);
  if (!counts) throw new Error('The pipeline query returned no row.');
  return counts;
}

/** How many contracts are not paid and end soon, with the sums of their values, as the list shows them (R615). */
export async function sumAmcContracts(db: Db, dealer_id: number, today: string): Promise<AmcSums> {
  const ending = endingWithin(today, SOON);
  const [sums] = await db.query<AmcSums>(sql`
    select json_build_object('contracts', count(*) filter (where ${isOwed(today)}),
        'rupees', ${rupeesOf(isOwed(today))}, ${owedAgesAsJson(today)}) as unpaid,
      json_build_object('contracts', count(*) filter (where ${ending}),
        'rupees', ${rupeesOf(ending)}) as ending
    from ${TABLES} where ${ofDealer(dealer_id)}`);
  if (!sums) throw new Error('The sums returned no row.');
  return sums;
}

/** The number of contracts in one stage of the pipeline. */
export const countedAmcContracts = (dealer_id: number, today: string, within: EndingWithin): Sql =>
  sql`(select count(*)::integer from ${TABLES}
    where ${ofDealer(dealer_id)} and ${endingWithin(today, pipelineStageRange(within))})`;

/** Locks a contract against changes, renewals and deletion until the transaction ends; 404 when it does not exist. */
export async function lockAmcContract(db: Db, dealer_id: number, contract_id: number): Promise<void> {
  const [locked] = await db.query(sql`select 1 from contracts
    where dealer_id = ${dealer_id} and contract_id = ${contract_id} and deleted_at is null for no key update`);
  if (!locked) throw notFound();
}
