import { interfaceStep, nextReport } from './interfaceReport.mjs';
import { declarationsIn, shortened } from './publicInterface.mjs';

const declared = {
  'button/Button': {
    Button: 'function Button(_: ButtonProps): Element;',
    ButtonProps: "interface ButtonProps { kind: 'primary' | 'plain'; busy?: boolean; }",
    Size: "type Size = 'small' | 'large';",
    Look: 'type Look = Base & { plain: boolean; onPress?: (event: { at: number; }) => void; };',
    More: 'const More: (_: { label: string; hint?: string; }) => Element;',
    texts: 'const texts: { readonly none: string };',
    Frame: 'class Frame extends Component { render(): Element; }',
    KINDS: "const KINDS: readonly [ 'one', 'two' ];",
  },
  'format/date': { showDate: 'function showDate(date: Date): string;' },
};
const report = nextReport({ version: '', modules: {} }, declared, '1.2.0');
/** The interface with other declarations of a module. */
const having = (module: keyof typeof declared, changes: Record<string, string>) => ({
  ...declared,
  [module]: { ...declared[module], ...changes },
});

test('a change of a type that a person has reviewed needs a minor step only', () => {
  const now = having('format/date', { showDate: 'function showDate(date: Date | string): string;' });
  const key = 'format/date showDate';
  expect(interfaceStep(report, now)).toEqual({ changes: [`${key} has changed`], version: '2.0.0' });
  const changes = [`${key} was reviewed as compatible`];
  expect(interfaceStep(report, now, [key])).toEqual({ changes, version: '1.3.0' });
});

test('a module that was renamed, which a person has reviewed, needs a minor step only', () => {
  const now = { 'button/Button': declared['button/Button'], 'format/day': declared['format/date'] };
  expect(interfaceStep(report, now)?.version).toBe('2.0.0');
  const changes = ['format/day showDate is new'];
  expect(interfaceStep(report, now, ['format/date'])).toEqual({ changes, version: '1.3.0' });
});

test('the same interface needs no step', () => {
  expect(interfaceStep(report, declared)).toBeUndefined();
});

test.each([
  ['a new export', having('format/date', { today: 'function today(): Date;' }), 'format/date today is new'],
  ['a new module', { ...declared, 'icon/Icon': { Icon: 'const Icon: string;' } }, 'icon/Icon Icon is new'],
  [
    'a new optional property',
    having('button/Button', {
      ButtonProps: "interface ButtonProps { kind: 'primary' | 'plain'; icon?: string; busy?: boolean; }",
    }),
    'button/Button ButtonProps has more optional parts',
  ],
  [
    'a new optional parameter',
    having('format/date', { showDate: 'function showDate(date: Date, zone?: string): string;' }),
    'format/date showDate has more optional parts',
  ],
  [
    'a union with one more value',
    having('button/Button', { Size: "type Size = 'small' | 'medium' | 'large';" }),
    'button/Button Size has more optional parts',
  ],
  [
    'a new optional property of a type',
    having('button/Button', {
      Look: 'type Look = Base & { plain: boolean; wide?: boolean; onPress?: (event: { at: number; }) => void; };',
    }),
    'button/Button Look has more optional parts',
  ],
  [
    'a new optional part of a parameter within a type',
    having('button/Button', {
      Look: 'type Look = Base & { plain: boolean; onPress?: (event: { at: number; by?: string; }) => void; };',
    }),
    'button/Button Look has more optional parts',
  ],
  [
    'a new optional property of a component',
    having('button/Button', {
      More: 'const More: (_: { label: string; hint?: string; busy?: boolean; }) => Element;',
    }),
    'button/Button More has more optional parts',
  ],
  [
    'a new text',
    having('button/Button', { texts: 'const texts: { readonly all: string; readonly none: string };' }),
    'button/Button texts has more optional parts',
  ],
  [
    'a new method of a class',
    having('button/Button', {
      Frame: 'class Frame extends Component { retry(): void; render(): Element; }',
    }),
    'button/Button Frame has more optional parts',
  ],
  [
    'one more value of a list',
    having('button/Button', { KINDS: "const KINDS: readonly [ 'one', 'half', 'two' ];" }),
    'button/Button KINDS has more optional parts',
  ],
  [
    'one more value of a property',
    having('button/Button', {
      ButtonProps: "interface ButtonProps { kind: 'primary' | 'plain' | 'danger'; busy?: boolean; }",
    }),
    'button/Button ButtonProps has more optional parts',
  ],
  [
    'a property of a component that becomes optional, or may be undefined',
    having('button/Button', {
      ButtonProps: "interface ButtonProps { kind?: 'primary' | 'plain'; busy?: boolean | undefined; }",
    }),
    'button/Button ButtonProps has more optional parts',
  ],
  [
    'a function that is written as a constant, with another name of its parameter',
    having('format/date', { showDate: 'const showDate: (_: Date) => string;' }),
    'format/date showDate has more optional parts',
  ],
])('%s needs a minor step', (_, now, change) => {
  expect(interfaceStep(report, now)).toEqual({ changes: [change], version: '1.3.0' });
});

