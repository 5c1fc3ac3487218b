import {
  ACTIVITY_DAYS,
  type ActivityEntry,
  type ActivityKind,
} from '@smart-elevator/shared-api/contract/account/activity';
import type { ListReply } from '../../database/allRows';
import type { Db } from '../../database/Database';
import { containsText, fixedOrder, isoTimestamp, readList, type Paging } from '../../database/listSql';
import { fullNameOfUsername, fullNameOf } from '../../database/personName';
import { sql } from '../../database/sql';
import type { DailyJob } from '../../jobs/runDailyJob';

interface ActivityFilter extends Paging {
  kind?: ActivityKind | undefined;
  person?: string | undefined;
}

/** The activity of a dealer that matches the filter, the newest entry first. */
export function listActivity(
  db: Db,
  dealer_id: number,
  { kind, person, ...paging }: ActivityFilter,
): Promise<ListReply<ActivityEntry>> {
  const aboutName = sql`case when a.object = 'person' then ${fullNameOfUsername(dealer_id, sql`a.subject`)}
    else ${fullNameOf(sql`o`)} end`;
  return readList(
    db,
    {
      columns: sql`a.entry_id, ${isoTimestamp(sql`a.at`)} as at, a.kind, u.username as done_by,
        ${fullNameOf(sql`u`)} as done_by_full_name, o.username as about, ${aboutName} as about_full_name, a.object, a.subject, coalesce(a.address, '') as address`,
      tables: sql`activity a
        left join users u on u.dealer_id = a.dealer_id and u.user_id = a.user_id
        left join users o on o.dealer_id = a.dealer_id and o.user_id = a.about_id`,
      scope: sql`a.dealer_id = ${dealer_id}`,
      filters: [
        kind && sql`a.kind = ${kind}`,
        // The names are on lines of their own, so that no match spans both.
        containsText(
          person,
          sql`concat_ws(e'\n', u.username, ${fullNameOf(sql`u`)}, o.username, ${aboutName})`,
        ),
      ],
      ...fixedOrder(sql`a.entry_id`, sql`a.entry_id`),
      key: sql`a.entry_id`,
    },
    paging,
  );
}

/** Deletes old entries, of all dealers. */
export const activityRetentionJob: DailyJob = {
  name: 'forget activity',
  after: 'today only',
  run: async (db, day) => {
    await db.query(sql`delete from activity where at < ${day}::date - ${ACTIVITY_DAYS}::integer`);
  },
};
