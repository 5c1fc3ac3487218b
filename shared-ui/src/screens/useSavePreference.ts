import { useRef } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { saveAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { AppearanceChanges } from '@smart-elevator/shared-api/contract/preferences/appearance';
import { t } from '../language/t';
import { failureMessage } from '../messages';
import { alertFailure, alertSuccess, dismissFailures } from '../state/alerts';
import { sendRead } from './sendRead';

const ACTION = 'save appearance';

/**
 * Stores a choice that is already applied for the dealer's other browsers, and shows a message if that failed; if it is given,
 * also `done()` once it is stored. `onEnd`, if given, restores the former value after a failure, and the message has its reason.
 * A choice during a save is saved after it. `merge`, if given, puts the choice into what is stored by then.
 */
export function useSavePreference(
  done?: () => string,
  onEnd?: (changes: AppearanceChanges, isSaved: boolean) => void,
  merge?: (changes: AppearanceChanges) => Promise<AppearanceChanges>,
): (changes: AppearanceChanges) => void {
  const { send } = useSend(saveAppearance);
  const queue = useRef(Promise.resolve());
  return (body) => {
    queue.current = queue.current.then(async () => {
      const sent = await (merge ? sendRead(merge(body), (merged) => send({ body: merged })) : send({ body }));
      if (!sent) return;
      // A server without the call leaves the choice in this browser.
      const isDone = sent.ok || sent.error.failure === 'unsupported';
      onEnd?.(body, isDone);
      if (isDone && done) alertSuccess(done(), ACTION);
      else if (isDone) dismissFailures(ACTION);
      else if (!onEnd || sent.ok)
        alertFailure(t('It applies in this browser but could not be saved for your other browsers.'), ACTION);
      else
        alertFailure(
          t('It could not be saved. {reason}', {
            reason: failureMessage(sent.error.failure, sent.error.status),
          }),
          ACTION,
        );
    });
  };
}
