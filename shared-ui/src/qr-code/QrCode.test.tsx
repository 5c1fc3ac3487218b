import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';
import { modulesPath } from './modulesPath';

test('a code is an image with an accessible name', () => {
  render(<QrCode value="https://example.com/elevator?elevator_id=7" label="Code of Lobby A" />);
  const code = screen.getByRole('img', { name: 'Code of Lobby A' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
});

test('each run of dark modules is one stroke', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
  ];
  expect(modulesPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});

test('another value gives another code', () => {
  const { rerender } = render(<QrCode value="one" label="Code" />);
  const first = screen.getByRole('img').innerHTML;
  rerender(<QrCode value="two" label="Code" />);
  expect(screen.getByRole('img').innerHTML).not.toBe(first);
});
