import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseOf, type RunningConsole } from '../console/startConsole';
import { sendRequest, type Answer, type RequestOptions } from './sendRequest';

/** The password of all users of the fixture. */
export const PASSWORD = 'Lift-verify-2026';

/** A registered user who is signed in. */
export interface Member {
  username: string;
  email: string;
  id: number;
  access: string;
  refresh: string;
}

/** A running console against which the tables of answers are replayed over HTTP. */
export class AccountFixture {
  constructor(
    private readonly console: Pick<RunningConsole, 'url' | 'dataDir'>,
    private readonly secret: string,
  ) {}

  get url(): string {
    return this.console.url;
  }

  ask(method: string, path: string, question?: RequestOptions): Promise<Answer> {
    return sendRequest(this.console.url, method, path, question);
  }

  post(path: string, body: unknown, token?: string): Promise<Answer> {
    return this.ask('POST', `/api/account/${path}`, { body, token });
  }

  signIn(username: string, password = PASSWORD): Promise<Answer> {
    return this.post('token/', { username, password });
  }

  register(changes: object = {}): Promise<Answer> {
    const username = `p${randomUUID().slice(0, 8)}`;
    return this.post('registration/', {
      username,
      email: `${username}@example.com`,
      password1: PASSWORD,
      password2: PASSWORD,
      user_type: 'DealerUser',
      first_name: 'Verify',
      last_name: 'Wire',
      phoneno: '5550100',
      ...changes,
    });
  }

  /** Registers a dealer, or a technician or customer of a dealer. */
  async member(dealer?: Member, user_type = 'TechnicianUser'): Promise<Member> {
    const username = `m${randomUUID().slice(0, 8)}`;
    const email = `${username}@example.com`;
    const passcode = dealer && (await this.passcodeOf(dealer));
    const admin = dealer ? { user_type, admin_email: dealer.email, admin_passcode: passcode } : {};
    const registered = await this.register({ username, email, ...admin });
    if (registered.status !== 201) throw new Error(`Nobody was registered: ${registered.text}`);
    const { access, refresh, user_id } = JSON.parse((await this.signIn(username)).text);
    return { username, email, id: user_id, access, refresh };
  }

  async passcodeOf({ id, access }: Member): Promise<string> {
    const answer = await this.ask('GET', `/api/account/${id}/passcode/`, { token: access });
    return JSON.parse(answer.text).passcode;
  }

  /** Requests a reset passcode and reads it from the mail. */
  async resetPasscode({ email }: Member): Promise<string> {
    await this.post('password/reset/', { email });
    for (let tries = 0; tries < 200; tries++) {
      const found = this.mails().find(
        (mail) => mail.includes(`To: ${email}`) && /passcode is: \d{8}/.test(mail),
      );
      const [, passcode] = /passcode is: (\d{8})/.exec(found ?? '') ?? [];
      if (passcode) return passcode;
      await pause(100);
    }
    throw new Error(`No passcode was mailed to ${email}.`);
  }

  confirm({ username, email }: Member, token: string, changes: object = {}): Promise<Answer> {
    const new_password = 'Correct-horse-9';
    return this.post('password/reset/confirm/', {
      email,
      new_password1: new_password,
      new_password2: new_password,
      uid: username,
      token,
      ...changes,
    });
  }

  /** The same token, expired a minute ago. */
  expired(token: string): string {
    const [head = '', payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const over = { ...claims, iat: claims.iat - 3600, exp: Math.floor(Date.now() / 1000) - 60 };
    const signed = `${head}.${Buffer.from(JSON.stringify(over)).toString('base64url')}`;
    return `${signed}.${createHmac('sha256', this.secret).update(signed).digest('base64url')}`;
  }

  /** Conditions that no call can cause: elapsed time, a missing table. */
  async sql(text: string, values: readonly unknown[] = []): Promise<void> {
    const client = new Client(databaseOf(this.console.dataDir));
    await client.connect();
    await client.query(text, [...values]);
    await client.end();
  }

  private mails(): string[] {
    const folder = path.join(this.console.dataDir, 'mail');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  }
}
