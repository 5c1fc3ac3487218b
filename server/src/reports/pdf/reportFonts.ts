import { createRequire } from 'node:module';
import path from 'node:path';
import { packageRoot } from '../../config/packageRoot';
import { FontFace } from './FontFace';

export type Weight = 'regular' | 'bold';

/** The Noto families (OFL-1.1) by npm package, with the name of their files (ADR-132). */
const FAMILIES = {
  devanagari: ['noto-sans-devanagari', 'NotoSansDevanagari'],
  latin: ['noto-sans', 'NotoSans'],
  bengali: ['noto-sans-bengali', 'NotoSansBengali'],
  gurmukhi: ['noto-sans-gurmukhi', 'NotoSansGurmukhi'],
  gujarati: ['noto-sans-gujarati', 'NotoSansGujarati'],
  odia: ['noto-sans-oriya', 'NotoSansOriya'],
  tamil: ['noto-sans-tamil', 'NotoSansTamil'],
  telugu: ['noto-sans-telugu', 'NotoSansTelugu'],
  kannada: ['noto-sans-kannada', 'NotoSansKannada'],
  malayalam: ['noto-sans-malayalam', 'NotoSansMalayalam'],
  arabic: ['noto-sans-arabic', 'NotoSansArabic'],
  hebrew: ['noto-sans-hebrew', 'NotoSansHebrew'],
  math: ['noto-sans-math', 'NotoSansMath'],
  symbols: ['noto-sans-symbols', 'NotoSansSymbols'],
  symbols2: ['noto-sans-symbols-2', 'NotoSansSymbols2'],
} as const;

export type Family = keyof typeof FAMILIES;

/** They have one weight. */
const REGULAR_ONLY: readonly Family[] = ['math', 'symbols2'];

/** Latin with its accents, ₹, and Devanagari: most reports need no other family. */
export const BASE: Family = 'devanagari';

/** The families that are tried for a character whose script has no family of its own. */
export const GENERAL: readonly Family[] = [BASE, 'latin', 'math', 'symbols', 'symbols2'];

/** The scripts with a family of their own; Latin, Greek and Cyrillic are in the general ones. */
const SCRIPTS: readonly [script: RegExp, family: Family][] = [
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi'],
  [/\p{Script=Gujarati}/u, 'gujarati'],
  [/\p{Script=Oriya}/u, 'odia'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Telugu}/u, 'telugu'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script_Extensions=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
];

/** The family of a character's script, if it has one of its own. */
export const familyOfScript = (character: string): Family | undefined =>
  SCRIPTS.find(([script]) => script.test(character))?.[1];

/** The fonts that were opened so far, by family and weight. */
export const openedFonts = new Map<string, FontFace>();

/** A font, opened when its first character is needed, once for the whole process. */
export function openFont(family: Family, weight: Weight): FontFace {
  const key = `${family} ${weight}`;
  const known = openedFonts.get(key);
  if (known) return known;
  const [name, file] = FAMILIES[family];
  const style = weight === 'bold' && !REGULAR_ONLY.includes(family) ? '600SemiBold' : '400Regular';
  // Resolved from the server's folder, which is the same for the sources and for the bundle in dist/.
  const { resolve } = createRequire(path.join(packageRoot, 'package.json'));
  const face = new FontFace(resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`));
  openedFonts.set(key, face);
  return face;
}
