import { blankableText } from './fields';

/** First and last name, or the name of a company; null if there is none. Another back end may not send it. */
export const personName = () => blankableText(301).nullable().optional();

/** A name in one line with the user name, which distinguishes people of the same name; the user name alone without a name. */
export const nameLabel = (username: string, name: string | null | undefined): string =>
  name ? `${name} (${username})` : username;
