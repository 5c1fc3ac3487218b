import { newId } from './newId';
import { isReplaced } from './nextOf';
import type { Discarded, LastAnswer, OutboxItem } from './OutboxItem';
import { inTime, OutboxError } from '../storage/inTime';
import { outboxDatabase, writing, type StoredContent, type Writing } from './outboxDatabase';

/** All items, in the order in which they were stored. */
export async function listItems(): Promise<OutboxItem[]> {
  const items = await inTime((await outboxDatabase()).getAll('items'));
  return items.sort((a, b) => a.sequence - b.sequence);
}

export const contentOf = async (id: string): Promise<StoredContent | undefined> =>
  inTime((await outboxDatabase()).get('contents', id));

export const listDiscarded = async (): Promise<Discarded[]> =>
  inTime((await outboxDatabase()).getAll('discarded'));

/** What is known when something is done; the rest of an item follows from what is stored. */
export type NewItem = Omit<
  OutboxItem,
  'after' | 'device_id' | 'sequence' | 'state' | 'attempts' | 'last' | 'bytes'
>;

/** Stores an item with its content, and gives it its number; all in one transaction. Throws OutboxError. */
export const addItem = (item: NewItem, content?: StoredContent): Promise<OutboxItem> =>
  writing(async (transaction) => {
    const items = transaction.objectStore('items');
    const [known, { device_id, sequence }] = await Promise.all([
      items.getAll(),
      nextNumber(transaction, item.user_id),
    ]);
    // A visit is done only when its files are there; one that is parked holds it back.
    const files = known.filter(({ kind, subject }) => kind === 'file' && subject === item.subject);
    const stored: OutboxItem = {
      ...item,
      after: item.kind === 'file' ? [] : files.map(({ id }) => id),
      ...{ device_id, sequence, state: 'waiting', attempts: 0, last: null },
      bytes: content?.bytes.byteLength ?? 0,
    };
    await items.add(stored);
    // A new Done, or a correction, begins with what the one before said.
    for (const one of known.filter((before) => isReplaced(before, item)))
      await removeFor('Replaced', item.created_at, one, transaction);
    if (content) await transaction.objectStore('contents').add(content);
    return stored;
  });

/** Numbers are those of a user on this device, so that their own server can see which one is missing. */
async function nextNumber(
  transaction: Writing,
  user_id: number,
): Promise<{ device_id: string; sequence: number }> {
  const about = transaction.objectStore('about');
  const known = await about.get('device');
  const first = { device_id: newId(), sequences: {} as Record<number, number> };
  const { device_id, sequences } = known?.key === 'device' ? known : first;
  const sequence = (sequences[user_id] ?? 0) + 1;
  await about.put({ key: 'device', device_id, sequences: { ...sequences, [user_id]: sequence } });
  return { device_id, sequence };
}

/** The device, and the last number that it gave a user; undefined before its first item. */
export async function deviceOf(
  user_id: number,
): Promise<{ device_id: string; sequence: number } | undefined> {
  const known = await inTime((await outboxDatabase()).get('about', 'device'));
  if (known?.key !== 'device') return undefined;
  return { device_id: known.device_id, sequence: known.sequences[user_id] ?? 0 };
}

/** Changes an item that is still there. Throws OutboxError. */
export const changeItem = (
  id: string,
  change: Partial<Pick<OutboxItem, 'state' | 'attempts' | 'next_at' | 'last' | 'version'>>,
): Promise<void> =>
  writing(async (transaction) => {
    const items = transaction.objectStore('items');
    const item = await items.get(id);
    if (item) await items.put({ ...item, ...change });
  });

/** Adds fields to an item that was never sent, which is then due. Throws OutboxError. */
export const amendItem = (id: string, fields: OutboxItem['fields']): Promise<void> =>
  writing(async (transaction) => {
    const items = transaction.objectStore('items');
    const item = await items.get(id);
    if (item?.state === 'waiting' && item.attempts === 0)
      await items.put({ ...item, fields: { ...item.fields, ...fields }, next_at: 0 });
  });

/** What `confirmItem` could not store. */
const unstored = new Map<string, number>();

/**
 * Removes an item that the server has confirmed, and keeps the version that its subject has now. On a phone without room the version
 * stays in the page, and the item goes all the same: that makes room.
 */
export async function confirmItem({ id, versioned }: OutboxItem, version: number | undefined): Promise<void> {
  try {
    await writing(async (transaction) => {
      await remove(transaction, id);
      if (versioned !== null && version !== undefined)
        await transaction.objectStore('versions').put({ key: versioned, version, at: Date.now() });
    });
  } catch (error) {
    if (!(error instanceof OutboxError) || error.fault !== 'full') throw error;
    if (versioned !== null && version !== undefined) unstored.set(versioned, version);
    await writing((transaction) => remove(transaction, id));
  }
}

/** Removes an item because a person said so; the reason stays. */
export const discardItem = (id: string, reason: string, at: string): Promise<void> =>
  writing(async (transaction) => {
    const item = await transaction.objectStore('items').get(id);
    if (item) await removeFor(reason, at, item, transaction);
  });

async function removeFor(
  reason: string,
  at: string,
  { id, sequence, kind, subject, user_id }: OutboxItem,
  transaction: Writing,
): Promise<void> {
  await transaction.objectStore('discarded').put({ id, sequence, kind, subject, user_id, reason, at });
  await remove(transaction, id);
}

async function remove(transaction: Writing, id: string): Promise<void> {
  await transaction.objectStore('items').delete(id);
  await transaction.objectStore('contents').delete(id);
}

/** Keeps why an item was refused; it and its subject wait for a person. */
export const parkItem = (id: string, last: LastAnswer): Promise<void> =>
  changeItem(id, { state: 'parked', last });

/**
 * Returns the version to send with an item: the version that the user saw, or a later one that an earlier item of this phone has
 * made. If another user has changed the row since then, the server refuses the item.
 */
export async function versionFor({ versioned, version }: OutboxItem): Promise<number | undefined> {
  if (versioned === null || version === null) return undefined;
  const known = await inTime((await outboxDatabase()).get('versions', versioned));
  return Math.max(version, known?.version ?? 0, unstored.get(versioned) ?? 0);
}
