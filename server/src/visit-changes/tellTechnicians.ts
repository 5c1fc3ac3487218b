import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../database/Database';
import { dateFormatOf, formatDay } from '../database/dateFormat';
import { sql } from '../database/sql';
import { composeMail } from '../mail/composeMail';
import { enqueueMails } from '../mail/enqueueMail';
import { greeting, knownName } from '../mail/greeting';
import { enqueuePushes } from '../push/enqueuePush';
import { devicesOf } from '../push/subscriptionRepository';
import { enqueuePersonMessages } from '../web-push/browserRepository';

/** A technician who gets or loses visits. */
export interface VisitNews {
  user_id: number;
  kind: 'assigned' | 'taken';
  visit_ids: readonly number[];
}

interface Told extends Pick<VisitNews, 'kind' | 'user_id'> {
  email: string;
  first_name: string;
  date_format: DateFormat;
  recipients: string[];
  /** By day, at most as many as are written out. */
  visits: { visit_id: number; building_name: string; planned_day: string }[];
  count: number;
}

/** The visits that are written out; the others are only counted. */
const MAX_VISITS = 40;

/**
 * Tells technicians by push, in their browsers (R1425) and by mail of the visits that they get or lose, in the transaction of the change: one message for
 * all visits of a change. Deleted and deactivated people get none.
 */
export async function tellTechnicians(db: Db, dealer_id: number, news: readonly VisitNews[]): Promise<void> {
  const changed = news.filter(({ visit_ids }) => visit_ids.length > 0);
  if (changed.length === 0) return;
  const told = await db.query<Told>(sql`
    select n.kind, u.user_id, u.email, u.first_name, ${dateFormatOf(sql`u.dealer_id`)} as date_format,
      array(${devicesOf(dealer_id, sql`u.user_id = n.user_id`)}) as recipients,
      (select coalesce(json_agg(listed), '[]') from (
        select v.visit_id, v.building_name, v.planned_day from visits v
        where v.dealer_id = ${dealer_id} and v.visit_id = any(n.visit_ids)
        order by v.planned_day, v.visit_id limit ${MAX_VISITS}) listed) as visits,
      cardinality(n.visit_ids) as count
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n (user_id bigint, kind text, visit_ids bigint[])
    join users u on u.dealer_id = ${dealer_id} and u.user_id = n.user_id and u.is_active and u.deleted_at is null
    order by n.user_id, n.kind`);
  const lettersOf = ({ kind, visits, count, date_format }: Told) => {
    const sentence = kind === 'assigned' ? pushMessages.visitAssigned : pushMessages.visitTaken;
    const lines = visits.map((one) => sentence(one.building_name, formatDay(one.planned_day, date_format)));
    return count > lines.length ? [...lines, pushMessages.moreVisits(count - lines.length)] : lines;
  };
  const shortOf = (one: Told) => {
    const [first = '', ...others] = lettersOf(one);
    return others.length === 0 ? first : `${first} ${pushMessages.moreVisits(one.count - 1)}`;
  };
  await enqueuePushes(
    db,
    dealer_id,
    told.map((one) => ({
      recipients: one.recipients,
      heading: pushMessages.visitHeading,
      content: shortOf(one),
    })),
  );
  await enqueuePersonMessages(
    db,
    dealer_id,
    told.map((one) => ({
      ...{ user_id: one.user_id, title: pushMessages.visitHeading, body: shortOf(one) },
      path: pathOf(one),
      topic: `visits ${one.kind} ${one.visits[0]?.visit_id ?? ''}`.trim(),
    })),
  );
  await enqueueMails(
    db,
    dealer_id,
    told.map((one) =>
      composeMail(one.email, `${pushMessages.visitHeading} - Smart Elevator Maintenance`, [
        greeting(one.first_name, knownName),
        ...lettersOf(one),
      ]),
    ),
  );
}

/** The visit, if it is one and the technician may see it; else all of theirs. */
const pathOf = ({ kind, count, visits: [first] }: Told): string =>
  kind === 'assigned' && count === 1 && first
    ? `/my_work/visit?visitId=${first.visit_id}`
    : '/my_work/visits';
