import { prepareFile } from '@smart-elevator/shared-ui/screens/files/prepareFile';
import type { NewFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { drain } from './drain';
import { kindOf, type FileIntent, type Intent, type StoredIntent } from './Intent';
import { newId } from './newId';
import { OutboxError } from '../storage/inTime';
import { serverNow } from '../storage/serverClock';
import { type StoredContent } from './outboxDatabase';
import { addItem, amendItem, changeItem, discardItem, type NewItem } from './outboxItems';
import { itemsChanged, outboxUser } from './outboxState';

/**
 * Stores what a person did, and sends it as soon as it can be sent. Resolves with its id when it is stored on this phone. Throws
 * OutboxError, whose message is for the user, when it is not: nothing of it is stored then (R1411). It is sent after `delay` milliseconds, in
 * which `amend` may add to it.
 */
export async function enqueue(intent: Intent, delay = 0): Promise<string> {
  const user = outboxUser();
  const kind = kindOf(intent.kind);
  if (!user || !kind) throw new OutboxError('refused');
  const id = newId();
  const stored: StoredIntent = {
    params: intent.kind === 'file' ? {} : { ...intent.params },
    // A copy: what the screen changes later is another intent.
    fields: JSON.parse(JSON.stringify(intent.fields)),
  };
  const item: NewItem = {
    id,
    kind: intent.kind,
    about: intent.about ?? '',
    ...stored,
    subject: kind.subjectOf(stored),
    versioned: kind.versionedOf?.(stored) ?? null,
    version: 'version' in intent ? intent.version : null,
    ...user,
    created_at: serverNow().toISOString(),
    next_at: delay > 0 ? Date.now() + delay : 0,
  };
  await addItem(item, intent.kind === 'file' ? await contentOf(id, intent) : undefined);
  askForRoom();
  await itemsChanged();
  void drain();
  return id;
}

const contentOf = async (id: string, { content }: FileIntent): Promise<StoredContent> => ({
  id,
  type: content.type,
  bytes: await content.arrayBuffer(),
});

/**
 * Stores a chosen photo of a visit or a ticket: turned, made smaller, without where it was taken. Throws FileRefusedError for what is
 * no picture, and OutboxError.
 */
export async function enqueuePhoto(
  file: File,
  of: Omit<NewFile, 'name' | 'sha256' | 'taken_at'>,
  about = '',
): Promise<string> {
  const { content, name, sha256, taken_at } = await prepareFile(file);
  const fields = { ...of, name, sha256, ...(taken_at === undefined ? {} : { taken_at }) };
  return enqueue({ kind: 'file', fields, content, about });
}

/** Adds fields to an item that was never sent, and sends it. One that was sent stays as it is: its key stands for what it had. */
export async function amend(id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await amendItem(id, fields);
  await itemsChanged();
  void drain();
}

/** Sends an item again that was refused; `version` is the one that the person has seen since (R1413). */
export async function retry(id: string, version?: number): Promise<void> {
  await changeItem(id, { state: 'waiting', next_at: 0, ...(version === undefined ? {} : { version }) });
  await itemsChanged();
  await drain({ now: true });
}

/** Deletes an item because a person says so. The reason stays on the phone and is told to the server. */
export async function discard(id: string, reason: string): Promise<void> {
  await discardItem(id, reason, new Date().toISOString());
  await itemsChanged();
  void drain();
}

let isAsked = false;

/** Browsers delete what a site stores when they need room, unless it was asked for; the answer changes nothing here. */
function askForRoom(): void {
  if (isAsked || !('storage' in navigator) || !('persist' in navigator.storage)) return;
  isAsked = true;
  navigator.storage.persist().catch(() => undefined);
}
