/** A mail before it is delivered: to one address, in plain text and in HTML that say the same. */
export interface Mail {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
}
