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
