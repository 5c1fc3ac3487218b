import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { isDue, lastAnswer, nextAfter, pauseAfter } from './answerOf';
import { asOneSender } from './oneSender';
import { evenIfFull, OutboxError } from '../storage/inTime';
import type { LastAnswer, OutboxItem } from './OutboxItem';
import { changeItem, confirmItem, listItems, parkItem } from './outboxItems';
import { itemsChanged, outboxState, readItems, setOutboxState } from './outboxState';
import { nextOf } from './nextOf';
import { reportDevice } from './reportDevice';
import { sendItem } from './sendItem';
import { countPhoto } from './storeReply';

/** Subjects that are sent at the same time; each has its order. */
const AT_ONCE = 3;

let running: Promise<void> | undefined;
let again = false;
let hurried = false;

/**
 * Sends what can be sent: of each subject one item after the other, until one fails (R1412). With `now` pauses are over. While it
 * runs, another call makes it look once more.
 */
export function drain({ now = false } = {}): Promise<void> {
  again = true;
  hurried ||= now;
  running ??= run();
  return running;
}

async function run(): Promise<void> {
  // Not before `running` is set.
  await Promise.resolve();
  try {
    while (again) {
      again = false;
      const now = hurried;
      hurried = false;
      if (!(await asOneSender((renew) => sendAll(renew, now)))) return;
    }
  } catch (error) {
    if (!(error instanceof OutboxError)) throw error;
    setOutboxState({ fault: error.fault });
  } finally {
    running = undefined;
  }
}

/** The signed-in user; undefined during sign-out. */
const sender = (): number | undefined => {
  const { session, signingOut } = useSession.getState();
  return session && !signingOut ? Number(session.user_id) : undefined;
};

async function sendAll(renew: () => Promise<boolean>, now: boolean): Promise<void> {
  const user = sender();
  const subjects = new Set(
    (await listItems()).filter(({ user_id }) => user_id === user).map(({ subject }) => subject),
  );
  if (user === undefined) return;
  if (subjects.size === 0) return reportDevice(user);
  setOutboxState({ sending: true, signIn: false });
  const waiting = [...subjects];
  const sendSubjects = async () => {
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift())
      await sendSubject(subject, { user, renew, now });
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendSubjects));
  } finally {
    setOutboxState({ sending: false });
    // Other tabs were told of each change; telling them here would make them send, and tell this one.
    await readItems();
  }
  if (!outboxState().signIn) await reportDevice(user);
}

interface Sending {
  user: number;
  renew: () => Promise<boolean>;
  now: boolean;
}

/** Sends the items of one subject until one is not confirmed. */
async function sendSubject(subject: string, { user, renew, now }: Sending): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const items = (await listItems()).filter((item) => item.subject === subject);
    const head = nextOf(items.filter(({ user_id }) => user_id === user));
    if (!head || outboxState().signIn) return;
    if (items.some(({ id }) => head.after.includes(id))) return;
    if (!(now && isFirst) && !isDue(head.next_at)) return;
    // Another tab has taken over, or another person has signed in.
    if (!(await renew()) || sender() !== user) return;
    if (!(await sendOne(head))) return;
  }
}

/** Whether the server has confirmed it. */
async function sendOne(item: OutboxItem): Promise<boolean> {
  const { id } = item;
  const attempts = item.attempts + 1;
  // A phone without room cannot store that it sends; it sends all the same.
  await changeItem(id, { state: 'sending', attempts }).catch(() => undefined);
  await itemsChanged();
  try {
    await confirmItem(item, await sendItem(item));
  } catch (error) {
    if (error instanceof OutboxError) throw error;
    const failure = asApiError(error);
    const last = lastAnswer(failure);
    const next = nextAfter(failure);
    if (next === 'signIn') setOutboxState({ signIn: true });
    // The item itself is kept: a phone without room for this has not failed to save anything.
    await evenIfFull(next === 'park' ? parkItem(id, last) : wait(item, next, last), undefined);
    await itemsChanged();
    return false;
  }
  countPhoto(item);
  await itemsChanged();
  return true;
}

/** It waits until its pause is over: also for a sign-in, since other tabs try, too; a sign-in ends it. */
function wait({ id, attempts }: OutboxItem, next: 'signIn' | 'retry', last: LastAnswer): Promise<void> {
  const next_at = Date.now() + pauseAfter(attempts + 1);
  return changeItem(id, { state: 'waiting', next_at, ...(next === 'signIn' ? { attempts } : { last }) });
}
