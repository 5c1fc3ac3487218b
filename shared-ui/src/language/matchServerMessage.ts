import { languageState } from './languageState';
import { t } from './t';

interface Template {
  pattern: RegExp;
  english: string;
  gaps: string[];
}

/** The templates of a catalogue, made when they are first needed and again when the catalogue has more entries. */
let made = { of: 0, templates: [] as Template[] };

/**
 * The translation of an English sentence of a schema or the server: one in the catalogue, or one that matches a
 * sentence with placeholders. Several sentences in a row are translated one by one. Other text stays unchanged.
 */
export function matchServerMessage(english: string): string {
  if (languageState.sentences[languageState.language].has(english)) return t(english);
  const sentences = english.split(/(?<=[.!?]) (?=["A-Z])/);
  if (sentences.length === 1) return fromTemplate(english) ?? english;
  return (
    translateInOrder(sentences)?.join(' ') ??
    fromTemplate(english) ??
    sentences.map(matchServerMessage).join(' ')
  );
}

/**
 * Translates several known sentences; an entry of the catalogue may be several sentences. Undefined if one is
 * unknown.
 */
function translateInOrder(sentences: readonly string[]): string[] | undefined {
  if (sentences.length === 0) return [];
  for (let end = 1; end <= sentences.length; end += 1) {
    const english = sentences.slice(0, end).join(' ');
    const known = languageState.sentences[languageState.language].has(english);
    const translation = known ? t(english) : fromTemplate(english);
    const rest = translation === undefined ? undefined : translateInOrder(sentences.slice(end));
    if (translation !== undefined && rest) return [translation, ...rest];
  }
  return undefined;
}

/** Translates by the sentence with placeholders that matches; undefined if there is none. */
function fromTemplate(english: string): string | undefined {
  const catalogue = languageState.sentences[languageState.language];
  if (made.of !== catalogue.size)
    made = { of: catalogue.size, templates: templatesOf([...catalogue.keys()]) };
  for (const { pattern, english: template, gaps } of made.templates) {
    const found = pattern.exec(english);
    if (found) return t(template, Object.fromEntries(gaps.map((gap, at) => [gap, found[at + 1] ?? ''])));
  }
  return undefined;
}

/** The templates; those with the most fixed text are tried first. */
function templatesOf(sentences: readonly string[]): Template[] {
  return sentences
    .filter((english) => GAP.test(english) && !english.includes(', plural,') && ownWords(english) >= 8)
    .sort((a, b) => ownWords(b) - ownWords(a))
    .map((english) => ({
      english,
      gaps: Array.from(english.matchAll(GAPS), ([, gap = '']) => gap),
      pattern: new RegExp(`^${english.split(GAP).map(literally).join('([^]+?)')}$`),
    }));
}

const GAP = /\{\w+\}/;
const GAPS = /\{(\w+)\}/g;

/** The number of fixed characters of a sentence. With too few of them it could match text that a user typed. */
const ownWords = (english: string): number => english.replaceAll(GAPS, '').trim().length;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
