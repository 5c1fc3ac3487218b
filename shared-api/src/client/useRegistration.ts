import { newPasswordError } from '../contract/account/newPassword';
import type { Reply } from '../contract/endpoint';
import { register } from '../contract/people/endpoints';
import type { Registration } from '../contract/people/person';
import { registrationRefusal } from '../contract/people/registrationRules';
import { localValidationError } from './ApiError';
import { useSend, type SendResult } from './useSend';

/** Registers a person. A refusal, here or by the server, is shown with the console's messages (R133 to R136). */
export function useRegistration() {
  const { send } = useSend(register);
  return async (body: Registration): Promise<SendResult<Reply<typeof register>> | undefined> => {
    const fault = newPasswordError(body.password1, body.password2);
    if (fault) return { ok: false, error: localValidationError({ non_field_errors: [fault] }) };
    const sent = await send({ body });
    return !sent || sent.ok
      ? sent
      : { ok: false, error: localValidationError(registrationRefusal(sent.error.fields)) };
  };
}
