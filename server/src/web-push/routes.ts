import {
  addBrowserSubscription,
  readBrowserPush,
  removeBrowserSubscription,
} from '@smart-elevator/shared-api/contract/notifications/browserEndpoints';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FastifyInstance } from 'fastify';
import { badRequest, notFound } from '../http/HttpError';
import { serve } from '../http/serve';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { deleteOwnBrowser, storeBrowser } from './browserRepository';
import { isPushService } from './pushServices';
import { serverKeys } from './serverKeys';
import { ECDH } from 'node:crypto';

const SECRET_BYTES = 16;

/** The browsers in which a dealer receives notifications. */
export function browserNotifications(app: FastifyInstance): void {
  const { vapidPrivateKey, webPushServices, jwtSecret } = app.settings;
  const { publicKey } = serverKeys(vapidPrivateKey, jwtSecret);

  serve(app, readBrowserPush, async () => ({ public_key: publicKey }));

  serve(app, addBrowserSubscription, async (request) => {
    const { endpoint, keys } = request.body;
    const p256dh = Buffer.from(keys.p256dh, 'base64url');
    const auth = Buffer.from(keys.auth, 'base64url');
    if (!isPushService(endpoint, webPushServices))
      throw badRequest({ endpoint: [frameworkMessages.invalid] });
    if (!isCurvePoint(p256dh)) throw badRequest({ 'keys.p256dh': [frameworkMessages.invalid] });
    if (auth.length !== SECRET_BYTES) throw badRequest({ 'keys.auth': [frameworkMessages.invalid] });
    const browser = { endpoint, p256dh, auth };
    return withIdempotencyKey(addBrowserSubscription, request, async (db) => ({
      subscription_id: await storeBrowser(db, request.caller, browser),
    }));
  });

  serve(app, removeBrowserSubscription, async ({ db, caller, params: { subscription_id } }) => {
    if (!(await deleteOwnBrowser(db, caller, subscription_id))) throw notFound();
    return {};
  });
}

/** Whether these bytes are an uncompressed point of the curve P-256, as a browser's public key must be. */
function isCurvePoint(bytes: Buffer): boolean {
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
