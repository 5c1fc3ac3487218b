import { ApiError, asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { upload } from '@smart-elevator/shared-api/client/upload';
import { deviceHeaders } from '@smart-elevator/shared-api/contract/devices/deviceHeaders';
import { putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { NewFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { kindOf } from './Intent';
import type { OutboxItem } from './OutboxItem';
import { contentOf, versionFor } from './outboxItems';
import { storeComment, storeReply } from './storeReply';

/** Milliseconds for an answer; a photo on a poor line takes longer. */
const ANSWER_MS = 60_000;
const UPLOAD_MS = 150_000;

/** Sends an item, and returns the version that its subject has then. Throws ApiError. */
export async function sendItem(item: OutboxItem): Promise<number | undefined> {
  const kind = kindOf(item.kind);
  // A newer version of the app has stored it, and will send it.
  if (!kind) throw new ApiError('unsupported');
  const headers = {
    [deviceHeaders.id]: item.device_id,
    [deviceHeaders.sequence]: String(item.sequence),
    [deviceHeaders.user]: String(item.user_id),
  };
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), item.kind === 'file' ? UPLOAD_MS : ANSWER_MS);
  try {
    const reply: unknown =
      item.kind === 'file'
        ? await sendFile(item, { headers, signal: stop.signal })
        : await call(
            kind.endpoint,
            {
              params: item.params,
              body: kind.bodyOf(item.fields, {
                version: await versionFor(item),
                created_at: item.created_at,
              }),
            },
            { headers, signal: stop.signal, idempotencyKey: item.id },
          );
    const version = versionIn(reply, item, kind.repeats);
    storeReply(item, reply);
    storeComment(item, reply);
    return version;
  } catch (error) {
    const failure = asApiError(error);
    // It took too long: nobody knows whether the server has it.
    throw failure.failure === 'cancelled' ? new ApiError('offline') : failure;
  } finally {
    clearTimeout(timer);
  }
}

async function sendFile(
  { id, fields, created_at }: OutboxItem,
  options: { headers: Record<string, string>; signal: AbortSignal },
): Promise<unknown> {
  const content = await contentOf(id);
  if (!content) throw new ApiError('unsupported');
  const file = new Blob([content.bytes], { type: content.type });
  return upload(putFile, file, {
    params: { file_id: id },
    // A photo that does not say when it was taken was chosen then.
    query: newFileOf({ taken_at: created_at, ...fields }),
    ...options,
  });
}

/** The fields of a file, as `enqueue` has stored them. */
const newFileOf = (fields: OutboxItem['fields']): NewFile => fields as NewFile;

/**
 * The version in an answer, which must be about the same thing: a network that asks for a sign-in of its own answers everything
 * with 200 (R1413).
 */
function versionIn(reply: unknown, { id, params }: OutboxItem, repeats: string): number | undefined {
  const answered = isRecord(reply) ? reply[repeats] : undefined;
  const expected = repeats === 'file_id' ? id : params[repeats];
  const isOurs = expected === undefined ? answered !== undefined : answered === expected;
  if (!isOurs) throw new ApiError('garbage', 200);
  return isRecord(reply) && typeof reply['version'] === 'number' ? reply['version'] : undefined;
}
