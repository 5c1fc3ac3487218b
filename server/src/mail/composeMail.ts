/** A mail before its delivery: to one address, with the same content in plain text and in HTML. */
export interface Mail {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  /** The ticket whose one-time code it contains, if any; the code may expire while the mail waits. */
  closing_ticket_id?: number | null;
  /** Whether it is one of many without urgency: all other mails go first. */
  bulk?: boolean;
  /** A PDF, and its name. */
  attachment?: Buffer | null;
  attachment_name?: string | null;
}

/** A line of a mail: a sentence, or a link on its own. */
export type Line = string | { link: string };

/** Composes a mail of plain lines; their content is escaped, in the HTML part and in the subject. */
export function composeMail(
  recipient: string,
  subject: string,
  lines: readonly Line[],
  language = 'en',
): Mail {
  const text = lines.map((line) => (typeof line === 'string' ? line : line.link));
  const html = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line)}</p>`
      : `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.link)}</a></p>`,
  );
  return {
    recipient,
    subject: subject.replace(/\p{Cc}+/gu, ' ').trim(),
    body_text: `${text.join('\n\n')}\n`,
    body_html: `<!doctype html>\n<html lang="${language}"><body>\n${html.join('\n')}\n</body></html>\n`,
  };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
