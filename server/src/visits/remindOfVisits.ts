import type { VisitReminders } from '@smart-elevator/shared-api/contract/visits/visitReminders';
import { customerLanguage } from '../database/customerLanguage';
import { dateFormatOf } from '../database/dateFormat';
import type { Db } from '../database/Database';
import { jsonRows } from '../database/listSql';
import { nameOf } from '../database/personName';
import { sql } from '../database/sql';
import type { DailyJob } from '../jobs/runDailyJob';
import { enqueueMails } from '../mail/enqueueMail';
import { visitReminderMail, type VisitReminder } from '../mail/visitReminderMail';

/** The visits that are written out in a mail; the others are only counted. */
const MAX_VISITS = 40;

/** How many days ahead a dealer's customers are reminded (R1335). */
export async function readReminders(db: Db, dealer_id: number): Promise<VisitReminders> {
  const [stored] = await db.query<VisitReminders>(
    sql`select days_ahead from visit_reminder_settings where dealer_id = ${dealer_id}`,
  );
  return stored ?? { days_ahead: null };
}

/** Stores it; the next daily job uses it. */
export async function storeReminders(
  db: Db,
  dealer_id: number,
  { days_ahead }: VisitReminders,
): Promise<VisitReminders> {
  await db.query(sql`insert into visit_reminder_settings (dealer_id, days_ahead) values (${dealer_id}, ${days_ahead})
    on conflict (dealer_id) do update set days_ahead = excluded.days_ahead`);
  return { days_ahead };
}

interface Reminded extends VisitReminder {
  dealer_id: number;
}

/**
 * Reminds the customers of the planned visits that are due and that they have not been told of (R1335): one mail for each customer.
 * A visit that has another day than they were told is due at once. The day that is told is stored in the same statement, so that
 * neither a second run nor another server tells it again. Sample data reminds nobody (R236), and nobody who is deactivated is reminded.
 */
export async function remindOfVisits(db: Db, day: string): Promise<void> {
  const reminded = await db.query<Reminded>(sql`
    with due as (
      select distinct v.dealer_id, v.visit_id, customer.user_id as customer_id, v.planned_day
      from visit_reminder_settings s
      join visits v on v.dealer_id = s.dealer_id and v.state = 'Planned' and v.planned_day >= ${day}::date
      join visit_elevators l on l.dealer_id = v.dealer_id and l.visit_id = v.visit_id
      join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id and e.deleted_at is null
      join users customer on customer.dealer_id = e.dealer_id and customer.user_id = e.customer_id
        and customer.is_active and customer.deleted_at is null and customer.email <> ''
      left join visit_reminders told on told.dealer_id = v.dealer_id and told.visit_id = v.visit_id
        and told.customer_id = customer.user_id
      where s.days_ahead is not null
        and (v.planned_day - ${day}::date <= s.days_ahead or told.planned_day is not null)
        and told.planned_day is distinct from v.planned_day
        and not exists (select from sample_rows sample where sample.dealer_id = e.dealer_id
          and sample.of_table = 'elevators' and sample.row_id = e.elevator_id)),
    news as (
      insert into visit_reminders as told (dealer_id, visit_id, customer_id, planned_day)
      select dealer_id, visit_id, customer_id, planned_day from due
      on conflict (dealer_id, visit_id, customer_id) do update set planned_day = excluded.planned_day, told_at = now()
        where told.planned_day <> excluded.planned_day
      returning dealer_id, visit_id, customer_id)
    select customer.dealer_id, customer.email as recipient,
      coalesce(nullif(company.name, ''), ${nameOf(sql`dealer`)}) as dealer_name,
      ${dateFormatOf(sql`customer.dealer_id`)} as date_format,
      ${customerLanguage(sql`customer.dealer_id`, sql`customer.user_id`)} as language, which.count,
      ${jsonRows(sql`
        select v.building_name, v.planned_day, to_char(v.from_time, 'HH24:MI') as from_time,
          to_char(v.to_time, 'HH24:MI') as to_time, array(select e.elevator_name from visit_elevators l
            join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id and e.deleted_at is null
            where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id and e.customer_id = customer.user_id
            order by e.elevator_name_order, e.elevator_id) as elevator_names
        from visits v where v.dealer_id = customer.dealer_id and v.visit_id = any(which.visit_ids)
        order by v.planned_day, v.from_time nulls first, v.visit_id limit ${MAX_VISITS}`)} as visits
    from (select dealer_id, customer_id, array_agg(visit_id) as visit_ids, count(*)::integer as count
      from news group by dealer_id, customer_id) which
    join users customer on customer.dealer_id = which.dealer_id and customer.user_id = which.customer_id
    join users dealer on dealer.dealer_id = which.dealer_id and dealer.user_id = which.dealer_id
    left join companies company on company.dealer_id = which.dealer_id
    order by which.dealer_id, which.customer_id`);
  const dealers = new Set(reminded.map(({ dealer_id }) => dealer_id));
  for (const dealer_id of dealers) {
    const own = reminded.filter((one) => one.dealer_id === dealer_id);
    await enqueueMails(db, dealer_id, own.map(visitReminderMail));
  }
}

/** The daily job. It does not catch up on missed days: what is due and was not told is told today. */
export const visitReminderJob: DailyJob = {
  name: 'visit reminders',
  after: 'today only',
  run: remindOfVisits,
};
