import { browserStorage, tabStorage } from './browserStorage';

/** 128 random bits; randomUUID is not available on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const ID = 'smart-elevator.tab';
const LOCK = `${ID}/`;

/** Shared by all copies of this module on the page. */
const page: typeof globalThis & { smartElevatorTab?: string } = globalThis;

/** This tab, also after a reload; '' where a browser has no Web Locks: all its tabs are then one. */
const tab = globalThis.navigator?.locks ? (page.smartElevatorTab ??= beginTab()) : '';

/** The open tabs; undefined until they are known. */
let open: ReadonlySet<string> | undefined;

if (tab) {
  look();
  // Before a form is opened here, the user comes to this tab.
  globalThis.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

function beginTab(): string {
  const id = tabStorage.getItem(ID) ?? newKey();
  // It is stored only while the page is left: a duplicated tab copies the storage, and is another tab.
  const forget = () => tabStorage.removeItem(ID);
  forget();
  globalThis.addEventListener('pageshow', forget);
  globalThis.addEventListener('pagehide', () => void tabStorage.setItem(ID, id));
  navigator.locks.request(LOCK + id, () => new Promise<never>(() => undefined)).catch(() => undefined);
  return id;
}

function look(): void {
  navigator.locks.query().then(
    ({ held = [] }) => {
      open = new Set(held.map(({ name = '' }) => name));
    },
    () => undefined,
  );
}

/** The key in the browser's storage of what belongs to this tab only. */
export const keyOfTab = (name: string): string => (tab ? `${name}#${tab}` : name);

/**
 * What this tab has stored; else the newest that closed tabs, or a former version, have left under this name: from then on it
 * belongs to this tab. What another open tab has stored stays there.
 */
export function itemOfTab(name: string): string | null {
  const key = keyOfTab(name);
  const own = browserStorage.getItem(key);
  if (own !== null || !tab) return own;
  const isLeft = (other: string) =>
    other === name ||
    (other.startsWith(`${name}#`) && open?.has(LOCK + other.slice(name.length + 1)) === false);
  const left = browserStorage.keys().filter(isLeft);
  const [newest] = left.toSorted((one, other) => momentOf(other) - momentOf(one));
  if (newest === undefined) return null;
  const text = browserStorage.getItem(newest);
  browserStorage.removeItem(newest);
  if (text !== null) browserStorage.setItem(key, text);
  return text;
}

/** When something was stored: everything of a tab has that as `at`. */
function momentOf(key: string): number {
  const [, at] = /"at":(\d+)/.exec(browserStorage.getItem(key) ?? '') ?? [];
  return Number(at ?? 0);
}
