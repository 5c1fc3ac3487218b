import { distance } from 'fastest-levenshtein';

/** The variables of the environment whose names resemble a setting, each with the setting that was probably meant. */
export function misspelledNames(
  given: readonly string[],
  settings: ReadonlySet<string>,
): { name: string; meant: string }[] {
  return given
    .filter((name) => !settings.has(name) && !STANDARD.test(name))
    .flatMap((name) => {
      const meant = [...settings].find((setting) => resembles(name, setting));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** Names that other programs define: OpenTelemetry's own, and numbered ports of a scheduler (PORT0). */
const STANDARD = /^(OTEL_|npm_|PORT\d+$)/;

/** A short name differs from many others by two letters (HOST and HOME). */
const isShort = (name: string): boolean => name.length <= 7;

function resembles(name: string, setting: string): boolean {
  const written = spelled(name);
  const right = spelled(setting);
  return distance(written, right) <= (isShort(setting) ? 1 : 2) || sameLetters(written, right);
}

/** In one case and without separators: `database-url` means DATABASE_URL. */
const spelled = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether letters were swapped (PROT); the first one is seldom wrong. */
const sameLetters = (one: string, other: string): boolean =>
  one[0] === other[0] && [...one].sort().join('') === [...other].sort().join('');
