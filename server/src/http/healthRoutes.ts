import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process is alive. `/readyz`: it can do its work, as `isReady` reports. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady().catch(() => false);
    if (ready) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'not ready', detail: detailMessages.unavailable });
  });
}
