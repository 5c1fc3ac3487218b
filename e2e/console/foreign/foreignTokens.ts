import { createHmac, randomUUID } from 'node:crypto';

const SECRET = randomUUID();

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signatureOf = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url');

/** A signed token of a kind. */
export function issueToken(kind: 'access' | 'refresh', seconds: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { token_type: kind, iat, exp: iat + seconds, jti: randomUUID() };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${signatureOf(text)}`;
}

/** Whether a token was issued here, is of the kind, and has not expired. */
export function isValidToken(token: unknown, kind: 'access' | 'refresh'): boolean {
  if (typeof token !== 'string') return false;
  const [head = '', payload = '', signature] = token.split('.');
  if (signature !== signatureOf(`${head}.${payload}`)) return false;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (claims === null || typeof claims !== 'object' || !('exp' in claims) || !('token_type' in claims))
    return false;
  return claims.token_type === kind && Number(claims.exp) > Date.now() / 1000;
}
