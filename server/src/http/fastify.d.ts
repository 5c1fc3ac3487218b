import type { Settings } from '../config/Settings';
import type { Database } from '../database/Database';
import type { QueryTime } from '../database/queryTime';
import type { Caller, SessionUser } from './authenticate';
import type { ReadClaims, Tokens } from './tokens';
import type { RateLimiter } from './rateLimiter';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    settings: Settings;
    tokens: Tokens;
    /** The user of a live session, as currently stored in the database. */
    sessionUserOf: (claims: ReadClaims) => Promise<SessionUser | undefined>;
    rateLimiter: RateLimiter;
    /** The methods that each path is served with. Any other method is answered with 405. */
    servedMethods: Map<string, Set<string>>;
  }
  interface FastifyContextConfig {
    /** The route answers 405 to the methods that its path is not served with. */
    refusesMethod?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** How long the request waited for the database. */
    queryTime: QueryTime;
  }
}
