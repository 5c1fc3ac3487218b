import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Pool } from 'pg';
import { endPool } from '../../console/endPool';
import { databaseOf, startConsole } from '../../console/startConsole';
import { received, type Answer as AnswerOnTheWire } from '../received';

/** Somebody who can be signed in. */
export interface Member {
  id: number;
  dealer_id: number;
  username: string;
  email: string;
  session_id: string;
  /** Live tokens; renewed by `World.renew`. */
  access: string;
  refresh: string;
}

/** A request as it goes over the wire. */
export interface Sent {
  method: string;
  /** Percent-encoded, with the query. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string | undefined;
}

/** An answer, and after how many milliseconds all of it was here. */
export interface Answer extends AnswerOnTheWire {
  ms: number;
}

const SECOND = 1000;

/** A running console that is asked hostile things, and its database, which says what became of it. */
export class World {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 32 });

  constructor(
    readonly url: string,
    readonly db: Pool,
    private readonly secret: string,
    readonly stop: () => Promise<void>,
  ) {}

  async send({ method, path, headers = {}, body }: Sent, localAddress?: string): Promise<Answer> {
    const began = performance.now();
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const { hostname, port } = new URL(this.url);
    const call = request({
      agent: this.agent,
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
      ...(localAddress === undefined ? {} : { localAddress }),
    });
    call.end(body);
    return { ...(await received(call)), ms: performance.now() - began };
  }

  /** A call with JSON; throws unless it succeeds. */
  async done<Reply>(method: string, path: string, body?: unknown, member?: Member): Promise<Reply> {
    const headers: Record<string, string> = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(member ? { authorization: `Bearer ${member.access}` } : {}),
    };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { status, text } = await this.send({ method, path, headers, body: sent });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Reply;
  }

  /** Begins a session past the sign-in, for members whose session a call has ended. */
  async renew(member: Member): Promise<void> {
    const [session_id, jti] = [randomUUID(), randomUUID()];
    await this.db.query(
      `insert into sessions (session_id, dealer_id, user_id, refresh_id, expires_at)
       values ($1, $2, $3, $4, now() + interval '1 day')`,
      [session_id, member.dealer_id, member.id, jti],
    );
    const claims = { user_id: member.id, session_id, jti };
    const until = Math.floor(Date.now() / SECOND) + 3600;
    member.session_id = session_id;
    member.access = this.sign({ ...claims, token_type: 'access', exp: until });
    member.refresh = this.sign({ ...claims, token_type: 'refresh', exp: until });
  }

  /** An access token of the member's live session that was good until a minute ago. */
  expired({ id, session_id }: Member): string {
    const exp = Math.floor(Date.now() / SECOND) - 60;
    return this.sign({ token_type: 'access', user_id: id, session_id, jti: randomUUID(), exp });
  }

  private sign(claims: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iat: 1, ...claims })}`;
    return `${signed}.${createHmac('sha256', this.secret).update(signed).digest('base64url')}`;
  }
}

/** Starts the built console without demonstration data; on `DATABASE_URL` where it is given. */
export async function startWorld(environment: Record<string, string> = {}): Promise<World> {
  const secret = randomBytes(24).toString('hex');
  const running = await startConsole({ JWT_SECRET: secret, DEMO: '0', DATABASE_URL: '', ...environment });
  const { DATABASE_URL } = environment;
  const db = new Pool({
    ...(DATABASE_URL ? { connectionString: DATABASE_URL } : databaseOf(running.dataDir)),
    max: 4,
  });
  return new World(running.url, db, secret, async () => {
    await endPool(db);
    await running.stop();
  });
}
