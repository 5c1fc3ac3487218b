import type {
  refreshToken as refreshTokenCall,
  verifyToken as verifyTokenCall,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { detailMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { findSessionUser } from '../http/authenticate';
import { unauthorized } from '../http/HttpError';
import type { Handler } from '../http/serve';
import { endSession, isLiveRefresh, rotate } from './sessionRepository';

const refusedToken = () => unauthorized({ detail: detailMessages.deadToken, code: 'token_not_valid' });

/**
 * Rotates the refresh token. The token that was exchanged last gets the same pair again for a short time, because the
 * answer may have been lost. Any other reused token may be stolen, so it ends the session (ADR-116).
 */
export const refresh: Handler<typeof refreshTokenCall> = async ({ db, body, raw }) => {
  const { settings, tokens } = raw.server;
  const claims = tokens.read(body.refresh);
  if (claims?.token_type !== 'refresh') throw refusedToken();
  const { user_id, session_id, jti } = claims;
  const next = await rotate(db, { session_id, refresh_id: jti }, settings.refreshLifetime);
  if (!next) {
    await endSession(db, session_id);
    throw refusedToken();
  }
  return tokens.pair(user_id, session_id, next);
};

/** Accepts either kind of token. */
export const verify: Handler<typeof verifyTokenCall> = async ({ db, body, raw }) => {
  const claims = raw.server.tokens.read(body.token);
  if (!claims) throw refusedToken();
  const live =
    claims.token_type === 'access'
      ? (await findSessionUser(db, claims)) !== undefined
      : await isLiveRefresh(db, { session_id: claims.session_id, refresh_id: claims.jti });
  if (!live) throw refusedToken();
  return {};
};
