import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from './clientNetwork';

const MINUTES_PER_HOUR = 60;

/**
 * Counts the calls of an address, and sends its limit and the calls that are left as headers. Throws 429 beyond
 * `perMinute` times RATE_LIMIT_FACTOR.
 */
export function limitPerAddress(app: FastifyInstance, name: string, perMinute: number) {
  const { rateLimiter, settings } = app;
  const burst = Math.max(1, Math.round(perMinute * settings.rateLimitFactor));
  const limit = { name: `${name} by address`, burst, perHour: burst * MINUTES_PER_HOUR };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers({ 'ratelimit-limit': burst, 'ratelimit-remaining': 0 });
    reply.header('ratelimit-remaining', await rateLimiter.take(limit, clientNetwork(request)));
  };
}
