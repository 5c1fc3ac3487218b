import { useSend, type SendResult } from '@smart-elevator/shared-api/client/useSend';
import {
  confirmPasswordReset,
  requestPasswordReset,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { newPasswordError } from '@smart-elevator/shared-api/contract/account/newPassword';
import { allFilled } from '@smart-elevator/shared-api/contract/fieldRules';
import { validateInput, type FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { serverErrors } from '@smart-elevator/shared-ui/form/serverErrors';
import { failureMessage } from '@smart-elevator/shared-ui/messages';

/** The empty form of both steps, with the names of the API. */
export const EMPTY_RESET = { uid: '', token: '', new_password1: '', new_password2: '', email: '' };
export type PasswordResetInput = typeof EMPTY_RESET;

/** Why a step failed: the message of the form, and those of its fields. */
interface Refused {
  sentence: string;
  fields: Partial<Record<keyof PasswordResetInput, string>>;
}

const NAMES = Object.keys(EMPTY_RESET) as (keyof PasswordResetInput)[];
const REQUEST = allFilled(requestPasswordReset.body.fields);
const CONFIRM = allFilled(confirmPasswordReset.body.fields);

/** The two steps; each returns why it failed, or undefined. */
export function usePasswordReset() {
  const { send: sendRequest } = useSend(requestPasswordReset);
  const { send: sendConfirm } = useSend(confirmPasswordReset);
  return {
    request: async ({ email }: PasswordResetInput): Promise<Refused | undefined> => {
      const checked = validateInput(REQUEST, { email });
      if (!checked.ok) return refusedFor(checked.errors);
      return refusalOf(await sendRequest({ body: { email } }), accountMessages.resetSent);
    },
    confirm: async (values: PasswordResetInput): Promise<Refused | undefined> => {
      const checked = validateInput(CONFIRM, values);
      if (!checked.ok) return refusedFor(checked.errors);
      const fault = newPasswordError(values.new_password1, values.new_password2);
      if (fault) return { sentence: fault, fields: {} };
      return refusalOf(await sendConfirm({ body: values }), accountMessages.passwordReset);
    },
  };
}

/** A step succeeded if the server replied with this sentence (R122, R123). */
function refusalOf(sent: SendResult<{ detail: string }> | undefined, success: string): Refused | undefined {
  if (!sent) return undefined;
  if (!sent.ok) {
    const { fields, detail, failure } = sent.error;
    return refusedFor(fields, detail ?? failureMessage(failure));
  }
  const { detail } = sent.reply;
  return detail === success ? undefined : { sentence: detail || failureMessage('garbage'), fields: {} };
}

/** The reasons at their fields; `otherwise` if there are none. */
function refusedFor(errors: FieldErrors, otherwise = ''): Refused {
  const { fields, rest } = serverErrors(errors, (path) => NAMES.find((name) => name === path));
  const marked = Object.values(fields);
  return { sentence: rest || (marked.length > 0 ? formSummary(marked) : otherwise), fields };
}
