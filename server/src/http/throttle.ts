import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from './addressOf';

const MINUTES_AN_HOUR = 60;

/** Counts the calls of an address; throws 429 beyond `perMinute`, times RATE_LIMIT_FACTOR. */
export function perAddress(app: FastifyInstance, name: string, perMinute: number) {
  const { tries, settings } = app;
  const burst = Math.max(1, Math.round(perMinute * settings.rateLimitFactor));
  const limit = { name: `${name} by address`, burst, perHour: burst * MINUTES_AN_HOUR };
  return (request: FastifyRequest): Promise<void> => tries.take(limit, addressOf(request));
}
