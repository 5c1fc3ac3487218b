import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from './clientNetwork';

const MINUTES_PER_HOUR = 60;
const SECONDS = 60;

/**
 * Counts the calls of an address, and sends as headers its limit, the calls that are left, and the seconds until all are
 * free again. Throws 429 beyond `perMinute` times RATE_LIMIT_FACTOR.
 */
export function limitPerAddress(app: FastifyInstance, name: string, perMinute: number) {
  const { rateLimiter, settings } = app;
  const burst = Math.max(1, Math.round(perMinute * settings.rateLimitFactor));
  const limit = { name: `${name} by address`, burst, perHour: burst * MINUTES_PER_HOUR };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const announce = (left: number) =>
      reply.headers({
        'ratelimit-limit': burst,
        'ratelimit-remaining': left,
        'ratelimit-reset': Math.ceil(((burst - left) * SECONDS) / burst),
      });
    announce(0);
    announce(await rateLimiter.take(limit, clientNetwork(request)));
  };
}
