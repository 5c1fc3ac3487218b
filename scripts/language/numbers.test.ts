import ts from 'typescript';
import { messagesIn, positionOf } from '../../federation/src/artifacts/messagesIn.mjs';
import { jsonOf, serverMessages, sourcesOf } from './serverMessages';
import { TRANSLATED_PACKAGES } from '../steps/root.mjs';

/** The number of these is never one, or a framework writes them so. */
const NEVER_ONE = [
  'All {count} matches are too many: up to {max} elevators can be changed together.',
  'All {count} matches are too many: up to {max} tickets can be changed together.',
  '{count} tickets are too many to count here',
  'Select all {count} matches',
  'The {shown} longest of {all} bars. The table shows all.',
  'The {shown} elevators with the most repeats, out of {all}.',
  'Only {listed} of {all} errors are listed.',
  'Request was throttled. Expected available in {seconds} seconds.',
  'The row has {found} values; the template has 14.',
  'Request was throttled. Expected available in {} seconds.',
  'The row has {} values; the template has {}.',
  'Only {} of {} errors are listed.',
  'nested deeper than {} levels',
  'in the last {} hours.',
  '{} seconds',
  '{} elevators are overdue.',
  '{} maintenance contracts end soon or have ended.',
  'in {} days',
];

/** Limits are never one. A noun in the plural at most three words after a gap, in the same clause: `{count} open tickets`. */
const COUNTED =
  /(?<!\b(?:at most|at least|no more than) )\{\w*\} ((?:[\w-]+ ){0,3}?(?:[a-z]{2,}s|people))\b(?!:\/\/)|\(s\)/gi;
/** Words that end in s without being a plural, and those after which another part of the sentence begins. */
const NO_NOUN =
  /\b(is|was|has|its|this|as|does|exists|contains|takes|address|always|ends|exposes|needs|yes|belongs|for|by|and|from|must)\b/;

/** Plural forms have a noun for each number. */
const PLURAL = /\{\s*\w+\s*,\s*plural\s*,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

const countedIn = (sentence: string): string[] =>
  Array.from(sentence.replaceAll(PLURAL, '').matchAll(COUNTED), ([found]) => found).filter(
    (found) => !NO_NOUN.test(found),
  );

/** Texts that the server puts together itself, for mails, files and commands; SQL is none. */
function composedIn(source: ts.SourceFile): { english: string; at: string }[] {
  const found: { english: string; at: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      const english = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
      if (!/^\s*(select|update|insert|delete|with)\b/.test(english))
        found.push({ english, at: positionOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const faultsIn = (messages: readonly { english: string; at?: string }[]) =>
  messages.filter(({ english }) => countedIn(english).length > 0 && !NEVER_ONE.includes(english));

test.each([
  ['{count} tickets', true],
  ['{count} open tickets of {name}', true],
  ['Sent to {count} people', true],
  ['{count} row(s)', true],
  ['{a} and {b} days', true],
  ['{count, plural, one {# ticket} other {# tickets}} of {all} customers', true],
  ['{count, plural, one {# ticket} other {# tickets}}', false],
  ['{rows, plural, one {# row} other {# rows; {bad, plural, one {# fails} other {# fail}}}}', false],
  ['{name} has other tickets', false],
  ['{count} selected', false],
  ['Tickets ({count})', false],
])('%s: a noun whose form does not follow its number: %s', (sentence, wrong) => {
  expect(countedIn(sentence).length > 0).toBe(wrong);
});

test.each([...TRANSLATED_PACKAGES])(
  '%s: the noun after a number has the form of that number (R263)',
  (pkg) => {
    const sources = sourcesOf(pkg);
    expect(faultsIn([...sources.flatMap(messagesIn), ...sources.flatMap(composedIn)])).toEqual([]);
  },
);

test('so it has in the answers of the server, its mails and its commands (R263)', async () => {
  const composed = [...sourcesOf('server'), ...sourcesOf('shared-api')].flatMap(composedIn);
  expect(faultsIn([...(await serverMessages()), ...composed])).toEqual([]);
});

/** `t(count === 1 ? 'ticket' : 'tickets')` has the two forms of English. */
test.each([...TRANSLATED_PACKAGES])('%s: the forms of a noun are those of the language (R263)', (pkg) => {
  const byHand = sourcesOf(pkg).filter(({ text }) => /\b(t|msg)\(\s*[\w.]+ === 1 \?/.test(text));
  expect(byHand.map(({ fileName }) => fileName)).toEqual([]);
});

/** Hindi words that agree with a number: participles and nouns in the plural. */
const AGREES =
  /\{(count|rows|all|shown|failing|days|elsewhere|total)\} [^{}।,;:()]*?(गए|गईं|हैं|ियाँ|ियों|टिकटों|लिफ्टों|लिफ्टें|दिनों|इमारतें|हुए|बचे)(?![\u0900-\u097f])/u;

test.each(['shared-api', ...TRANSLATED_PACKAGES])('%s: so it has in Hindi (R263)', (pkg) => {
  const catalogue = Object.entries((jsonOf(pkg, 'src/language/hi.json') ?? {}) as Record<string, string>);
  const wrong = catalogue.filter(
    ([english, hindi]) => AGREES.test(hindi.replaceAll(PLURAL, '')) && !NEVER_ONE.includes(english),
  );
  expect(wrong).toEqual([]);
});
