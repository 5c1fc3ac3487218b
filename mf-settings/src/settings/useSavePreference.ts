import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { saveLook } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { LookChanges } from '@smart-elevator/shared-api/contract/preferences/look';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const ACTION = 'keep look';

/** Keeps a choice that is shown already for the dealer's other browsers, and says when that failed. */
export function useSavePreference(): (changes: LookChanges) => void {
  const { send } = useSend(saveLook);
  return (body) => {
    void send({ body }).then((sent) => {
      if (sent?.ok) dismissFailures(ACTION);
      else if (sent) alertFailure(messages.notKept, ACTION);
    });
  };
}
