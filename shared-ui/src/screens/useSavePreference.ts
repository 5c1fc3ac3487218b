import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { saveAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import type { AppearanceChanges } from '@smart-elevator/shared-api/contract/preferences/appearance';
import { t } from '../language/t';
import { alertFailure, alertSuccess, dismissFailures } from '../state/alerts';

const ACTION = 'save appearance';

/**
 * Stores a choice that is already applied for the dealer's other browsers, and shows a message if that failed; if it is given,
 * also `done()` once it is stored.
 */
export function useSavePreference(done?: () => string): (changes: AppearanceChanges) => void {
  const { send } = useSend(saveAppearance);
  return (body) => {
    void send({ body }).then((sent) => {
      // A server without the call leaves the choice in this browser.
      const isDone = sent?.ok || sent?.error.failure === 'unsupported';
      if (isDone && done) alertSuccess(done(), ACTION);
      else if (isDone) dismissFailures(ACTION);
      else if (sent)
        alertFailure(t('It applies in this browser but could not be saved for your other browsers.'), ACTION);
    });
  };
}
