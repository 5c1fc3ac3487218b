import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { FastifyInstance } from 'fastify';

const LISTED = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
/** The document of the contract itself. */
const DOCUMENT = /^\/api\/(schema|docs)\//;

/**
 * Throws when a route below /api/ is added that the contract does not list: such a call would be missing in the OpenAPI
 * document and in the proofs that dealers are kept apart. Call it before the first route.
 */
export function refuseUnlistedRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/') || DOCUMENT.test(url) || config?.refusesMethod) return;
    // Fastify itself adds HEAD to each GET.
    const unlisted = [method].flat().filter((one) => one !== 'HEAD' && !LISTED.has(`${one} ${url}`));
    if (unlisted.length > 0)
      throw new Error(
        `${unlisted.join(', ')} ${url} is served, but shared-api/src/contract/endpoints.ts does not list it.`,
      );
  });
}
