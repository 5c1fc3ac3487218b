import { render } from '@testing-library/react';
import { StatusShaft } from './StatusShaft';

const car = (container: HTMLElement) => container.querySelector<HTMLElement>('[style]');

test('the car is at the floor of the state, and travels when the state changes', () => {
  const { container, rerender } = render(<StatusShaft floors={['red', 'blue', 'green']} at={0} />);
  const shown = car(container);
  expect(shown?.style.getPropertyValue('--at')).toBe('0');
  rerender(<StatusShaft floors={['red', 'blue', 'green']} at={2} />);
  expect(car(container)).toBe(shown);
  expect(shown?.style.getPropertyValue('--at')).toBe('2');
  expect(shown).toHaveClass('green');
});

test('it is a picture, hidden from screen readers, and empty for a state without a floor', () => {
  const { container } = render(<StatusShaft floors={['red', 'blue']} at={-1} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(car(container)).toBeNull();
});
