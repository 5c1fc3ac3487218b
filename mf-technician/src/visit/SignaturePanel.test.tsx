import { act, render, screen, waitFor } from '@testing-library/react';
import type { PointGroup } from 'signature_pad';
import { SignaturePanel } from './SignaturePanel';

let mockIsGone = true;
/** What the pad has drawn. */
let mockStrokes: PointGroup[] = [];
jest.mock('signature_pad', () => {
  if (mockIsGone) throw new Error('There is no network.');
  return {
    __esModule: true,
    default: class {
      addEventListener = () => undefined;
      off = () => undefined;
      toData = () => mockStrokes;
      fromData = (strokes: PointGroup[]) => {
        mockStrokes = strokes;
      };
    },
  };
});

const points = (...at: [x: number, y: number][]) => at.map(([x, y]) => ({ x, y, pressure: 0.5, time: 0 }));
const drawn = () => mockStrokes.flatMap((stroke) => stroke.points.map(({ x, y }) => [x, y]));

test('a pad that could not be loaded is there when the network is back (R1398)', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  render(<SignaturePanel first={undefined} onChange={() => undefined} />);
  expect(await screen.findByText(/The pad for the signature could not be loaded/)).toBeVisible();
  mockIsGone = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('img', { name: 'Signature of the customer' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('the strokes stay on the pad when the phone is turned, and the signature has its new size (R1398)', async () => {
  mockIsGone = false;
  let turn: () => void = () => undefined;
  jest.spyOn(window, 'ResizeObserver').mockImplementation((changed) => {
    turn = () => changed([], new ResizeObserver(() => undefined));
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  const onChange = jest.fn();
  const first = { width: 300, height: 160, strokes: [{ points: points([100, 50], [280, 60]) }] };
  render(<SignaturePanel first={first} onChange={onChange} />);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(drawn()).toEqual([
    [100, 50],
    [280, 60],
  ]);
  width.mockReturnValue(300);
  act(turn);
  expect(drawn()).toEqual([
    [50, 25],
    [140, 30],
  ]);
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ drawn: expect.objectContaining({ width: 300 }) }),
  );
  act(turn);
  expect(onChange).toHaveBeenCalledTimes(2);
});
