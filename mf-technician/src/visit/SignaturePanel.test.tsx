import { act, render, screen } from '@testing-library/react';
import { SignaturePanel } from './SignaturePanel';

let mockIsGone = true;
jest.mock('signature_pad', () => {
  if (mockIsGone) throw new Error('There is no network.');
  return {
    __esModule: true,
    default: class {
      addEventListener = () => undefined;
      off = () => undefined;
    },
  };
});

test('a pad that could not be loaded is there when the network is back (R1398)', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  render(<SignaturePanel first={undefined} onChange={() => undefined} />);
  expect(await screen.findByText(/The pad for the signature could not be loaded/)).toBeVisible();
  mockIsGone = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('img', { name: 'Signature of the customer' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
