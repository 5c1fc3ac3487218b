import { interfaceStep, nextReport } from './interfaceReport.mjs';

const declared = {
  'button/Button': {
    Button: 'function Button(_: ButtonProps): Element;',
    ButtonProps: "interface ButtonProps { kind: 'primary' | 'plain'; busy?: boolean; }",
    Size: "type Size = 'small' | 'large';",
  },
  'format/date': { showDate: 'function showDate(date: Date): string;' },
};
const report = nextReport({ version: '', modules: {} }, declared, '1.2.0');
/** The interface with other declarations of a module. */
const having = (module: keyof typeof declared, changes: Record<string, string>) => ({
  ...declared,
  [module]: { ...declared[module], ...changes },
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
