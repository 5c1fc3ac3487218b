/** A number with its noun, for mails and commands, which are in English: 1 day, 2 days (R263). */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count} ${count === 1 ? one : other}`;
