/** A mail as a mail program shows it. */
export interface ReadMail {
  /** By name in lower case; unfolded and decoded. */
  headers: ReadonlyMap<string, readonly string[]>;
  text: string;
  html: string;
  attachments: readonly { name: string; content: string }[];
}

/** Parses a mail as it was sent: a plain text and an HTML part, and files (RFC 5322, 2045, 2047). */
export function readMail(raw: string): ReadMail {
  const whole = split(raw);
  const parts = leavesOf(whole);
  const contentOf = ({ body, headers }: Part) => decode(body, headers.get('content-transfer-encoding')?.[0]);
  const partOf = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.[0]?.startsWith(type));
    return part ? contentOf(part) : '';
  };
  const attachments = parts.flatMap((part) => {
    const [, name] =
      /^attachment;.*filename="?([^";]+)/.exec(part.headers.get('content-disposition')?.[0] ?? '') ?? [];
    return name === undefined ? [] : [{ name, content: contentOf(part) }];
  });
  return { headers: whole.headers, text: partOf('text/plain'), html: partOf('text/html'), attachments };
}

type Part = ReturnType<typeof split>;

/** The parts that have no parts of their own. */
function leavesOf(part: Part): Part[] {
  const [, boundary] = /boundary="?([^";]+)"?/.exec(part.headers.get('content-type')?.[0] ?? '') ?? [];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((one) => leavesOf(split(one.replace(/^\r\n/, '').replace(/\r\n$/, ''))));
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    headers.set(name.toLowerCase(), [
      ...(headers.get(name.toLowerCase()) ?? []),
      decodeWords(value.join(':').trim()),
    ]);
  }
  return { headers, body: raw.slice(end + 4) };
}

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? decode(text, 'base64')
        : decode(text.replace(/_/g, ' '), 'quoted-printable'),
    );

function decode(text: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString('utf8');
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
