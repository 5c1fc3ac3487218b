import type { FieldFormat } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type {
  CheckResult,
  ReportedCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type {
  CustomerReport,
  Report,
  REPORT_ORDERINGS,
} from '@smart-elevator/shared-api/contract/reports/report';
import {
  reportLanguageOf,
  type ReportLanguage,
} from '@smart-elevator/shared-api/contract/reports/societyReport';
import type { Signature } from '@smart-elevator/shared-api/contract/visits/signature';
import type { ListReply } from '../database/allRows';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { customerLanguage } from '../database/customerLanguage';
import { dateFormatOf } from '../database/dateFormat';
import { nameOf } from '../database/personName';
import type { Db } from '../database/Database';
import { hasTextSql, orderBySql, readList, type Paging } from '../database/listSql';
import type { PhotoScope } from '../files/reportPhotos';
import { sql, type Sql } from '../database/sql';
import { ownOffset } from '../database/localDays';
import { seenBy } from '../elevators/elevatorRepository';
import type { ReportHead } from './pdf/reportParts';
import type { Caller } from '../http/authenticate';

type Ordering = (typeof REPORT_ORDERINGS)[number];

/** The query of a list of reports. */
export interface ReportQuery extends Paging {
  search?: string | undefined;
  ordering?: Ordering | `-${Ordering}` | undefined;
}

const ORDER: Record<Ordering, Sql> = { report_id: sql`r.report_id`, report_date: sql`r.report_date` };

const countOf = (result: CheckResult): Sql => sql`case when r.checks is not null then (
  select count(*)::integer from jsonb_array_elements(r.checks) as item (said) where item.said ->> 'result' = ${result}) end`;
/** A report with how many items of its checklist were ok, and how many were not (R1261). */
const ROW = sql`r.report_id, r.report_date, ${countOf('Ok')} as checks_ok, ${countOf('NotOk')} as checks_not_ok`;

/** The dealer's elevators `e` that the caller may see; deleted ones are excluded for everyone. */
const reachableBy = (caller: Caller): Sql =>
  sql`e.dealer_id = ${caller.dealer_id} and e.deleted_at is null and ${seenBy(caller)}`;

/** Whether the caller may see this elevator. With 'for share' it cannot be deleted until the transaction ends. */
export async function canAccessElevator(
  db: Db,
  caller: Caller,
  elevator_id: number,
  lock: 'for share' | 'no lock' = 'no lock',
): Promise<boolean> {
  const found = await db.query(sql`select 1 from elevators e
    where e.elevator_id = ${elevator_id} and ${reachableBy(caller)} ${lock === 'for share' ? sql`for share` : sql``}`);
  return found.length > 0;
}

/** The AMC reports of an elevator, newest first. */
export const listReports = (
  db: Db,
  dealer_id: number,
  elevator_id: number,
  query: ReportQuery,
): Promise<ListReply<Report>> =>
  readReports(
    db,
    {
      columns: ROW,
      tables: sql`reports r`,
      scope: sql`r.dealer_id = ${dealer_id} and r.elevator_id = ${elevator_id}`,
    },
    query,
  );

/** The AMC reports of a customer's elevators, newest first. */
export const listCustomerReports = (
  db: Db,
  dealer_id: number,
  { customer, ...query }: ReportQuery & { customer: number },
): Promise<ListReply<CustomerReport>> =>
  readReports(
    db,
    {
      columns: sql`${ROW}, e.elevator_id, e.elevator_name`,
      tables: sql`reports r join elevators e on e.dealer_id = r.dealer_id and e.elevator_id = r.elevator_id`,
      scope: sql`r.dealer_id = ${dealer_id} and e.customer_id = ${customer} and e.deleted_at is null`,
    },
    query,
  );

const readReports = <Row>(
  db: Db,
  list: { columns: Sql; tables: Sql; scope: Sql },
  query: ReportQuery,
): Promise<ListReply<Row>> =>
  readList<Row>(
    db,
    {
      ...list,
      filters: [matching(query.search)],
      key: sql`r.report_id`,
      ...orderBySql(ORDER, query.ordering ?? '-report_date', {
        usual: '-report_date',
        last: sql`r.report_id`,
      }),
    },
    query,
  );

/** Id and date (R602), the date both as it is sent and in the dealer's format. */
const matching = (search: string | undefined): Sql | undefined =>
  search
    ? hasTextSql(
        sql`concat_ws(' ', r.report_id, to_char(r.report_date, 'YYYY-MM-DD'),
          to_char(r.report_date, ${dateFormatOf(sql`r.dealer_id`)}))`,
        search,
      )
    : undefined;

/** A value of a report, with its field at the time when the report was created. */
export interface PrintedValue {
  name: string;
  format: FieldFormat;
  value: string;
}

/** What a report says of its elevator, its customer and its engineer, as it was when the report was made. */
interface ReportFacts {
  engineer_name: string;
  customer_name: string | null;
  customer_id: number | null;
  elevator_name: string;
  building_name: string;
  elevator_address: string;
  elevator_zip: string;
  install_date: string;
  main_due_date: string;
  main_completed_date: string | null;
}

/** The contents of a printed report. */
export interface PrintedReport extends ReportHead, ReportFacts {
  report_id: number;
  report_date: string;
  date_format: DateFormat;
  elevator_id: number;
  values: PrintedValue[];
  /** The items of the checklist of a visit; null for a report that no visit has made (R1258). */
  checks: ReportedCheck[] | null;
  /** The visit that made it; null if none did. */
  visit_id: number | null;
  /** Of the customer at the visit that made it; null without one (R1441). */
  signature: Signature | null;
}

/** The facts of a report by its elevator `e`, as they are now; of its `author` and of the `customer`, if there is one. */
export const FACTS = sql`jsonb_build_object('engineer_name', ${nameOf(sql`author`)}, 'customer_name', ${nameOf(sql`customer`)},
  'customer_id', customer.user_id,
  'elevator_name', e.elevator_name, 'building_name', e.building_name, 'elevator_address', e.elevator_address,
  'elevator_zip', e.elevator_zip, 'install_date', e.install_date, 'main_due_date', e.main_due_date,
  'main_completed_date', e.main_completed_date)`;
export const JOIN_CUSTOMER = sql`left join users customer
  on customer.dealer_id = e.dealer_id and customer.user_id = e.customer_id`;

/**
 * A report that the caller may read: of an elevator that they may see, or their own; undefined when there is none.
 */
export async function findReport(
  db: Db,
  caller: Caller,
  report_id: number,
): Promise<PrintedReport | undefined> {
  const { dealer_id, user_id } = caller;
  const [found] = await db.query<Omit<PrintedReport, keyof ReportFacts> & { facts: ReportFacts }>(sql`
    select r.report_id, r.report_date, ${dateFormatOf(sql`r.dealer_id`)} as date_format,
      ${HEAD}, e.elevator_id, coalesce(r.facts, ${FACTS}) as facts, ${VALUES} as values, r.checks,
      v.visit_id, v.signature
    from reports r
    left join visit_elevators l on l.dealer_id = r.dealer_id and l.elevator_id = r.elevator_id and l.report_id = r.report_id
    left join visits v on v.dealer_id = l.dealer_id and v.visit_id = l.visit_id
    join elevators e on e.dealer_id = r.dealer_id and e.elevator_id = r.elevator_id
    join users dealer on dealer.dealer_id = r.dealer_id and dealer.user_id = r.dealer_id
    left join companies company on company.dealer_id = r.dealer_id
    join users author on author.dealer_id = r.dealer_id and author.user_id = r.author_id
    ${JOIN_CUSTOMER}
    where r.dealer_id = ${dealer_id} and r.report_id = ${report_id} and e.deleted_at is null
      and (r.author_id = ${user_id} or (${reachableBy(caller)}))`);
  if (!found) return undefined;
  const { facts, ...report } = found;
  // A later customer of the elevator does not read who was the former one, nor how they sign.
  const isOthers = caller.user_type === 'CustomerUser' && facts.customer_id !== user_id;
  return { ...report, ...facts, ...(isOthers ? { customer_name: null, signature: null } : {}) };
}

/** The pictures of a report: of its elevator, those of its visit, and those of no visit of its day. */
export const ofVisit = (
  { dealer_id, utc_offset = ownOffset() }: Caller,
  { elevator_id, report_date, visit_id }: Pick<PrintedReport, 'elevator_id' | 'report_date' | 'visit_id'>,
): PhotoScope => ({
  dealer_id,
  which: sql`e.elevator_id = ${elevator_id}`,
  visit_id,
  from: report_date,
  to: report_date,
  utc_offset,
});

/** The columns of the head: of the dealer `dealer`, and of their `company` if they have one. */
const HEAD = sql`coalesce(nullif(company.name, ''), ${nameOf(sql`dealer`)}) as dealer_name,
  company.address as company_address, company.tax_number, company.logo`;

/** The head of a dealer's reports, and the format of their days. */
export async function readReportHead(
  db: Db,
  dealer_id: number,
): Promise<ReportHead & { date_format: DateFormat }> {
  const [head] = await db.query<ReportHead & { date_format: DateFormat }>(sql`
    select ${HEAD}, ${dateFormatOf(sql`dealer.dealer_id`)} as date_format
    from users dealer left join companies company on company.dealer_id = dealer.dealer_id
    where dealer.dealer_id = ${dealer_id} and dealer.user_id = ${dealer_id}`);
  if (!head) throw new Error('The head of a report returned no row.');
  return head;
}

/** The language in which somebody reads a report: the one that they have chosen, else that of their dealer, else English. */
export async function languageOf(
  db: Db,
  { dealer_id, user_id }: { dealer_id: number; user_id: number },
): Promise<ReportLanguage> {
  const [chosen] = await db.query<{ language: string }>(
    sql`select ${customerLanguage(sql`${dealer_id}`, sql`${user_id}`)} as language`,
  );
  return reportLanguageOf(chosen?.language ?? 'en');
}

/** The values in the order of the entry form. */
const VALUES = sql`coalesce((
  select json_agg(json_build_object('name', coalesce(v.field_name, f.name),
      'format', coalesce(v.field_format, f.format), 'value', v.value)
    order by coalesce(v.field_order, f."order"), v.custom_field)
  from report_field_values v
  join custom_fields f on f.dealer_id = v.dealer_id and f.id = v.custom_field
  where v.dealer_id = r.dealer_id and v.report_id = r.report_id), '[]'::json)`;
