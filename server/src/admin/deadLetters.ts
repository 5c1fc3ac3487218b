import { StartupError } from '../config/StartupError';
import type { Database } from '../database/Database';
import { joinSql, sql, raw, type Sql } from '../database/sql';
import { OUTBOXES, type OutboxTable } from '../outbox/claims';
import { counted } from '../config/counted';

/** The kind, the recipient and the subject of a message, as text. */
const LABELS: Readonly<Record<OutboxTable, { kind: string; to: Sql; about: Sql }>> = {
  outbox: { kind: 'mail', to: sql`m.recipient`, about: sql`m.subject` },
  push_outbox: { kind: 'push', to: sql`cardinality(m.recipients) || ' devices'`, about: sql`m.heading` },
  text_outbox: { kind: 'text', to: sql`m.recipient`, about: sql`'alarm ' || m.alarm_id` },
  web_push_outbox: { kind: 'browser', to: sql`'browser ' || m.subscription_id`, about: sql`m.title` },
};

interface DeadLetter {
  message_id: string;
  kind: string;
  recipient: string;
  about: string;
  attempts: number;
  dead_at: string;
  last_error: string;
}

/** The maximum number of letters that are listed; the total is always shown. */
const MAX_LISTED = 200;

/** The messages that were given up, the newest first, as text; of their content only the subject is shown. */
export async function listDeadLetters(db: Database): Promise<string> {
  const of = (table: OutboxTable) => sql`select m.message_id, ${LABELS[table].kind}::text as kind,
      ${LABELS[table].to} as recipient, ${LABELS[table].about} as about, m.attempts, m.dead_at,
      coalesce(m.last_error, '') as last_error
    from ${tableName(table)} m where m.dead_at is not null and m.sent_at is null`;
  const all = sql`(${joinSql(OUTBOXES.map(of), ' union all ', sql``)}) letters`;
  const letters = await db.query<DeadLetter>(
    sql`select * from ${all} order by dead_at desc, message_id limit ${MAX_LISTED}`,
  );
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>(
    sql`select count(*) as count from ${all}`,
  );
  if (count === 0) return 'There are no dead letters.';
  return [
    `${counted(count, 'dead letter')}${count > MAX_LISTED ? `, the newest ${MAX_LISTED} of them` : ''}:`,
    ...letters.flatMap(describe),
    '',
    'Send one again with: npm run admin -- replay <message id>; all of them with: npm run admin -- replay all',
  ].join('\n');
}

const describe = (letter: DeadLetter): string[] => [
  '',
  `  ${letter.message_id}  ${letter.kind} to ${letter.recipient}: ${letter.about}`,
  `      given up ${letter.dead_at} after ${counted(letter.attempts, 'try', 'tries')}: ${letter.last_error}`,
];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Queues a dead letter, or `all` of them, again, with the former tries and under the same ids. Returns a sentence
 * with their number; throws a StartupError when there is no such letter.
 */
export async function replayDeadLetters(db: Database, which: string): Promise<string> {
  const all = which.toLowerCase() === 'all';
  if (!all && !UUID.test(which))
    throw new StartupError(`replay takes the id of a dead letter, or the word all; it is ${which}.`);
  const replayed = await db.transaction(async (within) => {
    let count = 0;
    for (const table of OUTBOXES) {
      const rows = await within.query(sql`
        update ${tableName(table)} set dead_at = null, attempts = 0, next_attempt_at = now()
        where dead_at is not null and sent_at is null ${all ? sql`` : sql`and message_id = ${which}::uuid`}
        returning 1`);
      count += rows.length;
    }
    return count;
  });
  if (replayed === 0 && !all) throw new StartupError(`There is no dead letter ${which}.`);
  if (replayed === 0) return 'There are no dead letters.';
  return `${replayed} ${replayed === 1 ? 'message waits' : 'messages wait'} for delivery again.`;
}

/** The name of a table as SQL; it is one of our own. */
const tableName = (table: OutboxTable): Sql => raw(table);
