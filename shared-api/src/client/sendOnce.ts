import { idempotencyKeyFor, type KeyedInput } from './idempotencyKey';

/** The last change of each action that was not answered: sent again, it is the same one. */
const unanswered = new Map<string, KeyedInput>();

/** Makes a call with the idempotency key of `input`, the same one until it has succeeded (R256). */
export async function sendOnce<T>(
  action: string,
  input: unknown,
  send: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const keyed = idempotencyKeyFor(input, unanswered.get(action));
  unanswered.set(action, keyed);
  const reply = await send({ idempotencyKey: keyed.key });
  unanswered.delete(action);
  return reply;
}
