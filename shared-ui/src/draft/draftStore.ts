import {
  browserStorage,
  tabStorage,
  type BrowserStorage,
} from '@smart-elevator/shared-api/client/browserStorage';
import { itemOfTab, keyOfTab } from '@smart-elevator/shared-api/client/tabs';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';

/** The unsaved input of a form, as it is stored in the browser. */
export interface StoredDraft {
  /** The time of the last input, in milliseconds since 1970. */
  at: number;
  /** The changed fields with their input. */
  typed: Record<string, unknown>;
  /** The same fields with their former values. */
  before: Record<string, unknown>;
  /** The version of the edited entity, if it has one. */
  version?: number | undefined;
}

/** The owner and the form of a draft. */
export interface DraftName {
  /**
   * The user's id. While signed out (undefined, 0, '') the draft stays in this tab: the next user may be another
   * person.
   */
  owner: number | string | undefined;
  name: string;
}

const PREFIX = 'smart-elevator.draft/';

/** Drafts expire after this time. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Fields with these names are never stored, with any type of input: a second check besides that of `PasswordField`. */
const SECRET_NAME = /passw|passcode|secret|token|otp/i;
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/**
 * The draft of a form in this tab, or the last one that a closed tab has left; undefined if there is none, or if the stored text is
 * not a draft.
 */
export function readDraft(of: DraftName): StoredDraft | undefined {
  const draft = parse(of.owner ? itemOfTab(nameOf(of)) : tabStorage.getItem(nameOf(of)));
  return isCurrent(draft) ? draft : undefined;
}

/**
 * Stores a draft. Each tab has its own; where a browser has no Web Locks, the last of two tabs wins, and no reader sees a mix of both.
 * Returns whether the browser has stored it; if not, it lasts as long as the page (R177).
 */
export function writeDraft(of: DraftName, draft: StoredDraft): boolean {
  const storage = storageOf(of);
  const text = JSON.stringify(draft);
  return storage.setItem(keyOf(of), text) || (dropExpired(storage) && storage.setItem(keyOf(of), text));
}

/** Whether this tab has a draft. */
export const hasDraft = (of: DraftName): boolean => storageOf(of).getItem(keyOf(of)) !== null;

/** Removes the draft of this tab, which was saved or discarded. */
export function deleteDraft(of: DraftName): void {
  storageOf(of).removeItem(keyOf(of));
}

const storageOf = ({ owner }: DraftName): BrowserStorage => (owner ? browserStorage : tabStorage);
const nameOf = ({ owner, name }: DraftName): string => `${PREFIX}${owner || 'nobody'}/${name}`;
const keyOf = (of: DraftName): string => (of.owner ? keyOfTab(nameOf(of)) : nameOf(of));

/** Makes room; false if there was no expired draft. */
function dropExpired(storage: BrowserStorage): boolean {
  const drafts = storage.keys().filter((key) => key.startsWith(PREFIX));
  const expired = drafts.filter((key) => !isCurrent(parse(storage.getItem(key))));
  expired.forEach((key) => storage.removeItem(key));
  return expired.length > 0;
}

const isCurrent = (draft: StoredDraft | undefined): boolean =>
  draft !== undefined && draft.at > Date.now() - MAX_AGE_MS;

function parse(text: string | null): StoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return undefined;
    const { at, typed, before, version } = value;
    if (typeof at !== 'number' || !isRecord(typed) || !isRecord(before)) return undefined;
    return { at, typed, before, ...(typeof version === 'number' ? { version } : {}) };
  } catch {
    return undefined;
  }
}
