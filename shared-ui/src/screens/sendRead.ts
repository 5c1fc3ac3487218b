import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { SendResult } from '@smart-elevator/shared-api/client/useSend';

/** Sends an input once it is read; reading it may fail like sending it. */
export const sendRead = <Input, Reply>(
  input: Promise<Input>,
  send: (input: Input) => Promise<SendResult<Reply> | undefined>,
): Promise<SendResult<Reply> | undefined> =>
  input.then(send, (error: unknown) => ({ ok: false, error: asApiError(error) }));
