import type { Database } from '../database/Database';
import type { Caller } from './authenticate';
import type { ReadClaims, Tokens } from './tokens';
import type { Tries } from './tries';

/** What the routes need of the configuration. */
export interface Settings {
  /** What signs the tokens; `readConfig` and `keptSecret` see to its length. */
  jwtSecret: string;
  /** In seconds. */
  accessLifetime: number;
  refreshLifetime: number;
  requireVerifiedEmail: boolean;
  /** Multiplies every limit per address. */
  rateLimitFactor: number;
  /** Without a trailing slash; in mailed links. */
  publicUrl: string;
  /** The key by which push services know this server, base64url; undefined: derived from the secret. */
  vapidPrivateKey: string | undefined;
  /** Whether a push service is configured; without one push messages are only logged. */
  hasPushService: boolean;
  /** Where the registry of what is deployed can be read: a file, or an http address. */
  registryAt: string;
  /** Origins of push services for browsers beside those that every server knows. */
  webPushServices: readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    settings: Settings;
    tokens: Tokens;
    /** The caller of a live session, as the database says at that moment. */
    callerOf: (claims: ReadClaims) => Promise<Caller | undefined>;
    tries: Tries;
    /** The methods that each path is served with; what is not here is answered with 405. */
    servedMethods: Map<string, Set<string>>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}
