import { downloadParts } from '@smart-elevator/shared-ui/export/downloadFile';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { contentOf, deviceOf, listDiscarded, listItems } from './outboxItems';

/** The form of the exported file. */
const FORMAT = 1;

/**
 * The items that were not sent as a file, each with its photo in base64: the last resort for a phone that cannot send (R1415). Those
 * of one user only. Throws OutboxError.
 */
export async function unsentFile(user_id: number): Promise<string[]> {
  const items = (await listItems()).filter((item) => item.user_id === user_id);
  const discarded = (await listDiscarded()).filter((item) => item.user_id === user_id);
  const head = { format: FORMAT, exported_at: new Date().toISOString(), device: await deviceOf(user_id) };
  const parts = [`${JSON.stringify({ ...head, discarded }).slice(0, -1)},"items":[`];
  for (const [at, item] of items.entries()) {
    const content = await contentOf(item.id);
    const stored = content && { type: content.type, base64: base64Of(content.bytes) };
    parts.push(
      `${at === 0 ? '' : ','}${JSON.stringify({ ...item, ...(stored ? { content: stored } : {}) })}`,
    );
  }
  parts.push(']}');
  return parts;
}

/** Downloads the unsent work of a user. */
export async function exportUnsent(user_id: number): Promise<void> {
  downloadParts(`unsent-work-${localDay()}.json`, await unsentFile(user_id), 'application/json');
}

/** Bytes that are encoded at once: a multiple of 3, and few enough for the arguments of a function. */
const CHUNK = 0x8000 - (0x8000 % 3);

function base64Of(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += CHUNK)
    text += btoa(String.fromCharCode(...all.subarray(at, at + CHUNK)));
  return text;
}
