import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Endpoint, Input, Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { failureMessage, messages } from '../messages';
import { alertFailure, alertSuccess } from '../state/alerts';
import { retryOf } from '../state/retryOf';

/** The messages about a changing call. */
export interface SendAlerts<E extends Endpoint> {
  /** The operation and its object, for the alerts: 'delete elevator 9'. */
  action: string;
  /** The message of a success. */
  done: string | ((reply: Reply<E>) => string);
  /** If given, the message of a success has the button 'Undo', which calls it. */
  onUndo?: (() => void) | undefined;
  /** The message of a failure, with its reason as text; undefined if it is shown elsewhere. */
  failed: (error: ApiError, reason: string) => string | undefined;
  /** If the object is gone already (404), this is a success and not a failure. */
  goneIsDone?: boolean | undefined;
  /** Whether a failure that is no refusal has the button 'Try again': what made the call is no longer shown, as for 'Undo'. */
  canRetry?: boolean;
}

/** Makes a changing call once, and shows its result as an alert. `onDone` is called before the message of a success. */
export function useSendWithAlert<E extends Endpoint>(
  endpoint: E,
  { action, done, onUndo, failed, goneIsDone, canRetry, onDone }: SendAlerts<E> & { onDone?: () => void },
) {
  const { send, sending } = useSend(endpoint);
  const sendWithAlert = async (input: Input<E>): Promise<void> => {
    const sent = await send(input);
    if (!sent) return;
    const isGone = !sent.ok && sent.error.status === 404;
    // Somebody else has deleted or changed it: the shown data is stale.
    if (isGone) invalidateChangedQueries(endpoint);
    if (sent.ok || (isGone && goneIsDone)) {
      onDone?.();
      const sentence = typeof done === 'string' ? done : sent.ok ? done(sent.reply) : '';
      return alertSuccess(sentence, action, onUndo && { label: messages.undo, onPress: onUndo });
    }
    const sentence = failed(sent.error, failureMessage(sent.error.failure, sent.error.status));
    const again = canRetry ? () => void sendWithAlert(input) : undefined;
    if (sentence !== undefined) alertFailure(sentence, action, retryOf(sent.error, again));
  };
  return { send: sendWithAlert, sending };
}
