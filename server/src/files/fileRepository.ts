import {
  cleanFileName,
  FILE_BIN_DAYS,
  MAX_FILES,
  nameOfType,
  type FileOwner,
  type FileType,
  type FileUsage,
} from '@smart-elevator/shared-api/contract/files/storedFile';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import type { Database, Db } from '../database/Database';
import { isoTimestamp } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { raw, sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { HttpError, badRequest, conflict, forbidden, notFound } from '../http/HttpError';
import { elevatorExists } from '../elevators/elevatorExists';
import { checkOwner, IDS, itemOfFile, type ItemOfFile, type Owner } from './fileOwners';

/** A row of `files`, as it is read. */
export interface FileRow {
  file_id: string;
  owner: FileOwner;
  owner_id: number;
  /** The lift and the item of a visit's checklist that a file of a visit shows; null without one. */
  elevator_id: number | null;
  item: number | null;
  name: string;
  media_type: FileType;
  bytes: number;
  width: number | null;
  height: number | null;
  taken_at: string | null;
  added_at: string;
  who: string | null;
  who_full_name: string | null;
  scanned: boolean;
  in_reports: boolean;
  take_along: boolean;
  object: string;
  user_id: number | null;
}

/** What is stored of a new file. */
export interface NewFileRow
  extends Pick<FileRow, 'file_id' | 'owner' | 'owner_id' | 'name' | 'media_type'>, ItemOfFile {
  bytes: number;
  /** In hexadecimal. */
  sent_sha256: string;
  object: string;
  width: number | null;
  height: number | null;
  taken_at: string | undefined;
  scanned: boolean;
}

const COLUMNS = sql`f.file_id, f.name, f.media_type, f.bytes, f.width, f.height, f.scanned, f.in_reports, f.take_along, f.object, f.user_id,
  ${isoTimestamp(sql`f.taken_at`)} as taken_at, ${isoTimestamp(sql`f.added_at`)} as added_at,
  coalesce(f.ticket_id, f.comment_id, f.elevator_id, f.contract_id, f.visit_id, f.alarm_id) as owner_id,
  f.visit_elevator_id as elevator_id, f.visit_item as item,
  case when f.ticket_id is not null then 'ticket' when f.comment_id is not null then 'comment'
    when f.elevator_id is not null then 'elevator' when f.contract_id is not null then 'contract'
    when f.visit_id is not null then 'visit' else 'alarm' end as owner,
  u.username as who, ${fullNameOf(sql`u`)} as who_full_name`;
const TABLES = sql`files f left join users u on u.dealer_id = f.dealer_id and u.user_id = f.user_id`;

/** The files of an owner; those of a ticket with those of its comments. The first added is first. */
export async function filesOf(db: Db, caller: Caller, { owner, owner_id }: Owner): Promise<FileRow[]> {
  const ofComments =
    owner === 'ticket' && caller.user_type !== 'CustomerUser'
      ? sql`or f.comment_id in (select comment_id from ticket_comments
          where dealer_id = ${caller.dealer_id} and ticket_id = ${owner_id})`
      : sql``;
  return db.query<FileRow>(sql`select ${COLUMNS} from ${TABLES} where f.dealer_id = ${caller.dealer_id}
    and f.deleted_at is null and (f.${IDS[owner]} = ${owner_id} ${ofComments})
    order by f.added_at, f.file_id limit ${MAX_FILES}`);
}

/** A file of the dealer, also a deleted one; undefined when there is none. */
export async function findFile(
  db: Db,
  dealer_id: number,
  file_id: string,
): Promise<(FileRow & { sent_sha256: string; is_deleted: boolean }) | undefined> {
  const [found] = await db.query<FileRow & { sent_sha256: string; is_deleted: boolean }>(sql`
    select ${COLUMNS}, encode(f.sent_sha256, 'hex') as sent_sha256, f.deleted_at is not null as is_deleted
    from ${TABLES} where f.dealer_id = ${dealer_id} and f.file_id = ${file_id}::uuid`);
  return found;
}

/** Whether an upload is a repetition of the one that stored a file. Throws 409 when it is another one. */
export function isSameUpload(
  stored: Owner & { sent_sha256: string; is_deleted: boolean },
  sent: Owner,
  sha256: string,
): true {
  const isSame =
    !stored.is_deleted &&
    stored.owner === sent.owner &&
    stored.owner_id === sent.owner_id &&
    stored.sent_sha256 === sha256;
  if (!isSame) throw conflict({ detail: fileMessages.otherFile });
  return true;
}

/** The bytes and the number of a dealer's files that are not deleted. */
async function used(db: Db, dealer_id: number): Promise<{ files: number; bytes: number }> {
  const [sums] = await db.query<{ files: number; bytes: number }>(sql`
    select count(*)::integer as files, coalesce(sum(bytes), 0)::bigint as bytes from files
    where dealer_id = ${dealer_id} and deleted_at is null`);
  return sums ?? { files: 0, bytes: 0 };
}

/** How much a dealer stores. */
export const usageOf = async (
  db: Db,
  dealer_id: number,
  quota_bytes: number,
): Promise<Omit<FileUsage, 'scanner'>> => ({ ...(await used(db, dealer_id)), quota_bytes });

/** Throws 413 when `bytes` more are over the quota. */
export async function checkQuota(db: Db, dealer_id: number, bytes: number, quota: number): Promise<void> {
  if ((await used(db, dealer_id)).bytes + bytes > quota)
    throw new HttpError(413, { detail: fileMessages.quota });
}

/**
 * Stores the row of a file whose objects are stored. False when there is a row with this id. Uploads of one dealer wait
 * for each other here, so that together they stay within the quota.
 */
export const insertFile = (db: Database, caller: Caller, file: NewFileRow, quota: number): Promise<boolean> =>
  db.transaction(async (within) => {
    const { dealer_id, user_id } = caller;
    // The bytes may have taken minutes: the lift may be gone.
    if (file.owner === 'elevator' && !(await elevatorExists(within, dealer_id, file.owner_id, 'for share')))
      throw notFound();
    await within.query(sql`select pg_advisory_xact_lock(hashtextextended('files', ${dealer_id}::bigint))`);
    await checkQuota(within, dealer_id, file.bytes, quota);
    const [of] = await within.query<{ files: number }>(sql`select count(*)::integer as files from files
      where dealer_id = ${dealer_id} and deleted_at is null and ${IDS[file.owner]} = ${file.owner_id}`);
    if (of && of.files >= MAX_FILES) throw badRequest({ file: [fileMessages.tooMany] });
    // The clock of a phone may be ahead.
    const takenAt =
      file.taken_at === undefined ? sql`null` : sql`least(${file.taken_at}::timestamptz, now())`;
    const item = await itemOfFile(within, dealer_id, file);
    const added = await within.query(sql`
      insert into files (dealer_id, file_id, ${IDS[file.owner]}, visit_elevator_id, visit_item, name, media_type, bytes, sent_sha256, object,
        width, height, taken_at, scanned, user_id)
      values (${dealer_id}, ${file.file_id}::uuid, ${file.owner_id}, ${file.elevator_id ?? null}::bigint,
        ${item}::smallint, ${file.name}, ${file.media_type}, ${file.bytes},
        decode(${file.sent_sha256}, 'hex'), ${file.object}, ${file.width}, ${file.height}, ${takenAt},
        ${file.scanned}, ${user_id})
      on conflict do nothing returning 1`);
    return added.length > 0;
  });

/** A change of a file by its caller: 404 unless they may see its owner, 403 unless they may change it. */
async function changeable(db: Db, caller: Caller, file_id: string): Promise<FileRow> {
  const found = await findFile(db, caller.dealer_id, file_id);
  if (!found) throw notFound();
  await checkOwner(db, caller, found, 'change');
  if (!canChange(caller, found)) throw forbidden();
  return found;
}

/** Whether a caller may rename and delete a file that they see. */
export const canChange = (
  { user_type, user_id }: Pick<Caller, 'user_type' | 'user_id'>,
  file: Pick<FileRow, 'user_id'>,
): boolean => user_type === 'DealerUser' || (user_type === 'TechnicianUser' && file.user_id === user_id);

/** Runs `update files … set ${changes}` for one file, and returns it. 404 when no row matches. */
const updateFile = (changes: Sql, condition: Sql) => (db: Database, caller: Caller, file_id: string) =>
  db.transaction(async (within): Promise<FileRow> => {
    const file = await changeable(within, caller, file_id);
    const changed = await within.query(sql`update files set ${changes}
      where dealer_id = ${caller.dealer_id} and file_id = ${file_id}::uuid and ${condition} returning 1`);
    const [row] =
      changed.length === 0
        ? []
        : await within.query<FileRow>(sql`select ${COLUMNS} from ${TABLES}
      where f.dealer_id = ${caller.dealer_id} and f.file_id = ${file_id}::uuid`);
    return row ?? notFoundOf(file);
  });

const notFoundOf = (_: FileRow): never => {
  throw notFound();
};

interface FileChange {
  name?: string | undefined;
  in_reports?: boolean | undefined;
  take_along?: boolean | undefined;
}

/** Changes a file. What is taken along is said by the dealer, of files of lifts (R1443). */
export const changeFile = async (
  db: Database,
  caller: Caller,
  file_id: string,
  {
    name = null,
    in_reports = null,
    take_along = null,
  }: { [Name in keyof FileChange]: FileChange[Name] | null },
): Promise<FileRow> => {
  const { owner, media_type } = await changeable(db, caller, file_id);
  if (take_along !== null) {
    if (caller.user_type !== 'DealerUser') throw forbidden();
    if (owner !== 'elevator') throw badRequest({ take_along: [fileMessages.onlyOfLift] });
  }
  return updateFile(
    sql`name = coalesce(${name && cleanFileName(nameOfType(name, media_type))}, name), in_reports = coalesce(${in_reports}::boolean, in_reports),
      take_along = coalesce(${take_along}::boolean, take_along)`,
    sql`deleted_at is null`,
  )(db, caller, file_id);
};

/** Deletes a file; 400 for the permit of a lift that was sealed (R1368). */
export const removeFile = async (db: Database, caller: Caller, file_id: string): Promise<FileRow> => {
  await changeable(db, caller, file_id);
  const [permit] = await db.query(sql`select from seals
    where dealer_id = ${caller.dealer_id} and permit_file_id = ${file_id}::uuid`);
  if (permit) throw badRequest({ file_id: [fileMessages.isPermit] });
  const changes = sql`deleted_at = now(), deleted_by = ${caller.user_id}`;
  return updateFile(changes, sql`deleted_at is null`)(db, caller, file_id);
};

/** Restores a deleted file (R1107). What the dealer has deleted is 404 for a technician. */
export const restoreFile = (db: Database, caller: Caller, file_id: string): Promise<FileRow> => {
  const mayRestore = caller.user_type === 'DealerUser' ? sql`true` : sql`deleted_by = ${caller.user_id}`;
  return updateFile(
    sql`deleted_at = null, deleted_by = null`,
    sql`(deleted_at is null
      or (deleted_at > now() - make_interval(days => ${raw(String(FILE_BIN_DAYS))}) and ${mayRestore}))`,
  )(db, caller, file_id);
};
