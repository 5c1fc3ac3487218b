import { USUAL_ALARM_SETTINGS } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../database/Database';
import { nameOf } from '../database/personName';
import { publishStaleToDealers } from '../database/publishStale';
import { currentTraceparent } from '../database/queryTime';
import { sql, type Sql } from '../database/sql';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';
import { devicesOf } from '../push/subscriptionRepository';
import { browsersOf } from '../web-push/browserRepository';

/** Milliseconds between two looks at the alarms that are due; also after a failure. */
const TICK_MS = 1_000;
/** Alarms that one statement takes. */
const AT_ONCE = 50;

/** Whether there is a gateway for text messages (R1450). */
interface Channels {
  sendsTexts: boolean;
}

/** Tells the people of every step that is due, until it is stopped. Every server does that (R1306). */
export const startEscalating = (
  database: Database,
  log: FastifyBaseLogger,
  channels: Channels,
): BackgroundTask =>
  runRepeatedly(
    async () => {
      const told = await escalate(database, channels);
      await publishStaleToDealers(database, told, ['alarms']);
      return told.length < AT_ONCE ? TICK_MS : 0;
    },
    (error) => {
      log.error({ err: error }, 'alarms could not be escalated; it is tried again');
      return TICK_MS;
    },
  );

/** Tells the people of the steps that are due now; of which dealers. */
export async function escalate(db: Db, channels: Channels = { sendsTexts: false }): Promise<number[]> {
  const due = sql`a.next_step_at <= now()`;
  const [any] = await db.query(sql`select 1 from alarms a where ${due} limit 1`);
  return any ? takeSteps(db, due, channels) : [];
}

/** Tells the people of the next step of one alarm at once, in the transaction that reports it. */
export const takeFirstStep = (
  db: Db,
  { dealer_id, alarm_id, ...channels }: Channels & { dealer_id: number; alarm_id: number },
): Promise<number[]> =>
  takeSteps(
    db,
    sql`a.dealer_id = ${dealer_id} and a.alarm_id = ${alarm_id} and a.next_step_at is not null`,
    channels,
  );

/**
 * One statement takes the alarms `a` that are due, moves each to its next step, and queues its messages: all of it or nothing is
 * stored, and what another server has locked is passed over (`skip locked`). So no step is skipped by a crash, and none is sent by
 * two servers.
 *
 * A step that finds nobody tells the dealer, and the step after it is due at once. After the last repeat of the policy the
 * dealer gets a message: nobody has taken the alarm.
 */
