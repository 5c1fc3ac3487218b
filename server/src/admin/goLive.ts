import { StartupError } from '../config/StartupError';
import type { MessageHold } from '../database/backup/messageHold';
import type { Database } from '../database/Database';
import { joinSql, raw, sql } from '../database/sql';
import { OUTBOXES } from '../outbox/claims';

/**
 * Lets a restored database send messages (R853): all that wait, or, with `discard`, only those that were queued after the
 * restore. Returns what happens to them.
 */
export async function goLive(db: Database, which: string): Promise<string> {
  if (which !== 'send' && which !== 'discard')
    throw new StartupError(`go-live takes the word send or the word discard; it is ${which}.`);
  return db.transaction(async (within) => {
    const [hold] = await within.query<MessageHold>(
      sql`delete from message_hold returning held_at, backup_made_at`,
    );
    if (!hold) throw new StartupError('This database sends its messages already.');
    let discarded = 0;
    for (const table of which === 'discard' ? OUTBOXES : []) {
      const gone = await within.query(
        sql`delete from ${raw(table)} where sent_at is null and created_at < ${hold.held_at}::timestamptz returning 1`,
      );
      discarded += gone.length;
    }
    const waiting = await within.query<{ count: number }>(
      joinSql(
        OUTBOXES.map(
          (table) =>
            sql`select count(*) as count from ${raw(table)} where sent_at is null and dead_at is null`,
        ),
        ' union all ',
        sql``,
      ),
    );
    const sum = waiting.reduce((total, { count }) => total + count, 0);
    const dropped =
      discarded > 0
        ? ` ${messages(discarded)} of the backup ${discarded === 1 ? 'was' : 'were'} dropped.`
        : '';
    return `This database is the live one now. ${messages(sum)} ${sum === 1 ? 'waits' : 'wait'} and will be sent.${dropped}`;
  });
}

const messages = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;
