import { frameworkMessages } from '../frameworkMessages';
import type { FieldFormat } from './customField';
import { parseFieldValue } from './fieldValue';

const rule = (format: FieldFormat, options: string[] = [], is_required = false) => ({
  format,
  options,
  is_required,
});

test.each([
  ['integer', ' 12 ', '12'],
  ['text', 'E12, F04', 'E12, F04'],
  ['date', '2026-02-28', '2026-02-28'],
  ['time', '09:45', '09:45'],
  ['time', '23:59:59', '23:59:59'],
  ['boolean', 'True', 'true'],
  ['integer', '', ''],
  ['integer', '-१२', '-12'],
  ['date', '२०२६-०२-२८', '2026-02-28'],
  ['time', '٠٩:٤٥', '09:45'],
  ['text', 'मंज़िल ३', 'मंज़िल ३'],
] as const)('%s accepts %p', (format, typed, value) => {
  expect(parseFieldValue(rule(format), typed)).toEqual({ ok: true, value });
});

test.each([
  ['integer', '12a', frameworkMessages.notInteger],
  ['integer', '1.5', frameworkMessages.notInteger],
  ['date', '2026-02-30', frameworkMessages.notDate],
  ['time', '24:00', frameworkMessages.notTime],
  ['time', '109:45', frameworkMessages.notTime],
  ['time', '09:455', frameworkMessages.notTime],
  ['boolean', 'maybe', frameworkMessages.notBoolean],
  ['boolean', 'untrue', frameworkMessages.notBoolean],
  ['boolean', 'truer', frameworkMessages.notBoolean],
] as const)('%s refuses %p', (format, typed, sentence) => {
  expect(parseFieldValue(rule(format), typed)).toEqual({ ok: false, sentence });
});

test('a drop-down accepts only its own options', () => {
  expect(parseFieldValue(rule('dropdown', ['Phone']), 'Phone')).toEqual({ ok: true, value: 'Phone' });
  expect(parseFieldValue(rule('dropdown', ['Phone']), 'Fax')).toEqual({
    ok: false,
    sentence: '"Fax" is not a valid choice.',
  });
});

test('several options are comma-joined, each once (R714)', () => {
  const options = rule('checkbox', ['Belt', 'Relay']);
  expect(parseFieldValue(options, 'Relay, Belt,Relay')).toEqual({ ok: true, value: 'Relay,Belt' });
  expect(parseFieldValue(rule('checkbox', ['Belt'], true), 'Belt')).toEqual({ ok: true, value: 'Belt' });
  expect(parseFieldValue(options, ',')).toEqual({ ok: true, value: '' });
  expect(parseFieldValue(options, 'Belt,Rope')).toEqual({
    ok: false,
    sentence: '"Rope" is not a valid choice.',
  });
});

test.each(['', '  ', ','])('a required one cannot be %p', (typed) => {
  expect(parseFieldValue(rule('checkbox', ['Belt'], true), typed)).toEqual({
    ok: false,
    sentence: frameworkMessages.required,
  });
});

test('a stored value stays valid when its field no longer offers it; a new value of this kind is not', () => {
  const dropdown = rule('dropdown', ['Phone']);
  expect(parseFieldValue(dropdown, 'Fax', 'Fax')).toEqual({ ok: true, value: 'Fax' });
  expect(parseFieldValue(dropdown, 'Telex', 'Fax')).toMatchObject({ ok: false });
  const options = rule('checkbox', ['Belt', 'Relay']);
  expect(parseFieldValue(options, 'Rope,Belt', 'Rope')).toEqual({ ok: true, value: 'Rope,Belt' });
  expect(parseFieldValue(options, 'Rope,Chain', 'Rope')).toMatchObject({ ok: false });
});
