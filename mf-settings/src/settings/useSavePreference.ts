import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { saveLook } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { LookChanges } from '@smart-elevator/shared-api/contract/preferences/look';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const ACTION = 'keep look';

/** Stores a choice that is already applied for the dealer's other browsers, and shows a message if that failed. */
export function useSavePreference(): (changes: LookChanges) => void {
  const { send } = useSend(saveLook);
  return (body) => {
    void send({ body }).then((sent) => {
      // A server without the call leaves the choice in this browser.
      const isDone = sent?.ok || sent?.error.failure === 'unsupported';
      if (isDone) dismissFailures(ACTION);
      else if (sent) alertFailure(messages.notKept, ACTION);
    });
  };
}
