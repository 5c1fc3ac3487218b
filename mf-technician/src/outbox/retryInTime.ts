import { drain } from './drain';
import { onOutboxState, outboxState } from './outboxState';

/**
 * Sends again as soon as the pause of an item is over: on a poor line the next occasion may be half a minute away (R1413). Returns a
 * function that stops it.
 */
export function retryInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const now = Date.now();
    const pauses = outboxState()
      .items.filter(({ state, next_at }) => state === 'waiting' && next_at > now)
      .map(({ next_at }) => next_at - now);
    // One whose pause is over waits for another occasion: the server wants a sign-in, or another tab sends.
    if (pauses.length > 0) timer = setTimeout(() => void drain(), Math.min(...pauses));
  };
  const forget = onOutboxState(plan);
  return () => {
    forget();
    clearTimeout(timer);
  };
}
