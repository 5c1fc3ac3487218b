import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const blocks = { light: css.split(':root {')[1] ?? '', dark: css.split("[data-theme='dark'] {")[1] ?? '' };

/** The colour of a token in a theme; tokens that the dark theme does not define are those of the light one. */
function colour(theme: 'light' | 'dark', token: string): string {
  const find = (block: string) =>
    new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(block.split('}')[0] ?? '')?.[1];
  const found = find(blocks[theme]) ?? find(blocks.light);
  if (!found) throw new Error(`There is no token --${token}.`);
  return found;
}

const luminance = (hex: string): number =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS: [text: string, ground: string][] = [
  ...['red', 'blue', 'amber', 'violet', 'green', 'neutral'].map((tone): [string, string] => [
    `color-${tone}`,
    `color-${tone}-bg`,
  ]),
  ...['text', 'text-secondary', 'text-tertiary', 'link', 'red', 'critical'].flatMap((text) =>
    ['bg-layout', 'bg-container', 'bg-elevated'].map((ground): [string, string] => [
      `color-${text}`,
      `color-${ground}`,
    ]),
  ),
  ['color-text', 'color-red-bg'],
  ['color-on-primary', 'color-primary'],
  ['color-on-primary', 'color-primary-hover'],
  ['color-on-danger', 'color-danger'],
  ['color-on-danger', 'color-danger-hover'],
  ['color-bar-text', 'color-bar'],
  ['color-bar-muted', 'color-bar'],
  ['color-bar', 'color-bar-active'],
  ['color-text-tertiary', 'color-item-hover'],
];

const SIGNS: [sign: string, ground: string][] = [
  ['color-border', 'color-bg-container'],
  ['color-focus', 'color-bg-layout'],
  ['color-focus', 'color-bg-container'],
  ['color-focus-bar', 'color-bar'],
  ...['ink', 'red', 'blue', 'amber', 'violet', 'green'].map((tone): [string, string] => [
    `slice-${tone}`,
    'color-bg-container',
  ]),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXTS)('%s on %s can be read (4.5)', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SIGNS)('%s on %s can be seen (3)', (sign, ground) => {
    expect(contrast(colour(theme, sign), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });
});
