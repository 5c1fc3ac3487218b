import type { Db } from '../Database';
import { sql } from '../sql';

/** Since when a restored database sends no messages, and the moment of its backup. */
export interface MessageHold {
  held_at: string;
  backup_made_at: string;
}

/** The hold of this database; undefined when messages are sent. */
export async function findMessageHold(db: Db): Promise<MessageHold | undefined> {
  const [hold] = await db.query<MessageHold>(sql`select held_at, backup_made_at from message_hold`);
  return hold;
}

/** Sends no messages from now on (R853). Without effect in the schema of a release that had no hold. */
export async function holdMessages(db: Db, backupMadeAt: string): Promise<void> {
  const [table] = await db.query(sql`select 1 from pg_class where oid = to_regclass('public.message_hold')`);
  if (table)
    await db.query(
      sql`insert into message_hold (backup_made_at) values (${backupMadeAt}::timestamptz) on conflict do nothing`,
    );
}

/** The sentence for the operator of a database that sends no messages. */
export const heldSentence = ({ held_at, backup_made_at }: MessageHold): string =>
  `This database was restored at ${held_at} from a backup of ${backup_made_at}. It sends no mails and push messages, because the ` +
  'server that made the backup may still run.\n' +
  'When this is the live one: npm run admin -- go-live send, or go-live discard to drop the messages that waited in the backup.';
