/** Letters of any script, and what stands between them in names. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,60}$/u;

/**
 * Anybody can register anybody's address under any name, so what is no plain name is left out of letters: it could be an
 * advertisement, or a link to somewhere else.
 */
const isPlain = (name: string): boolean => NAME.test(name) && !/\.\p{L}/u.test(name);

/** How a letter begins. */
export function greeting(first_name: string): string {
  const name = first_name.trim();
  return isPlain(name) ? `Hello ${name},` : 'Hello,';
}

/** Somebody who is named in a letter, or on a page that one leads to. */
export interface NamedPerson {
  username: string;
  first_name: string;
  last_name: string;
}

/** Their plain name and their user name, by which they can be told from others of the same name. */
export function nameOf({ username, first_name, last_name }: NamedPerson): string {
  const name = `${first_name.trim()} ${last_name.trim()}`.trim();
  return isPlain(name) ? `${name} (${username})` : username;
}
