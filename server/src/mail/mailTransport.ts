import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';
import { makeFolder } from '../lifecycle/makeFolder';
import { once } from '../lifecycle/once';
import { errorMessage } from '../config/errorMessage';
import { Undeliverable } from '../outbox/sendErrors';
import type { SendMail } from './mailOutbox';
import type { Mail } from './composeMail';

const DEFAULT_FROM = 'Smart Elevator Maintenance <no-reply@localhost>';

/**
 * Milliseconds after which a mail server counts as unavailable. The time limit after sending is the longest: a server
 * that scans for viruses may be slow, and would receive the mail twice. The URL can override it,
 * `?socketTimeout=120000`.
 */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

/** Sends over SMTP; encrypted with `smtps:`, and with `smtp:` if the server offers it. */
export function smtpTransport(smtpUrl: string, from = DEFAULT_FROM): SendMail {
  const transport = once(async () => (await nodemailer()).createTransport({ ...TIMEOUTS, url: smtpUrl }));
  return async (mail) => {
    const message = messageOf(mail, from);
    await (await transport()).sendMail(message).catch((error: unknown) => {
      throw isPermanentRefusal(error) ? new Undeliverable(errorMessage(error), { cause: error }) : error;
    });
  };
}

/**
 * Whether the server will never accept this mail: 5xx for the recipient or for the content (RFC 5321, 4.2.1). A
 * refusal of the sender or the password is an error of the configuration, and 530 to 538 require authentication:
 * these are temporary.
 */
function isPermanentRefusal(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  const asksForSignIn = responseCode >= 530 && responseCode <= 538;
  return responseCode >= 500 && responseCode <= 599 && !asksForSignIn && /^(RCPT TO|DATA)$/.test(command);
}

/** Writes each mail to a file that any mail program opens; used when no mail server is configured. */
export function fileTransport(folder: string, from = DEFAULT_FROM): SendMail {
  const composer = once(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  // They contain passcodes and keys, so only the owner may read them.
  makeFolder(folder, 0o700);
  return async (mail) => {
    const { message } = await (await composer()).sendMail(messageOf(mail, from));
    const file = path.join(folder, `${mail.message_id}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** Loaded with the first mail, because it adds 50 ms to a start. */
const nodemailer = () => import('nodemailer');

/** The address is a structured value and never parsed, so that it can name one recipient only. */
const messageOf = (mail: Mail & { message_id: string }, from: string) => ({
  from,
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.body_text,
  html: mail.body_html,
  attachments:
    mail.attachment && mail.attachment_name
      ? [{ filename: mail.attachment_name, content: mail.attachment, contentType: 'application/pdf' }]
      : [],
  messageId: `<${mail.message_id}@smart-elevator>`,
});
