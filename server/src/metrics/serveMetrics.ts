import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { invalidToken, missingToken, notFound } from '../http/HttpError';
import { createMetrics } from './createMetrics';
import type { Metric } from './installationMetrics';

/**
 * `GET /metrics` in Prometheus' text format, for the holder of `token`. Without a token there is no such address, and
 * nothing is measured.
 */
export async function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  figures: () => Promise<readonly Metric[]> = async () => [],
): Promise<void> {
  if (token === undefined) {
    app.get('/metrics', async () => {
      throw notFound();
    });
    return;
  }
  const metrics = await createMetrics(figures);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.countRequest({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime),
  );
  app.get('/metrics', async ({ headers }, reply) => {
    const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
    if (given === undefined) throw missingToken();
    if (!timingSafeEqual(digest(given), digest(token))) throw invalidToken();
    return reply
      .type(metrics.type)
      .header('cache-control', 'no-store')
      .send(await metrics.read());
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
