import { useSend, type Sent } from '@smart-elevator/shared-api/client/useSend';
import {
  confirmPasswordReset,
  requestPasswordReset,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import {
  refusalOfServerReset,
  type TypedReset,
} from '@smart-elevator/shared-api/contract/account/passwordResetRules';
import type { RegistrationRefusal } from '@smart-elevator/shared-api/contract/account/registrationRules';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';

/** The two calls; each answers why it did not succeed, or undefined. */
export function usePasswordReset() {
  const { send: sendRequest } = useSend(requestPasswordReset);
  const { send: sendConfirm } = useSend(confirmPasswordReset);
  return {
    request: async (email: string) =>
      refusalOf(await sendRequest({ body: { email } }), accountSentences.resetSent),
    confirm: async (values: TypedReset) =>
      refusalOf(await sendConfirm({ body: values }), accountSentences.passwordReset),
  };
}

/** It succeeded when the server says so in this sentence (R122, R123). */
function refusalOf(
  sent: Sent<{ detail: string }> | undefined,
  success: string,
): RegistrationRefusal | undefined {
  if (!sent) return undefined;
  if (!sent.ok) {
    const { fields, detail, failure } = sent.error;
    return refusalOfServerReset(fields, detail ?? sentenceFor(failure));
  }
  const { detail } = sent.reply;
  return detail === success ? undefined : { sentence: detail || sentenceFor('garbage'), fields: {} };
}
