import type { AmcLetters, RemindedOf } from '@smart-elevator/shared-api/contract/amc/amcReminder';
import type { AmcOutcome } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { AMC_ENDING_DAYS } from '@smart-elevator/shared-api/contract/amc/amcContractShown';
import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import { amcTogetherMessages } from '@smart-elevator/shared-api/contract/amc/togetherMessages';
import { addDays, type DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { Language } from '@smart-elevator/shared-api/contract/preferences/language';
import { customerLanguage } from '../database/customerLanguage';
import { dateFormatOf } from '../database/dateFormat';
import type { Db } from '../database/Database';
import { fullNameOf, nameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { customerReminderMail, type RemindedContract } from '../mail/customerReminderMail';
import { enqueueMails } from '../mail/enqueueMail';
import type { Mail } from '../mail/composeMail';
import { endsSoon } from './deskContracts';
import { lockAmcContracts } from './lockAmcContracts';
import { isOwed } from './owedContracts';

interface Remindable extends RemindedContract {
  contract_id: number;
  is_meant: boolean;
  customer_id: number;
  customer_name: string;
  customer_full_name: string | null;
  /** Null when there is none, or the customer was deleted. */
  recipient: string | null;
  greeted: string;
  dealer_name: string;
  date_format: DateFormat;
  language: Language;
}

/** The contracts of a reminder. */
interface Wanted {
  contract_ids: readonly number[];
  about: RemindedOf;
}

type Reminding = Pick<Caller, 'dealer_id' | 'today'>;

/** The reminders as they would be sent now, one mail for each customer (R619). */
export async function composeReminders(db: Db, caller: Reminding, wanted: Wanted): Promise<AmcLetters> {
  const { groups, failed } = await readReminders(db, caller, wanted);
  return {
    letters: groups.map((group) => {
      const { customer_id, customer_name, customer_full_name, recipient } = group.first;
      const { subject, body_text: text } = mailOf(group, wanted.about);
      const contract_ids = group.contracts.map(({ contract_id }) => contract_id);
      return { contract_ids, customer_id, customer_name, customer_full_name, recipient, subject, text };
    }),
    failed,
  };
}

/** Sends the reminders, and stores when. Customers without an e-mail address are reported. */
export async function remindCustomers(db: Db, caller: Reminding, wanted: Wanted): Promise<AmcOutcome> {
  const { dealer_id } = caller;
  // A second reminder of the same contracts waits for the first one.
  await lockAmcContracts(db, dealer_id, wanted.contract_ids, sql`1`);
  const { groups, failed } = await readReminders(db, caller, wanted);
  const outcome: AmcOutcome = { changed: [], failed: [...failed] };
  const mails: Mail[] = [];
  for (const group of groups) {
    const ids = group.contracts.map(({ contract_id }) => contract_id);
    if (group.first.recipient === null) {
      const reason = amcContractMessages.noAddress;
      outcome.failed.push(...ids.map((contract_id) => ({ contract_id, reason })));
    } else {
      outcome.changed.push(...ids);
      mails.push(mailOf(group, wanted.about));
    }
  }
  await enqueueMails(db, dealer_id, mails);
  await db.query(sql`update contracts set reminded_at = now()
    where dealer_id = ${dealer_id} and contract_id = any(${outcome.changed}::bigint[])`);
  return outcome;
}

/** The contracts of one customer. */
interface Group {
  first: Remindable;
  contracts: Remindable[];
}

const mailOf = ({ first, contracts }: Group, about: RemindedOf): Mail =>
  customerReminderMail(about, {
    recipient: first.recipient ?? '',
    customer_name: first.greeted,
    dealer_name: first.dealer_name,
    date_format: first.date_format,
    language: first.language,
    contracts,
  });

async function readReminders(
  db: Db,
  { dealer_id, today }: Reminding,
  { contract_ids, about }: Wanted,
): Promise<{ groups: Group[]; failed: AmcLetters['failed'] }> {
  const isMeant = about === 'payment' ? isOwed(today) : endsSoon(today);
  const found = await db.query<Remindable>(remindableOf(dealer_id, contract_ids, isMeant));
  const known = new Map(found.map((contract) => [contract.contract_id, contract]));
  const groups = new Map<number, Group>();
  const failed: AmcLetters['failed'] = [];
  const refusalOf = ({ end_date }: Remindable): string => {
    if (about === 'payment') return amcContractMessages.notOwed;
    return end_date > addDays(today, AMC_ENDING_DAYS)
      ? amcTogetherMessages.notSoon
      : amcContractMessages.notEnding;
  };
  for (const contract_id of new Set(contract_ids)) {
    const contract = known.get(contract_id);
    if (!contract?.is_meant)
      failed.push({ contract_id, reason: contract ? refusalOf(contract) : detailMessages.notFound });
  }
  for (const contract of found) {
    if (!contract.is_meant) continue;
    const group = groups.get(contract.customer_id);
    if (group) group.contracts.push(contract);
    else groups.set(contract.customer_id, { first: contract, contracts: [contract] });
  }
  return { groups: [...groups.values()], failed };
}

const remindableOf = (dealer_id: number, contract_ids: readonly number[], isMeant: Sql): Sql => sql`
  select c.contract_id, ${isMeant} as is_meant, c.value_rupees, c.start_date, c.end_date,
    array(select e.elevator_name from contract_elevators covered
      join elevators e on e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id
        and e.deleted_at is null
      where covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
      order by e.elevator_name_order, e.elevator_id) as elevator_names,
    customer.user_id as customer_id, customer.username as customer_name,
    ${fullNameOf(sql`customer`)} as customer_full_name, ${nameOf(sql`customer`)} as greeted,
    case when customer.deleted_at is null then nullif(customer.email, '') end as recipient,
    coalesce(nullif(company.name, ''), ${nameOf(sql`dealer`)}) as dealer_name,
    ${dateFormatOf(sql`c.dealer_id`)} as date_format,
    ${customerLanguage(sql`c.dealer_id`, sql`c.customer_id`)} as language
  from contracts c
  join users customer on customer.dealer_id = c.dealer_id and customer.user_id = c.customer_id
  join users dealer on dealer.dealer_id = c.dealer_id and dealer.user_id = c.dealer_id
  left join companies company on company.dealer_id = c.dealer_id
  where c.dealer_id = ${dealer_id} and c.contract_id = any(${contract_ids}::bigint[]) and c.deleted_at is null
  order by customer.username_order, customer.user_id, c.start_date, c.contract_id`;