test.each([
  [
    'a new required property',
    having('button/Button', {
      ButtonProps: "interface ButtonProps { kind: 'primary' | 'plain'; busy?: boolean; icon: string; }",
    }),
    'button/Button ButtonProps has changed',
  ],
  [
    'a property that is gone',
    having('button/Button', { ButtonProps: "interface ButtonProps { kind: 'primary' | 'plain'; }" }),
    'button/Button ButtonProps has changed',
  ],
  [
    'a new optional parameter before another',
    having('format/date', { showDate: 'function showDate(zone?: string, date: Date): string;' }),
    'format/date showDate has changed',
  ],
  [
    'another result',
    having('format/date', { showDate: 'function showDate(date: Date): string | undefined;' }),
    'format/date showDate has changed',
  ],
  [
    'a union without one of its values',
    having('button/Button', { Size: "type Size = 'small';" }),
    'button/Button Size has changed',
  ],
  [
    'a new required property of a type',
    having('button/Button', {
      Look: 'type Look = Base & { plain: boolean; wide: boolean; onPress?: (event: { at: number; }) => void; };',
    }),
    'button/Button Look has changed',
  ],
  [
    'another base of a type',
    having('button/Button', {
      Look: 'type Look = { plain: boolean; onPress?: (event: { at: number; }) => void; };',
    }),
    'button/Button Look has changed',
  ],
  [
    'another property of a component',
    having('button/Button', { More: 'const More: (_: { label: number; hint?: string; }) => Element;' }),
    'button/Button More has changed',
  ],
  [
    'a property of a component that becomes required',
    having('button/Button', {
      ButtonProps: "interface ButtonProps { kind: 'primary' | 'plain'; busy: boolean; }",
    }),
    'button/Button ButtonProps has changed',
  ],
  [
    'a value of a list that is gone',
    having('button/Button', { KINDS: "const KINDS: readonly [ 'one', 'three' ];" }),
    'button/Button KINDS has changed',
  ],
  [
    'a text that is gone',
    having('button/Button', { texts: 'const texts: { readonly all: string };' }),
    'button/Button texts has changed',
  ],
  ['a module that is gone', { 'format/date': declared['format/date'] }, 'button/Button Button is gone'],
])('%s needs a major step', (_, now, change) => {
  const step = interfaceStep(report, now);
  expect(step?.version).toBe('2.0.0');
  expect(step?.changes[0]).toBe(change);
});

test('what stays the same keeps its version, what is new or changed has the new one', () => {
  const now = having('format/date', { today: 'function today(): Date;' });
  expect(nextReport(report, now, '1.3.0')).toEqual({
    version: '1.3.0',
    modules: {
      'button/Button': report.modules['button/Button'],
      'format/date': {
        showDate: '1.2.0 function showDate(date: Date): string;',
        today: '1.3.0 function today(): Date;',
      },
    },
  });
});

/** A type with so many properties that older reports have only its beginning. */
const long = (last: string) =>
  `type Props<Row> = Base<Row> & { ${Array.from({ length: 40 }, (_, at) => `part${at}: string;`).join(' ')} ${last} };`;

test('a long type is compared as a whole, also if the report has only its beginning', () => {
  const cut = { list: { Props: `1.0.0 ${shortened(long('rows: Row[];'))}` } };
  const former = { version: '1.2.0', modules: cut };
  const now = { list: { Props: long('rows: Row[];') } };
  expect(interfaceStep(former, now)).toBeUndefined();
  const whole = nextReport(former, now, '1.2.0');
  expect(whole.modules['list']).toEqual({ Props: `1.0.0 ${long('rows: Row[];')}` });
  expect(interfaceStep(whole, { list: { Props: long('items: Row[];') } })?.version).toBe('2.0.0');
  expect(interfaceStep(whole, { list: { Props: long('rows: Row[]; none?: string;') } })?.version).toBe(
    '1.3.0',
  );
});

test('the properties of a list screen are in the report as a whole', () => {
  const text = `export ${long('rows: Row[];')}\nexport declare const calls: Call<{ ${'a: 1; '.repeat(80)} }>;`;
  expect(declarationsIn(text, false)['Props']).toBe(long('rows: Row[];'));
  // The types of the contract are inferred.
  expect(declarationsIn(text, true)['calls']).toBe('const calls: Call< …');
});
