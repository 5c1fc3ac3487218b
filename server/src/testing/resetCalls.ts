import type { TestServer } from './testServer';

/** The user whose password is reset. */
interface ResetUser {
  username: string;
  email: string;
}

export const NEW_PASSWORD = 'Correct-horse-9';

/** The calls of a user who forgot their password, and the mails that they receive. */
export function resetCalls(server: TestServer) {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url, payload, headers });
  const requestPasscode = (email: string) => post('/api/account/password/reset/', { email });
  const mailsTo = (recipient: string) =>
    server.db.query<{ body_text: string; body_html: string }>(
      'select body_text, body_html from outbox where recipient = $1 order by created_at',
      [recipient],
    );
  return {
    post,
    requestPasscode,
    mailsTo,
    /** Requests a passcode and reads it from the mail. */
    passcodeFor: async ({ email }: ResetUser): Promise<string> => {
      await requestPasscode(email);
      const mail = (await mailsTo(email)).at(-1);
      return /\b\d{8}\b/.exec(mail?.body_text ?? '')?.[0] ?? 'no passcode';
    },
    confirm: (
      { username, email }: ResetUser,
      token: string,
      changes: object = {},
      headers: Record<string, string> = {},
    ) =>
      post(
        '/api/account/password/reset/confirm/',
        {
          email,
          new_password1: NEW_PASSWORD,
          new_password2: NEW_PASSWORD,
          uid: username,
          token,
          ...changes,
        },
        headers,
      ),
    signIn: (username: string, password: string) => post('/api/account/token/', { username, password }),
  };
}

/** Another passcode than the given one. */
export const otherThan = (passcode: string) => (passcode === '00000000' ? '11111111' : '00000000');
