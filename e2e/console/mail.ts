import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** A mail that the console under test sent. */
export interface SentMail {
  to: string;
  subject: string;
  /** The plain text. */
  text: string;
  /** The part with markup; '' where there is none. */
  html: string;
  /** As received, unfolded. */
  headers: string;
}

/** Waits for the mail to an address with a matching subject; without a mail server the console writes mails to files. */
export async function mailTo(address: string, subject: RegExp): Promise<SentMail> {
  let found: SentMail | undefined;
  await expect
    .poll(
      () => {
        found = sentMails().find((mail) => mail.to === address && subject.test(mail.subject));
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${String(subject)}`, timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address}.`);
  return found;
}

/** The path of a mail's link to the console, regardless of the console's own address. */
export function linkIn({ text }: SentMail, page: string): string {
  const [link = ''] = [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([address]) => new URL(address))
    .filter(({ pathname }) => pathname === page)
    .map(({ pathname, search }) => pathname + search);
  expect(link, `the mail leads to ${page}`).not.toBe('');
  return link;
}

function sentMails(): SentMail[] {
  const folder = process.env['CONSOLE_MAIL'] ?? '';
  const files = filesOf(folder).filter((name) => name.endsWith('.eml'));
  return files.map((name) => readMail(readFileSync(path.join(folder, name), 'utf8')));
}

/** The folder is made with the first mail. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readMail(source: string): SentMail {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  const body = rest.join('\n\n');
  const boundary = /boundary="?([^";\n]+)"?/.exec(head)?.[1];
  const partOf = (type: string): string | undefined => {
    const part = boundary
      ? body.split(`--${boundary}`).find((one) => one.toLowerCase().includes(`content-type: ${type}`))
      : undefined;
    return part && decode(part.split('\n\n').slice(1).join('\n\n'), part);
  };
  return {
    to: headerOf(head, 'To').replace(/^.*<|>.*$/g, ''),
    subject: headerOf(head, 'Subject'),
    text: partOf('text/plain') ?? decode(body, head),
    html: partOf('text/html') ?? '',
    headers: head.replace(/\n[ \t]+/g, ' '),
  };
}

/** A header, its folded lines joined. */
function headerOf(head: string, name: string): string {
  const unfolded = head.replace(/\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

function decode(text: string, head: string): string {
  const encoding = headerOf(head, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
