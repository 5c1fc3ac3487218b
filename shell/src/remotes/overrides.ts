import { tabStorage } from '@smart-elevator/shared-api/client/browserStorage';

/**
 * A remote in development, on this machine, in a deployed shell:
 * `?remote=mf-people=http://localhost:8081/remoteEntry.js`. Stored for the tab; `?remote=` removes all of them. Only
 * if the server's configuration allows it (REMOTE_OVERRIDE), and only from this machine, so that no link can load a
 * foreign script.
 */
const KEY = 'smart-elevator.remote-overrides';
const PREVIEW = 'smart-elevator.preview';
const PARAMETER = 'remote';
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/[\w./-]*\.js$/;

/** The first scripts of remotes, by the remote's name. */
export type Overrides = Readonly<Record<string, string>>;

/** Whether the server that answered this page allows overrides. */
const areAllowed = (): boolean => document.querySelector('meta[name="remote-override"]') !== null;

/**
 * Stores the overrides of the address, and removes them from the address. Runs before everything else, so that it
 * also works if the page does not start.
 */
export function storeOverridesFromUrl(): void {
  const address = new URL(window.location.href);
  const requested = address.searchParams.getAll(PARAMETER);
  if (!areAllowed() || requested.length === 0) return;
  keep(
    requested.includes('') ? {} : { ...overrides(), ...Object.fromEntries(requested.flatMap(readOverride)) },
  );
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** The overrides of deployed remotes in this tab. */
export function overrides(): Overrides {
  if (!areAllowed()) return {};
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && LOCAL.test(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

/** The versions of remotes that this tab previews, as 'mf-tickets/0.2.0-1a2b mf-people/0.1.0-3c4d' (Preview); null for none. */
export const preview = (): string | null => tabStorage.getItem(PREVIEW);
export const setPreview = (version: string): void => void tabStorage.setItem(PREVIEW, version);

/** Whether any remote of this tab is not the deployed one. */
export const hasOverrides = (): boolean => preview() !== null || Object.keys(overrides()).length > 0;

/** Removes the overrides of this tab; the page has to be reloaded. */
export function clearOverrides(): void {
  tabStorage.removeItem(KEY);
  tabStorage.removeItem(PREVIEW);
}

/** Whether this is a remote from this machine, whose integrity is not in the registry. */
export const isOverridden = ({ name, entry }: { name: string; entry: string }): boolean =>
  overrides()[name] === entry;

function keep(next: Overrides): void {
  if (Object.keys(next).length === 0) clearOverrides();
  else tabStorage.setItem(KEY, JSON.stringify(next));
}

/** `name=address`; [] if it is not a remote of this machine. */
function readOverride(text: string): [string, string][] {
  const [, name = '', entry = ''] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  return LOCAL.test(entry) ? [[name, entry]] : [];
}