async function takeSteps(db: Db, due: Sql, { sendsTexts }: Channels): Promise<number[]> {
  const { steps, repeats } = USUAL_ALARM_SETTINGS;
  const hasPhone = sendsTexts ? sql`coalesce(u.phoneno, '') <> ''` : sql`false`;
  const told = await db.query<{ dealer_id: number }>(sql`
    with due as (
      select a.* from alarms a where ${due} order by a.next_step_at limit ${AT_ONCE} for update skip locked),
    ruled as (
      select due.*, coalesce(s.repeats, ${repeats}) as repeats, coalesce(s.steps, ${JSON.stringify(steps)}::jsonb) as steps
      from due left join alarm_settings s on s.dealer_id = due.dealer_id),
    -- A policy that has become shorter meanwhile ends the round.
    placed as (
      select ruled.*, jsonb_array_length(steps) as steps_count, place.*
      from ruled cross join lateral (select
        case when next_step > jsonb_array_length(steps) then next_round + 1 else next_round end as round,
        case when next_step > jsonb_array_length(steps) then 1 else next_step end as step) place),
    current as (
      select placed.*, round > repeats as is_over, steps -> (step - 1) as what,
        coalesce((steps -> (step - 1) ->> 'wait_minutes')::integer, 1) as wait_minutes from placed),
    reached as (
      select c.alarm_id, u.dealer_id, u.user_id from current c join users u on u.dealer_id = c.dealer_id
      where not c.is_over and u.user_type <> 'CustomerUser' and u.is_active and u.deleted_at is null
        and (c.what -> 'user_ids' @> to_jsonb(u.user_id)
          or (c.what -> 'groups' @> '"dealer"' and u.user_id = c.dealer_id)
          or (c.what -> 'groups' @> '"technicians"' and u.user_type = 'TechnicianUser')
          or (c.what -> 'groups' @> '"engineer"' and exists (select from elevators e
            where e.dealer_id = c.dealer_id and e.elevator_id = c.elevator_id and e.engineer_id = u.user_id))
          or (c.what -> 'groups' @> '"on_call"' and exists (select from duties d
            where d.dealer_id = c.dealer_id and d.user_id = u.user_id and d.starts_at <= now() and d.ends_at > now())))
        and (u.email <> '' or ${hasPhone} or exists (${devicesOf(sql`u.dealer_id`, sql`s.user_id = u.user_id`)})
          or exists (${BROWSERS}))),
    counted as (
      select c.*, not c.is_over and not exists (select from reached r
        where r.dealer_id = c.dealer_id and r.alarm_id = c.alarm_id) as is_nobody from current c),
    people as (
      select r.alarm_id, u.* from reached r join users u on u.dealer_id = r.dealer_id and u.user_id = r.user_id
      union all
      select c.alarm_id, u.* from counted c join users u on u.dealer_id = c.dealer_id and u.user_id = c.dealer_id
      where c.is_over or c.is_nobody),
    advanced as (
      update alarms a set
        next_round = case when c.step < c.steps_count then c.round else c.round + 1 end,
        next_step = case when c.step < c.steps_count then c.step + 1 else 1 end,
        next_step_at = case when c.is_over then null when c.is_nobody and c.step < c.steps_count then now()
          else now() + make_interval(mins => c.wait_minutes) end,
        unanswered = a.unanswered or c.is_over
      from counted c where a.dealer_id = c.dealer_id and a.alarm_id = c.alarm_id),
    logged as (
      insert into alarm_log (dealer_id, alarm_id, what, subject, before, after)
      select c.dealer_id, c.alarm_id,
        case when c.is_over then 'unanswered' when c.is_nobody then 'nobody' else 'told' end,
        coalesce((select left(string_agg(${nameOf(sql`u`)}, ', ' order by u.user_id), 1000) from people u
          where u.dealer_id = c.dealer_id and u.alarm_id = c.alarm_id), ''),
        (c.round + 1)::text, c.step::text
      from counted c),
    letters as (
      select u.alarm_id, u.dealer_id, u.user_id, u.email, u.phoneno, ${hasPhone} as has_phone, c.body, ${PATH} as path, c.mail_text, c.mail_html,
        case when c.is_over then ${UNANSWERED} || c.title when c.is_nobody then ${NOBODY} || c.title
          else c.title end as title
      from people u join counted c on c.dealer_id = u.dealer_id and c.alarm_id = u.alarm_id),
    mailed as (
      insert into outbox (dealer_id, alarm_id, recipient, subject, body_text, body_html, traceparent)
      select dealer_id, alarm_id, email, title, mail_text, mail_html, ${currentTraceparent() ?? null}
      from letters where email <> ''),
    pushed as (
      insert into push_outbox (dealer_id, alarm_id, recipients, heading, content, traceparent)
      select l.dealer_id, l.alarm_id, devices.ids, l.title, l.body, ${currentTraceparent() ?? null}
      from letters l cross join lateral (
        select array(${devicesOf(sql`l.dealer_id`, sql`s.user_id = l.user_id`)}) as ids) devices
      where cardinality(devices.ids) > 0),
    texted as (
      insert into text_outbox (dealer_id, alarm_id, recipient, body, traceparent)
      select dealer_id, alarm_id, phoneno, title || ${'\n'} || body, ${currentTraceparent() ?? null}
      from letters where has_phone),
    shown as (
      insert into web_push_outbox (dealer_id, alarm_id, subscription_id, title, body, path, topic, traceparent)
      select l.dealer_id, l.alarm_id, browser.subscription_id, l.title, l.body, l.path, 'alarm ' || l.alarm_id,
        ${currentTraceparent() ?? null}
      from letters l cross join lateral (
        ${browsersOf(sql`s.dealer_id = l.dealer_id and s.user_id = l.user_id`)}) browser)
    select dealer_id from counted`);
  return told.map(({ dealer_id }) => dealer_id);
}

/** The browsers of the person `u` of the statement. */
const BROWSERS = sql`select from web_push_subscriptions b
  join sessions live on live.dealer_id = b.dealer_id and live.session_id = b.session_id
    and live.revoked_at is null and live.expires_at > now()
  where b.dealer_id = u.dealer_id and b.user_id = u.user_id`;

/** The page of the alarm for the person `u`: that of a technician is below their own pages (ADR-148). */
const PATH = sql`case when u.user_type = 'TechnicianUser' then '/my_work' || c.path else c.path end`;

/** Before the title of a message to the dealer: the step found nobody, or nobody has taken the alarm. */
const NOBODY = 'Nobody could be told: ';
const UNANSWERED = 'Nobody has taken it: ';
