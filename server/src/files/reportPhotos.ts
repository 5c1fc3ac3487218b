import { buffer } from 'node:stream/consumers';
import type { Db } from '../database/Database';
import { isoTimestamp } from '../database/listSql';
import { type LocalDays, clockAt, isWithin } from '../database/localDays';
import { sql, type Sql } from '../database/sql';
import type { FileStorage } from './fileStorage';
import { smallJpeg } from './readContent';

/** A picture as a report prints it. */
export interface ReportPhoto {
  /** A JPEG. */
  bytes: Buffer;
  /** yyyy-mm-dd. */
  day: string;
  elevator_name: string;
  /** The item of a visit's checklist that it shows; null for another picture. */
  item: string | null;
}

/** The pictures that a report prints, the oldest first, and how many more were chosen. */
export interface ReportPhotos {
  printed: readonly ReportPhoto[];
  more: number;
}

/** The elevators `e` and the days of a report. */
export interface PhotoScope extends LocalDays {
  dealer_id: number;
  which: Sql;
  /** The visit that has made the report: its pictures are printed whenever they were taken, and none of other visits. */
  visit_id?: number | null;
}

/** Reads the pictures of a report. */
export type PhotosOf = (db: Db, scope: PhotoScope) => Promise<ReportPhotos>;

/** The most pictures in a report, the newest ones: four pages. */
export const MOST_PHOTOS = 24;

/**
 * Reads the pictures that were chosen for reports, of elevators, their tickets and visits, by the day on which they were taken or added;
 * those of the visit of a report on each day. A picture without content is left out.
 */
export const reportPhotos =
  (storage: FileStorage): PhotosOf =>
  async (db, { dealer_id, which, visit_id = null, ...days }) => {
    const moment = sql`coalesce(f.taken_at, f.added_at)`;
    const isOfDays = isWithin(moment, days);
    const isMeant =
      visit_id === null ? isOfDays : sql`(f.visit_id = ${visit_id} or (f.visit_id is null and ${isOfDays}))`;
    const found = await db.query<
      Omit<ReportPhoto, 'bytes' | 'day'> & { object: string; at: string; chosen: number }
    >(sql`
      select f.object, ${isoTimestamp(moment)} as at, e.elevator_name, k.text as item,
        (count(*) over ())::integer as chosen
      from files f
      left join ticket_comments c on c.dealer_id = f.dealer_id and c.comment_id = f.comment_id
      left join tickets t on t.dealer_id = f.dealer_id and t.ticket_id = coalesce(f.ticket_id, c.ticket_id)
      join elevators e on e.dealer_id = f.dealer_id and e.elevator_id = coalesce(f.elevator_id, t.elevator_id, f.visit_elevator_id)
      left join visit_checks k on k.dealer_id = f.dealer_id and k.visit_id = f.visit_id
        and k.elevator_id = f.visit_elevator_id and k.item = f.visit_item
      where f.dealer_id = ${dealer_id} and f.in_reports and f.deleted_at is null and f.width is not null
        and t.deleted_at is null and e.deleted_at is null and ${which} and ${isMeant}
      order by ${moment} desc, f.file_id desc limit ${MOST_PHOTOS}`);
    const printed: ReportPhoto[] = [];
    for (const { object, at, elevator_name, item } of found.toReversed()) {
      const content = await storage.read(object);
      if (!content) continue;
      const day = clockAt(at, days.utc_offset).slice(0, 10);
      printed.push({ bytes: await smallJpeg(await buffer(content)), day, elevator_name, item });
    }
    return { printed, more: (found[0]?.chosen ?? 0) - found.length };
  };
