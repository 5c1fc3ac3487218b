import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { endPool } from '../../console/endPool';
import { databaseOf, startConsole, type RunningConsole } from '../../console/startConsole';
import { readResponse, type Answer as AnswerOnTheWire } from '../readResponse';

/** A user with a session. */
export interface Member {
  id: number;
  dealer_id: number;
  username: string;
  email: string;
  session_id: string;
  /** Live tokens; renewed by `HostileFixture.renew`. */
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

/** An answer, and the milliseconds until it was complete. */
export interface Answer extends AnswerOnTheWire {
  ms: number;
}

const SECOND = 1000;
/** Connections to each server. */
const CONNECTIONS = 32;

/** A running console that gets hostile requests, and its database, which shows the effects. */
export class HostileFixture {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  private readonly servers: readonly { hostname: string; port: string }[];
  private asked = 0;

  /**
   * `pushService` is the origin of a service that receives browser notifications. `others` are servers beside the one
   * at `url`, on the same database; requests go to all in turn.
   */
  constructor(
    readonly url: string,
    readonly db: Pool,
    private readonly secret: string,
    readonly stop: () => Promise<void>,
    readonly pushService: string,
    others: readonly string[] = [],
  ) {
    this.servers = [url, ...others].map((one) => new URL(one));
  }

  async send({ method, path, headers = {}, body }: Sent, localAddress?: string): Promise<Answer> {
    const began = performance.now();
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const { hostname, port } = this.servers[this.asked++ % this.servers.length] ?? new URL(this.url);
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
    return { ...(await readResponse(call)), ms: performance.now() - began };
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

  /** Stores a file; throws unless it succeeds. */
  async put(path: string, body: Buffer, type: string, { access }: Member): Promise<void> {
    const headers = { 'content-type': type, authorization: `Bearer ${access}` };
    const { status, text } = await this.send({ method: 'PUT', path, headers, body });
    if (status >= 300) throw new Error(`PUT ${path} answered ${status}: ${text}`);
  }

  /** Creates a session without signing in, for members whose session a call has ended. */
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

/** Starts the built console without demonstration data, on `DATABASE_URL` if it is given; `servers` of them. */
export async function startHostileFixture(
  environment: Record<string, string> = {},
  servers = 1,
): Promise<HostileFixture> {
  const secret = randomBytes(24).toString('hex');
  const push = createServer((_, response) => void response.writeHead(201).end());
  await new Promise<void>((resolve) => void push.listen(0, '127.0.0.1', resolve));
  const pushService = `http://127.0.0.1:${(push.address() as AddressInfo).port}`;
  const common = {
    JWT_SECRET: secret,
    DEMO: '0',
    DATABASE_URL: '',
    WEB_PUSH_SERVICES: pushService,
    ...environment,
  };
  const first = await startConsole(common);
  const connectionString = common.DATABASE_URL || addressOf(first);
  const db = new Pool({ connectionString, max: 4 });
  const others: RunningConsole[] = [];
  while (others.length < servers - 1)
    others.push(await startConsole({ ...common, DATABASE_URL: connectionString, BACKGROUND_WORK: '0' }));
  const stop = async () => {
    await endPool(db);
    // The first one's database goes with it.
    for (const server of [...others, first]) await server.stop();
    push.closeAllConnections();
    push.close();
  };
  return new HostileFixture(
    first.url,
    db,
    secret,
    stop,
    pushService,
    others.map(({ url }) => url),
  );
}

/** The embedded database of a server as a DATABASE_URL. */
function addressOf({ dataDir }: RunningConsole): string {
  const { host, port, user, password, database } = databaseOf(dataDir);
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
