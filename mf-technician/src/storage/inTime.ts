import { msg } from '@smart-elevator/shared-ui/language/t';

/** Why the phone could not store something: it has no room, it refuses, or it did not answer. */
export type OutboxFault = 'full' | 'refused' | 'silent';

export const faultSentences = {
  full: msg('This phone has no room left. Nothing was saved. Delete something, then save again.'),
  refused: msg('This browser stores nothing, so nothing can be kept for later. Nothing was saved.'),
  silent: msg('The storage of this phone does not answer. Nothing was saved. Reload, then save again.'),
} as const satisfies Record<OutboxFault, string>;

/** Nothing was stored; the message is for the user. */
export class OutboxError extends Error {
  constructor(readonly fault: OutboxFault) {
    super(faultSentences[fault]);
  }
}

/** Milliseconds after which a browser that has not answered counts as silent: some hang without room. */
const TIMEOUT_MS = 10_000;

/** The answer of the browser's storage. Throws OutboxError. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new OutboxError('silent')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, silent]);
  } catch (error) {
    if (error instanceof OutboxError) throw error;
    throw new OutboxError(Object(error).name === 'QuotaExceededError' ? 'full' : 'refused');
  } finally {
    clearTimeout(timer);
  }
}

/** What the outbox notes beside the work itself: a phone without room does without, and `answer` counts. Throws OutboxError for any other fault. */
export async function evenIfFull<T>(work: Promise<T>, answer: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof OutboxError && error.fault === 'full') return answer;
    throw error;
  }
}
