/** Letters of any script, and the characters between them in names. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,60}$/u;

/**
 * Anyone can register any address under any name, so names that are not plain are left out of mails: they could be
 * advertisements, or links to other sites.
 */
const isPlain = (name: string): boolean => NAME.test(name) && !/\.\p{L}/u.test(name);

/** A name for a mail, if it is plain. */
export const plainName = (name: string): string | undefined =>
  isPlain(name.trim()) ? name.trim() : undefined;

/** More than one line, and what a mail program makes a link of. */
const LINES = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LINK = /:\/\/|[Ww]{3}\.|[\p{L}\p{M}\p{N}-]{2,}\.\p{L}{2,}|\.\p{Ll}{2,}/u;

/** The name of a dealer's company, or of a person whom a dealer knows, for a mail among them: one line without a link. */
export function knownName(name: string): string | undefined {
  const trimmed = name.trim();
  return trimmed === '' || LINES.test(trimmed) || LINK.test(trimmed) ? undefined : trimmed;
}

/** The first line of a mail; `nameFor` decides whether the name is in it. */
export function greeting(first_name: string, nameFor = plainName): string {
  const name = nameFor(first_name);
  return name === undefined ? 'Hello,' : `Hello ${name},`;
}

/** A person who is named in a mail, or on a page that it links to. */
export interface NamedPerson {
  username: string;
  first_name: string;
  last_name: string;
}

/** The plain name with the user name, which distinguishes people with the same name. */
export function nameOf({ username, first_name, last_name }: NamedPerson): string {
  const name = `${first_name.trim()} ${last_name.trim()}`.trim();
  return isPlain(name) ? `${name} (${username})` : username;
}
