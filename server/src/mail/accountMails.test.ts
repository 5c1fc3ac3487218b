import { startMailServer, type MailServer } from '../testing/mailServer';
import { greeting, knownName, nameOf } from './greeting';
import type { Mail } from './composeMail';
import { smtpTransport } from './mailTransport';
import {
  changedEmailMail,
  emailCodeMail,
  newAddressMail,
  otpMail,
  passwordResetMail,
  verificationMail,
} from './accountMails';

const SITE = 'http://console.example';
const HOSTILE = 'Meera\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer({ disabledCommands: ['STARTTLS'] });
});
beforeEach(() => void mails.received.splice(0));
afterAll(() => mails.close());

const send = async (mail: Mail, from?: string) => {
  await smtpTransport(`smtp://127.0.0.1:${mails.port}`, from)({ ...mail, message_id: 'the-id' });
  const [received] = mails.received;
  if (!received) throw new Error('Nothing arrived.');
  return received;
};

const person = (first_name = 'Meera') => ({
  email: 'meera@example.com',
  username: 'meera.rao',
  first_name,
});
const letters: readonly [string, (to: ReturnType<typeof person>) => Mail, string][] = [
  [
    'verification',
    (to) => verificationMail({ ...to, passcode: '428519' }, SITE, 'the-key'),
    `${SITE}/verify-email?key=the-key`,
  ],
  ['reset', (to) => passwordResetMail(to, SITE, '12345678'), '12345678'],
  ['new address', (to) => newAddressMail(to, SITE, 'the-key'), `${SITE}/verify-email?key=the-key`],
  ['code for a new address', (to) => emailCodeMail(to, '12345678'), '12345678'],
  ['changed address', (to) => changedEmailMail(to, 'new@example.com'), 'new@example.com'],
  [
    'one-time code',
    (to) => otpMail(to, { ticket_key: 'ELV-1001', elevator_name: 'AA<1>', code: '482913' }),
    '482913',
  ],
];

describe.each(letters)('the %s mail', (_, write, carried) => {
  test('greets, and has its content in both parts', async () => {
    const mail = await send(write(person()));
    expect(mail.text).toMatch(/^Hello Meera,\r\n\r\n[A-Z]/);
    expect(mail.text).toContain(carried);
    expect(mail.html).toContain(carried);
    expect(mail.html).toMatch(/^<!doctype html>/);
    expect(mail.headers.get('from')).toEqual(['Smart Elevator Maintenance <no-reply@localhost>']);
  });

  test('a name cannot add a header, a recipient or markup', async () => {
    const mail = await send(write({ ...person(HOSTILE), username: HOSTILE }));
    expect(mail.recipients).toEqual(['meera@example.com']);
    expect(mail.headers.get('bcc')).toBeUndefined();
    expect(mail.headers.get('to')).toEqual(['meera@example.com']);
    expect(mail.headers.get('subject')).toHaveLength(1);
    expect(mail.html).not.toContain('<script');
    expect(mail.text).toMatch(/^Hello,\r\n/);
  });
});

test.each([
  ['two addresses', 'meera@example.com, victim@example.com'],
  ['a name with a comma', 'Rao, Meera <meera@example.com>'],
  ['a line break', 'meera@example.com\r\nBcc: victim@example.com'],
  ['a group', 'all: meera@example.com, victim@example.com;'],
])('%s in place of an address reaches only that one recipient, if any', async (_, email) => {
  const letter = passwordResetMail({ ...person(), email }, SITE, '12345678');
  await send(letter).catch(() => {});
  for (const mail of mails.received) {
    expect(mail.recipients).toHaveLength(1);
    expect(mail.recipients).not.toContain('victim@example.com');
    expect(mail.headers.get('bcc')).toBeUndefined();
  }
});

test('a subject and a sender of any script arrive unchanged', async () => {
  const letter = { ...passwordResetMail(person(), SITE, '12345678'), subject: 'पासकोड, für “Meera” – 電梯' };
  const mail = await send(letter, 'उन्नत लिफ़्ट, Süd <lifts@example.com>');
  expect(mail.headers.get('subject')).toEqual(['पासकोड, für “Meera” – 電梯']);
  expect(mail.headers.get('from')?.[0]).toMatch(/उन्नत लिफ़्ट, Süd.* <lifts@example\.com>/);
});

test.each([
  ['Meera', 'Hello Meera,'],
  ['  Jean-Luc O’Neill ', 'Hello Jean-Luc O’Neill,'],
  ['मीरा', 'Hello मीरा,'],
  ['J. R.', 'Hello J. R.,'],
  ['', 'Hello,'],
  ['evil.example', 'Hello,'],
  ['Win at http://evil.example/', 'Hello,'],
  ['Meera\nYour account is closed', 'Hello,'],
  ['x'.repeat(150), 'Hello,'],
])('the first name %j is greeted with %j', (first_name, line) => {
  expect(greeting(first_name)).toBe(line);
});

test.each([
  ['Meera', 'Rao', 'Meera Rao (rao_lifts)'],
  ['', 'Copper Ridge', 'Copper Ridge (rao_lifts)'],
  ['', '', 'rao_lifts'],
  ['Win at', 'http://evil.example/', 'rao_lifts'],
])('a dealer named %j %j is %j in a mail', (first_name, last_name, name) => {
  expect(nameOf({ username: 'rao_lifts', first_name, last_name })).toBe(name);
});

test.each([
  'Shree Lifts & Escalators',
  'A1 Elevators',
  'M.K. Lifts',
  'S.M.Shah & Sons',
  'City Lifts, Pune',
  'श्री लिफ्ट्स (पुणे)',
  "St. Mary's CHS / B-12",
])('the name %j is in mails among people who know each other', (name) => {
  expect(knownName(` ${name} `)).toBe(name);
});

test.each([
  '',
  ' ',
  'evil.example',
  'Win at EVIL.EXAMPLE now',
  'x.com',
  'www.1',
  'http://evil',
  'Lifts\nYour account is closed',
  'Lifts\u2028Your account is closed',
])('the name %j is in no mail', (name) => {
  expect(knownName(name)).toBeUndefined();
});
