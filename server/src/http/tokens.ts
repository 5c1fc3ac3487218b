import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/Settings';

/** The claims of our tokens. */
export interface Claims {
  token_type: 'access' | 'refresh';
  user_id: number;
  session_id: string;
  /** The token's own id; a session identifies its one valid refresh token by it. */
  jti: string;
}

/** The claims of a token, with the second since 1970 at which it expires. */
export type ReadClaims = Claims & { exp: number };

export interface TokenPair {
  access: string;
  refresh: string;
}

export interface Tokens {
  access(user_id: number, session_id: string): string;
  refresh(user_id: number, session_id: string, jti: string): string;
  /** Both tokens of a refresh. The same input produces the same tokens. `at` is in seconds since 1970. */
  pair(user_id: number, session_id: string, of: { refresh_id: string; at: number }): TokenPair;
  /** The claims of one of our tokens that has not expired; undefined for anything else. */
  read(token: string): ReadClaims | undefined;
}

export function makeTokens(app: FastifyInstance, { accessLifetime, refreshLifetime }: Settings): Tokens {
  const sign = (claims: Claims & { iat?: number }, seconds: number) =>
    app.jwt.sign(claims, { expiresIn: seconds });
  return {
    access: (user_id, session_id) =>
      sign({ token_type: 'access', user_id, session_id, jti: randomUUID() }, accessLifetime),
    refresh: (user_id, session_id, jti) =>
      sign({ token_type: 'refresh', user_id, session_id, jti }, refreshLifetime),
    pair: (user_id, session_id, { refresh_id, at }) => {
      const claims = { user_id, session_id, jti: refresh_id, iat: at };
      return {
        access: sign({ token_type: 'access', ...claims }, accessLifetime),
        refresh: sign({ token_type: 'refresh', ...claims }, refreshLifetime),
      };
    },
    read: (token) => {
      try {
        const claims: unknown = app.jwt.verify(token);
        return isClaims(claims) ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function isClaims(value: unknown): value is ReadClaims {
  if (value === null || typeof value !== 'object') return false;
  const { token_type, user_id, session_id, jti, exp } = value as Record<string, unknown>;
  const known = token_type === 'access' || token_type === 'refresh';
  return (
    known &&
    typeof user_id === 'number' &&
    typeof session_id === 'string' &&
    typeof jti === 'string' &&
    typeof exp === 'number'
  );
}
