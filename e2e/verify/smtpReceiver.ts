import { createServer, type Server, type Socket } from 'node:net';

/** What a mail server says where it would otherwise say yes; undefined where it takes the mail. */
export interface SmtpBehaviour {
  /** What it says instead of a greeting before it hangs up; '' to hang up at once. */
  insteadOfGreeting?: string;
  /** Its answer to the recipient: '451 later'. */
  toRecipient?: string;
  /** Milliseconds until it says that it has taken a mail. */
  takes: number;
}

/** A mail server on a real connection that says the few words of SMTP that a mail needs, and gives each mail to `take`. */
export const smtpReceiver = (manners: () => SmtpBehaviour, take: (source: string) => void): Server =>
  createServer((socket) => speak(socket, manners(), take));

function speak(socket: Socket, manners: SmtpBehaviour, take: (source: string) => void): void {
  socket.on('error', () => {});
  const { insteadOfGreeting, toRecipient, takes } = manners;
  if (insteadOfGreeting !== undefined) return void socket.end(insteadOfGreeting);
  const say = (words: string) => void socket.write(`${words}\r\n`);
  let text = '';
  let inMail = false;
  say('220 well');
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
          say('250 taken');
        }, takes);
      } else if (/^DATA/i.test(part)) {
        inMail = true;
        say('354 go on');
      } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
      else say(/^RCPT/i.test(part) ? (toRecipient ?? '250 well') : '250 well');
    }
  });
}

/** What stands before `end`, and what follows it; undefined while it is not there yet. */
function cutAt(text: string, end: string): [string | undefined, string] {
  const at = text.indexOf(end);
  return at < 0 ? [undefined, text] : [text.slice(0, at), text.slice(at + end.length)];
}
