/** Letters of any script, and what stands between them in names. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,60}$/u;

/**
 * How a letter begins. Anybody can register anybody's address under any first name, so what is no plain name is left
 * out: it could be an advertisement, or a link to somewhere else.
 */
export function greeting(first_name: string): string {
  const name = first_name.trim();
  const isPlain = NAME.test(name) && !/\.\p{L}/u.test(name);
  return isPlain ? `Hello ${name},` : 'Hello,';
}
