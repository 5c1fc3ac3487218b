import { buffer } from 'node:stream/consumers';
import type { Db } from '../database/Database';
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

/** The elevators `e` and the days, yyyy-mm-dd, of a report. */
export interface PhotoScope {
  dealer_id: number;
  which: Sql;
  from: string;
  to: string;
}

/** Reads the pictures of a report. */
export type PhotosOf = (db: Db, scope: PhotoScope) => Promise<ReportPhoto[]>;

/** The most pictures in a report: two pages. */
const MOST = 12;

/**
 * Reads the pictures that were chosen for reports, of elevators, their tickets and visits, by the day on which they were taken or added. A
 * picture without content is left out.
 */
export const reportPhotos =
  (storage: FileStorage): PhotosOf =>
  async (db, { dealer_id, which, from, to }) => {
    const day = sql`coalesce(f.taken_at, f.added_at)::date`;
    const found = await db.query<Omit<ReportPhoto, 'bytes'> & { object: string }>(sql`
      select f.object, ${day}::text as day, e.elevator_name, k.text as item from files f
      left join ticket_comments c on c.dealer_id = f.dealer_id and c.comment_id = f.comment_id
      left join tickets t on t.dealer_id = f.dealer_id and t.ticket_id = coalesce(f.ticket_id, c.ticket_id)
      join elevators e on e.dealer_id = f.dealer_id and e.elevator_id = coalesce(f.elevator_id, t.elevator_id, f.visit_elevator_id)
      left join visit_checks k on k.dealer_id = f.dealer_id and k.visit_id = f.visit_id
        and k.elevator_id = f.visit_elevator_id and k.item = f.visit_item
      where f.dealer_id = ${dealer_id} and f.in_reports and f.deleted_at is null and f.width is not null
        and t.deleted_at is null and e.deleted_at is null and ${which}
        and ${day} between ${from}::date and ${to}::date
      order by ${day}, f.added_at, f.file_id limit ${MOST}`);
    const photos: ReportPhoto[] = [];
    for (const { object, ...photo } of found) {
      const content = await storage.read(object);
      if (content) photos.push({ ...photo, bytes: await smallJpeg(await buffer(content)) });
    }
    return photos;
  };
