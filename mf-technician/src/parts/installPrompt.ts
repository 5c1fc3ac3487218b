/** What a browser offers that can install the app; TypeScript's library does not have it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

function change(to: InstallPrompt | undefined): void {
  offered = to;
  for (const listener of listeners) listener();
}

const onOffered = (event: Event) => {
  if (!isPrompt(event)) return;
  // The profile offers it, where it is explained, and not a bar over the work.
  event.preventDefault();
  change(event);
};
const onInstalled = () => change(undefined);

/** Keeps the browser's offer to install the app, which comes once, early. Returns a function that stops it. */
export function keepInstallPrompt(): () => void {
  window.addEventListener('beforeinstallprompt', onOffered);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffered);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

/** Whether the browser offers to install the app, for `useSyncExternalStore`. */
export const canInstall = (): boolean => offered !== undefined;

export function onCanInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks whether to install the app; the browser allows it once for each offer. */
export async function install(): Promise<void> {
  const asking = offered;
  change(undefined);
  await asking?.prompt();
}

/** Whether this is the installed app, and not a tab. */
export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** iPhones and iPads, of which newer ones say that they are Macs. */
export const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
