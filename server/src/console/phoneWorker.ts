import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '../http/HttpError';
import type { ReleaseSet } from './releaseSet';

/** The address of the worker; browsers ask for it for years. It may answer the addresses beside and below it. */
export const PHONE_WORKER = 'phone-worker.js';

/** The address of the release set as JSON; null if there is none. */
export const RELEASE_SET_ADDRESS = 'mf/release-set.json';

/**
 * The script of the worker with its release set: another set is another script, which browsers install. Throws 404 if
 * the deployed shell has no worker: phones keep theirs.
 */
export async function phoneWorker(siteDir: string, set: ReleaseSet | null): Promise<string> {
  const script = await readFile(path.join(siteDir, PHONE_WORKER), 'utf8').catch(() => undefined);
  if (script === undefined) throw notFound();
  return `self.RELEASE_SET=${JSON.stringify(set)};\n${script}`;
}

/**
 * Instead of the worker: removes it and its caches, and leaves the databases of the pages alone, where unsent work is
 * (R1423). Pages reload once; then there is no worker.
 */
export const SWITCHED_OFF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const name of await caches.keys()) if (name.startsWith('phone-')) await caches.delete(name);
  await self.registration.unregister();
  for (const page of pages) page.postMessage('phone worker off');
}
`;
