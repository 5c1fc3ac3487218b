import { validateInput } from '../validateInput';
import { MAX_SIGNATURE, signature, signatureLines, type Signature } from './signature';
import { visitMessages } from './visitMessages';

const drawn = (count: number, changes: Partial<Signature> = {}): Signature => ({
  width: 320,
  height: 160,
  strokes: [{ points: Array.from({ length: count }, (_, at) => ({ x: at, y: 2, time: at, pressure: 0.5 })) }],
  ...changes,
});

test('a signature keeps its strokes with their times (R1441)', () => {
  expect(validateInput(signature, drawn(3))).toEqual({ ok: true, value: drawn(3) });
});

test.each([
  ['without a stroke', drawn(0, { strokes: [] }), visitMessages.signatureEmpty],
  ['with a stroke of no point', drawn(0), visitMessages.signatureEmpty],
  ['that has no list of strokes', { width: 1, height: 1, strokes: { then: 1 } }, 'Expected a list'],
  ['whose strokes are missing', { width: 1, height: 1 }, 'required'],
  ['whose stroke is none', { width: 1, height: 1, strokes: [null] }, 'null'],
  ['over 64 KB', drawn(MAX_SIGNATURE / 30), visitMessages.signatureTooLarge],
])('one %s is refused in words', (_, given, sentence) => {
  const read = validateInput(signature, given);
  expect(read).toMatchObject({ ok: false });
  expect(JSON.stringify(read)).toContain(sentence);
});

test('it is drawn in the shape that it has, and a dot stays visible', () => {
  const [line = []] = signatureLines(drawn(2), { width: 160, height: 160 });
  expect(line).toEqual([
    [0, 1],
    [0.5, 1],
  ]);
  expect(signatureLines(drawn(1), { width: 320, height: 160 })).toEqual([
    [
      [0, 2],
      [0, 2],
    ],
  ]);
});
