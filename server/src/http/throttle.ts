import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throttled } from './refusals';

const MINUTE = 60_000;

/** Counts the calls of an address; throws 429 beyond `perMinute`, times RATE_LIMIT_FACTOR. */
export function perAddress(app: FastifyInstance, perMinute: number) {
  const limit = app.createRateLimit({
    max: Math.max(1, Math.round(perMinute * app.settings.rateLimitFactor)),
    timeWindow: MINUTE,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const result = await limit(request);
    if (!result.isAllowed && result.isExceeded) throw throttled(Math.max(1, result.ttlInSeconds));
  };
}

/** Counts failures under a name (an account), wherever they come from; RATE_LIMIT_FACTOR does not count here. */
export interface FailureLimit {
  /** Throws 429 when the name failed too often in the last minute. */
  check(name: string, request: FastifyRequest): Promise<void>;
  count(name: string, request: FastifyRequest): Promise<void>;
}

export function perAccount(app: FastifyInstance, failuresPerMinute: number): FailureLimit {
  const names = new WeakMap<FastifyRequest, string>();
  const limit = app.createRateLimit({
    max: failuresPerMinute - 1,
    timeWindow: MINUTE,
    keyGenerator: (request) => names.get(request) ?? '',
  });
  const ask = async (name: string, request: FastifyRequest, increment: boolean) => {
    names.set(request, name.toLowerCase());
    return limit(request, { increment });
  };
  return {
    check: async (name, request) => {
      const result = await ask(name, request, false);
      if (!result.isAllowed && result.isExceeded) throw throttled(Math.max(1, result.ttlInSeconds));
    },
    count: async (name, request) => void (await ask(name, request, true)),
  };
}
