import { lintSnippets } from './lintSnippets.mjs';

const FILE = 'mf-settings/src/settings/X.tsx';

const refused: [what: string, code: string][] = [
  ['words between tags', 'export const X = () => <p>Not saved yet</p>;'],
  ['words in braces', "export const X = ({ on }: { on: boolean }) => <p>{on ? 'Switched on' : null}</p>;"],
  ['words around a value', 'export const X = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;'],
  ['a label', 'export const X = () => <input aria-label="Search tickets" />;'],
  ['a title in data', "export const columns = [{ key: 'name', title: 'Name' }];"],
  ['a title by default', "export const X = ({ title = 'Login' }: { title?: string }) => title;"],
  ['an alert', "export const tell = (alertSuccess: (sentence: string) => void) => alertSuccess('Saved');"],
];

const accepted: [what: string, code: string][] = [
  ['what is said', "declare const t: (s: string) => string; export const X = () => <p>{t('Saved')}</p>;"],
  ['a key of the wire', "export const columns = [{ key: 'ticket_key', sort: 'priority' }];"],
  ['a date format', 'export const X = () => <input placeholder="MM/DD/YYYY" />;'],
  ['signs', 'export const X = () => <p>{">>"} – / 12 %</p>;'],
  [
    'a catalogue',
    "declare const defineMessages: <S>(s: S) => S; export const m = defineMessages({ title: 'Settings' });",
  ],
];

const found = lintSnippets([...refused, ...accepted].map(([, code]) => ({ file: FILE, code }))).map(
  (reports) => reports.map(({ rule }) => rule),
);

test.each(refused.map(([what], at) => [what, at] as const))('%s past the catalogue: refused', (_, at) => {
  expect(found[at]).toContain('local/no-untranslated-text');
});

test.each(accepted.map(([what], at) => [what, at] as const))('%s: accepted', (_, at) => {
  expect(found[refused.length + at]).not.toContain('local/no-untranslated-text');
});
