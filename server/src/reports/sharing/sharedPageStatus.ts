import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../http/clientNetwork';
import { findShare } from './sharedReportRepository';

/** Pages of links that one address may open at once, and in an hour. */
const BURST = 60;
const PER_HOUR = 3_600;

/**
 * The status of the page of a link: 200, 404 for an unknown or revoked link, and 410 for one that has expired (R625). Throws 429
 * when an address opens too many.
 */
export const sharedPageStatus =
  ({ database, rateLimiter, settings }: FastifyInstance) =>
  async (token: string, request: FastifyRequest): Promise<number> => {
    const { rateLimitFactor } = settings;
    const limit = {
      name: 'pages of links by address',
      burst: Math.max(1, Math.round(BURST * rateLimitFactor)),
      perHour: Math.max(1, Math.round(PER_HOUR * rateLimitFactor)),
    };
    await rateLimiter.take(limit, clientNetwork(request));
    const found = await findShare(database, token);
    if (!found) return 404;
    return found.has_expired ? 410 : 200;
  };
