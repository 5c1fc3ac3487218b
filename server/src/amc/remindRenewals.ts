import { daysBetween, type DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import type { Language } from '@smart-elevator/shared-api/contract/preferences/language';
import { customerLanguage } from '../database/customerLanguage';
import { dateFormatOf } from '../database/dateFormat';
import { nameOf } from '../database/personName';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { DailyJob } from '../jobs/runDailyJob';
import type { Mail } from '../mail/composeMail';
import { enqueueMails } from '../mail/enqueueMail';
import { renewalMailToCustomer, renewalMailToDealer } from '../mail/renewalMail';
import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import { enqueuePerDealer } from '../web-push/browserRepository';
import { IS_CONTINUED } from './continuedContract';

/** Days before the end with a reminder; 0 means the lapse. */
const STAGES = [60, 30, 15, 7] as const;
const LAPSED = 0;

/** The stage of the contract `c` on a day: the nearest one that it has reached, or null. */
const stageOn = (day: string) => sql`case when c.end_date < ${day}::date then ${LAPSED}::integer else
  (select min(stage) from unnest(${STAGES}::integer[]) as stage where c.end_date - ${day}::date <= stage) end`;

interface Due {
  contract_id: number;
  dealer_id: number;
  end_date: string;
  date_format: DateFormat;
  language: Language;
  customer_name: string;
  /** Null when there is none, or the customer was deactivated or deleted. */
  customer_email: string | null;
  dealer_email: string;
  elevator_names: string[];
}

/**
 * Reminds the dealer and the customer of each contract that was not continued, by mail and in the dealer's browsers,
 * 60, 30, 15 and 7 days before its end and when it has lapsed; once per stage. Sample data reminds nobody (R236). After a downtime only the nearest
 * stage is sent.
 */
export async function remindRenewals(db: Db, day: string, publicUrl: string): Promise<void> {
  const due = await takeDueReminders(db, day);
  const mails = new Map<number, Mail[]>();
  for (const { dealer_id, dealer_email, customer_email, ...contract } of due) {
    const ending = { ...contract, days_left: daysBetween(day, contract.end_date) };
    const letters = mails.get(dealer_id) ?? [];
    letters.push(renewalMailToDealer(dealer_email, ending, publicUrl));
    if (customer_email !== null) letters.push(renewalMailToCustomer(customer_email, ending));
    mails.set(dealer_id, letters);
  }
  for (const [dealer_id, letters] of mails) await enqueueMails(db, dealer_id, letters);
  await notifyEndingContracts(db, due, day);
}

/** Stores the stage that each contract has reached on a day, and returns the contracts for which it is new. */
export const takeDueReminders = (db: Db, day: string): Promise<Due[]> => db.query<Due>(dueOn(day));

const dueOn = (day: string) => sql`with news as (
    insert into contract_reminders (dealer_id, contract_id, end_date, stage)
    select c.dealer_id, c.contract_id, c.end_date, ${stageOn(day)} from contracts c
    where c.deleted_at is null and c.ended_on is null and c.end_date - ${day}::date <= ${STAGES[0]}
      and not ${IS_CONTINUED}
      and not exists (select 1 from sample_rows s
        where s.dealer_id = c.dealer_id and s.of_table = 'contracts' and s.row_id = c.contract_id)
    on conflict do nothing returning dealer_id, contract_id)
  select c.contract_id, c.dealer_id, c.end_date, ${dateFormatOf(sql`c.dealer_id`)} as date_format,
    ${nameOf(sql`customer`)} as customer_name, ${customerLanguage(sql`c.dealer_id`, sql`c.customer_id`)} as language,
    case when customer.is_active and customer.deleted_at is null then nullif(customer.email, '') end as customer_email,
    dealer.email as dealer_email,
    array(select e.elevator_name from contract_elevators covered
      join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id
        and e.deleted_at is null
      where covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
      order by e.elevator_name_order, e.elevator_id) as elevator_names
  from news join contracts c using (dealer_id, contract_id)
  join users customer on customer.dealer_id = c.dealer_id and customer.user_id = c.customer_id
  join users dealer on dealer.dealer_id = c.dealer_id and dealer.user_id = c.dealer_id
  order by c.dealer_id, c.end_date, c.contract_id`;

/** A contract that had lapsed before it was entered gets no reminder. */
export async function markLapseNotified(
  db: Db,
  dealer_id: number,
  contract_id: number,
  today: string,
): Promise<void> {
  await db.query(sql`insert into contract_reminders (dealer_id, contract_id, end_date, stage)
    select c.dealer_id, c.contract_id, c.end_date, ${LAPSED} from contracts c
    where c.dealer_id = ${dealer_id} and c.contract_id = ${contract_id} and c.end_date < ${today}::date
    on conflict do nothing`);
}

/** The daily job. It does not catch up on missed days, because a missed stage is outdated. */
export const renewalReminderJob = (publicUrl: string): DailyJob => ({
  name: 'renewal reminders',
  after: 'today only',
  run: (db, day) => remindRenewals(db, day, publicUrl),
});

/** A contract with a reminder today. */
interface Ending {
  dealer_id: number;
  contract_id: number;
  end_date: string;
  customer_name: string;
}

/**
 * Notifies each dealer's browsers of ending contracts: one message per dealer about all of them. It names the one
 * that ends first.
 */
const notifyEndingContracts = (db: Db, ending: readonly Ending[], day: string): Promise<void> =>
  enqueuePerDealer(db, ending, ({ contract_id, customer_name, end_date }, count) => ({
    title: pushMessages.endingHeading,
    body: pushMessages.ending(count, customer_name, daysBetween(day, end_date)),
    path: count === 1 ? `/renew_contract?contractId=${contract_id}` : '/amc_contracts',
    topic: 'ending contracts',
  }));
