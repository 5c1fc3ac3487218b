import { createServer, type Server, type Socket } from 'node:net';

/** The negative reply of a mail server; undefined if it accepts the mail. */
export interface SmtpBehaviour {
  /** The reply instead of a greeting before it disconnects; '' to disconnect at once. */
  insteadOfGreeting?: string;
  /** Its answer to the recipient: '451 later'. */
  toRecipient?: string;
  /** Milliseconds until it acknowledges a mail. */
  takes: number;
}

/** A mail server on a real connection with the SMTP commands that a mail needs; it passes each mail to `take`. */
export const smtpReceiver = (manners: () => SmtpBehaviour, take: (source: string) => void): Server =>
  createServer((socket) => speak(socket, manners(), take));

function speak(socket: Socket, manners: SmtpBehaviour, take: (source: string) => void): void {
  socket.on('error', () => {});
  const { insteadOfGreeting, toRecipient, takes } = manners;
  if (insteadOfGreeting !== undefined) return void socket.end(insteadOfGreeting);
  const reply = (words: string) => void socket.write(`${words}\r\n`);
  let text = '';
  let inMail = false;
  reply('220 well');
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    for (;;) {
      const [part, rest] = cutAt(text, inMail ? '\r\n.\r\n' : '\r\n');
      if (part === undefined) return;
      text = rest;
      if (inMail) {
        inMail = false;
        setTimeout(() => {
          take(part);
          reply('250 taken');
        }, takes);
      } else if (/^DATA/i.test(part)) {
        inMail = true;
        reply('354 go on');
      } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
      else reply(/^RCPT/i.test(part) ? (toRecipient ?? '250 well') : '250 well');
    }
  });
}

/** The text before and after `end`; undefined if it has not arrived yet. */
function cutAt(text: string, end: string): [string | undefined, string] {
  const at = text.indexOf(end);
  return at < 0 ? [undefined, text] : [text.slice(0, at), text.slice(at + end.length)];
}
