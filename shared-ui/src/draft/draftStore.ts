/** What was typed into a form and not saved, as the browser keeps it. */
export interface StoredDraft {
  /** When it was last typed into, in milliseconds since 1970. */
  at: number;
  /** The fields that were changed, as they were typed. */
  typed: Record<string, unknown>;
  /** The same fields, as they were before. */
  before: Record<string, unknown>;
  /** The version of what is edited, where it has one. */
  version?: number | undefined;
}

/** Whose draft, and of which form. */
export interface DraftName {
  /** The user's id. While nobody is signed in (undefined, 0, '') the draft stays in this tab: the next person is another. */
  owner: number | string | undefined;
  name: string;
}

const PREFIX = 'smart-elevator.draft/';

/** How long a draft is kept: whoever has not come back by then does not miss it. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Never kept, whatever the field that shows them: a second lock behind the one of `PasswordField`. */
const SECRET_NAME = /passw|passcode|secret|token|otp/i;
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** The draft of a form; undefined when there is none, or what stands there is none. */
export function readDraft(of: DraftName): StoredDraft | undefined {
  const draft = parse(storageOf(of).getItem(keyOf(of)));
  return draft && draft.at > Date.now() - MAX_AGE_MS ? draft : undefined;
}

/** Keeps a draft. One write of one key: of two tabs the last one wins, and no reader sees half of either. */
export function writeDraft(of: DraftName, draft: StoredDraft): void {
  const storage = storageOf(of);
  const text = JSON.stringify(draft);
  // A full storage gives up its oldest drafts first. When that is not enough, what is typed still stands on the page.
  for (let left = storage.length; left >= 0; left -= 1) {
    try {
      storage.setItem(keyOf(of), text);
      return;
    } catch {
      if (!dropOldest(storage, keyOf(of))) return;
    }
  }
}

/** Forgets a draft: it was saved or discarded. */
export function deleteDraft(of: DraftName): void {
  storageOf(of).removeItem(keyOf(of));
}

const storageOf = ({ owner }: DraftName): Storage => (owner ? localStorage : sessionStorage);
const keyOf = ({ owner, name }: DraftName): string => `${PREFIX}${owner || 'nobody'}/${name}`;

function dropOldest(storage: Storage, except: string): boolean {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX) && key !== except);
  const ages = keys.map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? 0 }));
  const [oldest] = ages.sort((a, b) => a.at - b.at);
  if (oldest) storage.removeItem(oldest.key);
  return oldest !== undefined;
}

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
