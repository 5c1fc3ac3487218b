import { call } from '@smart-elevator/shared-api/client/call';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { keepTaken, listTaken, putTaken } from './takenDocuments';

/** The bytes that are taken along. */
export const MAX_TAKEN_BYTES = 20 * 1024 * 1024;

const BROADCAST = 'mf-technician:taken';

/** Calls `listener` when what is taken along has changed. Returns a function that stops it. */
export function onTaken(listener: () => void): () => void {
  window.addEventListener(BROADCAST, listener);
  return () => window.removeEventListener(BROADCAST, listener);
}

/**
 * Keeps the marked files of these lifts on the phone, the newest first, up to 20 MB (R1443). Files that are there already are not fetched
 * again; those that do not fit are listed without their content. Throws ApiError and OutboxError: what was kept stays.
 */
export async function takeAlong(user_id: number, elevator_ids: readonly number[]): Promise<void> {
  const marked = await markedFiles(elevator_ids);
  const known = new Map((await listTaken(user_id)).map((one) => [one.file_id, one]));
  await keepTaken(user_id, new Set(marked.map(({ file_id }) => file_id)));
  let room = MAX_TAKEN_BYTES;
  for (const { file_id, name, media_type, bytes, added_at, owner_id, url } of marked) {
    const fits = bytes <= room;
    if (fits) room -= bytes;
    const content = fits ? (known.get(file_id)?.content ?? (await fetchContent(url))) : null;
    await putTaken({ user_id, file_id, name, media_type, bytes, added_at, elevator_id: owner_id, content });
  }
  window.dispatchEvent(new Event(BROADCAST));
}

async function markedFiles(elevator_ids: readonly number[]): Promise<StoredFile[]> {
  const marked: StoredFile[] = [];
  for (const owner_id of new Set(elevator_ids)) {
    const { files } = await call(listFiles, { query: { owner: 'elevator', owner_id } });
    marked.push(...files.filter(({ take_along }) => take_along === true));
  }
  return marked.sort((a, b) => b.added_at.localeCompare(a.added_at));
}

/** The content at an address that a list of files answers; null without an answer: it is fetched the next time. */
async function fetchContent(url: string): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(new URL(url, window.location.origin));
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}
