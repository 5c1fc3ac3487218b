/** What a worker knows after its process has ended. */
interface WorkerState {
  /** The hash of the page that was opened last; '' before the first one. */
  page: string;
  /** How many items of work the pages hold that are not sent. */
  unsent: number;
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const STATE = 'phone-state';
const KEY = '/my_work/worker-state';

export async function readState(): Promise<WorkerState> {
  const kept = await (await worker.caches.open(STATE)).match(KEY);
  return { page: '', unsent: 0, ...(await kept?.json()) };
}

/** Of two changes at once both hold. */
let last: Promise<void> = Promise.resolve();

export function writeState(change: Partial<WorkerState>): Promise<void> {
  last = last
    .catch(() => undefined)
    .then(async () => {
      const state = { ...(await readState()), ...change };
      await (await worker.caches.open(STATE)).put(KEY, new Response(JSON.stringify(state)));
    });
  return last;
}

/** The nonces of a page, which differ in each answer. */
const NONCES = /nonce="[^"]*"/g;

/** SHA-256 of a page without its nonces, in hexadecimal, as the server computes it. */
export async function pageHash(response: Response): Promise<string> {
  const text = (await response.text()).replace(NONCES, 'nonce=""');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
