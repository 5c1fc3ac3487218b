import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FastifyInstance } from 'fastify';

/**
 * `/healthz`: the process is alive. `/readyz`: it can do its work, as `isReady` reports. It may work with less than it should
 * have: `warningOf` says so (R951).
 */
export function healthRoutes(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  warningOf: () => Promise<string | undefined> = async () => undefined,
): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady().catch(() => false);
    if (ready) {
      const warning = await warningOf();
      return { status: 'ready', ...(warning ? { warning } : {}) };
    }
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'not ready', detail: detailMessages.unavailable });
  });
}
