/** A mail before it is delivered: to one address, in plain text and in HTML that say the same. */
export interface Mail {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  /** The ticket whose one-time code it carries, where it does; the code gets old while the mail waits. */
  closing_ticket_id?: number | null;
  /** Whether it is one of many that nobody sits waiting for: all others go before it. */
  bulk?: boolean;
}

/** A line of a letter: a sentence, or a link that stands alone. */
export type Line = string | { link: string };

/** Makes a mail of plain lines; whatever they contain stays text, in the HTML part and in the subject. */
export function composeMail(recipient: string, subject: string, lines: readonly Line[]): Mail {
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
    body_html: `<!doctype html>\n<html lang="en"><body>\n${html.join('\n')}\n</body></html>\n`,
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
