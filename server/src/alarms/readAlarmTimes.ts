import { ALARM_PARTS, type AlarmTime } from '@smart-elevator/shared-api/contract/alarms/alarmTimes';
import type { Db } from '../database/Database';
import { isWithin, ownOffset } from '../database/localDays';
import { sql, type Sql } from '../database/sql';

/** A number of minutes that one of the alarms really took, not a value between two. */
const within = (share: number): Sql =>
  sql`ceil(percentile_disc(${share}::double precision) within group (order by p.took) / 60)::integer`;

interface ReportedDays {
  /** yyyy-mm-dd, both inclusive. */
  from: string;
  to: string;
  /** The minutes that the dealer's clock is ahead of UTC; by default that of this machine. */
  utc_offset?: number | undefined;
}

/**
 * How long the parts of the clock took, of the alarms that were reported on these days, both inclusive, in the dealer's day (R1369):
 * all four parts. False alarms are left out: nobody was freed.
 */
export async function readAlarmTimes(
  db: Db,
  dealer_id: number,
  { from, to, utc_offset = ownOffset() }: ReportedDays,
): Promise<AlarmTime[]> {
  const found = await db.query<AlarmTime>(sql`
    select p.part, count(*)::integer as alarms, ${within(0.5)} as median_minutes, ${within(0.9)} as p90_minutes,
      ceil(max(p.took) / 60)::integer as worst_minutes
    from alarms a cross join lateral (values
      ('acknowledged', extract(epoch from a.acknowledged_at - a.reported_at)::double precision),
      ('arrived', extract(epoch from a.arrived_at - a.acknowledged_at)::double precision),
      ('released', extract(epoch from a.released_at - a.arrived_at)::double precision),
      ('total', extract(epoch from a.released_at - a.reported_at)::double precision)) as p (part, took)
    where a.dealer_id = ${dealer_id} and not a.false_alarm and p.took is not null
      and ${isWithin(sql`a.reported_at`, { from, to, utc_offset })}
    group by p.part`);
  return ALARM_PARTS.map((part) => found.find((one) => one.part === part) ?? none(part));
}

const none = (part: AlarmTime['part']): AlarmTime => ({
  ...{ part, alarms: 0 },
  ...{ median_minutes: null, p90_minutes: null, worst_minutes: null },
});
