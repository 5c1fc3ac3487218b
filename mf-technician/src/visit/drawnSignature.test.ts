import { signature } from '@smart-elevator/shared-api/contract/visits/signature';
import { drawnSignature } from './drawnSignature';

const SIZE = { width: 328, height: 160 };
const at = 1_925_000_000_000;

test('strokes are kept with the times since the first point, in a form that the contract takes (R1441)', () => {
  const groups = [
    { points: [{ x: 1.26, y: 2, pressure: 0, time: at }] },
    {
      points: [
        { x: 3, y: -0.04, pressure: 1.2, time: at + 10.4 },
        { x: 5, y: 6, pressure: 0.5, time: at + 20 },
      ],
    },
  ];
  const drawn = drawnSignature(groups, SIZE);
  expect(drawn?.strokes.map(({ points }) => points.map(({ time }) => time))).toEqual([[0], [10, 20]]);
  expect(drawn?.strokes[0]?.points[0]).toEqual({ x: 1.3, y: 2, time: 0, pressure: 0 });
  expect(signature.validateSync(drawn)).toEqual(drawn);
});

test('nothing, and more than may be stored, has no strokes: the picture remains', () => {
  const points = Array.from({ length: 3_000 }, (_, n) => ({ x: n % 300, y: 9, pressure: 0.5, time: at + n }));
  expect(drawnSignature([], SIZE)).toBeUndefined();
  expect(drawnSignature([{ points }], SIZE)).toBeUndefined();
});
