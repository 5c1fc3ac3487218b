import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { notCachedYet } from './notCachedYet';
import type { ReleaseSet } from './ReleaseSet';
import { pageHash, readState, writeState } from './state';

/*
 * Opens the technician's phone without a network (R1420): it answers pages below /my_work and their files, and nothing
 * of the API. A changed release set is a changed script, so that browsers install it as a whole beside the former one,
 * and begin with it when no page of the former one is open (R1421).
 */

/** TypeScript's library declares `self` for all kinds of workers. */
const worker = self as unknown as ServiceWorkerGlobalScope & { RELEASE_SET?: ReleaseSet | null };

const START = '/my_work';
const FILES = 'phone-files';
const set = worker.RELEASE_SET ?? undefined;

const controller = new PrecacheController({
  cacheName: FILES,
  plugins: [
    {
      // A page of another release, deployed since the script was read, ends the installation.
      cacheWillUpdate: async ({ request, response }) => {
        const isWhole =
          new URL(request.url).pathname !== START || (await pageHash(response.clone())) === set?.page;
        return response.ok && isWhole ? response : null;
      },
    },
  ],
});
if (set)
  controller.addToCacheList([
    { url: START, revision: set.page },
    ...set.files.map((file) => ({ ...file, revision: null })),
  ]);

const addressOf = (url: string): URL => new URL(url, worker.location.origin);
const openFiles = (): Promise<Cache> => worker.caches.open(FILES);
const findFile = async (key: string): Promise<Response | undefined> =>
  (await openFiles()).match(key, { ignoreVary: true });
const keyOfPage = (page: string): string => addressOf(`${START}?__WB_REVISION__=${page}`).href;

worker.addEventListener('install', (event) => {
  // Without a set the former worker stays.
  event.waitUntil(set ? installWhole(event) : Promise.reject(new Error('There is no release set.')));
});

/** The former worker may have removed what both releases have: then it is tried again later. */
async function installWhole(event: ExtendableEvent): Promise<void> {
  await controller.install(event);
  const files = await openFiles();
  for (const url of controller.getCachedURLs())
    if (!(await files.match(controller.getCacheKeyForURL(url) ?? url, { ignoreVary: true })))
      throw new Error(`${url} is not on this phone.`);
}

worker.addEventListener('message', (event) => {
  const { unsent } = Object(event.data);
  if (typeof unsent === 'number') event.waitUntil(writeState({ unsent }));
});

if (set) {
  registerRoute(
    new NavigationRoute(({ request }) => answerPage(set, request), { allowlist: [/^\/my_work(\/|\?|$)/] }),
  );
  const origins = new Set([worker.location.origin, ...set.files.map(({ url }) => addressOf(url).origin)]);
  registerRoute(
    ({ url, request }) =>
      request.mode !== 'navigate' &&
      origins.has(url.origin) &&
      !url.pathname.startsWith('/api/') &&
      /\.(js|css|woff2)$/.test(url.pathname),
    async ({ request }) => (await findFile(request.url)) ?? fetch(request),
  );
}

/** The page of the release in use: the same one while work is unsent (R1421). */
async function answerPage(own: ReleaseSet, request: Request): Promise<Response> {
  const { page, unsent } = await readState();
  if (page !== own.page && page !== '' && unsent > 0) {
    const former = await findFile(keyOfPage(page));
    if (former) return former;
  }
  if (page !== own.page) await writeState({ page: own.page });
  await removeFormer(own);
  return (await findFile(keyOfPage(own.page))) ?? fetch(request).catch(notCachedYet);
}

/** Removes what only former releases have, unless a page of one of them may be open, or a newer one is installed. */
async function removeFormer(own: ReleaseSet): Promise<void> {
  const { installing, waiting } = worker.registration;
  if (installing || waiting || (await worker.clients.matchAll({ type: 'window' })).length > 0) return;
  const kept = new Set([keyOfPage(own.page), ...own.files.map(({ url }) => addressOf(url).href)]);
  const files = await openFiles();
  for (const request of await files.keys()) if (!kept.has(request.url)) await files.delete(request);
}
