import { fireEvent, render, screen } from '@testing-library/react';
import { Modal } from './Modal';

function draw(expanded: boolean) {
  const onClose = jest.fn();
  render(
    <Modal className="" labelledBy="title" onClose={onClose}>
      <h2 id="title">Hand over</h2>
      <input role="combobox" aria-controls="list" aria-expanded={expanded} aria-label="To" />
    </Modal>,
  );
  return onClose;
}

const escape = () => fireEvent.keyDown(screen.getByRole('combobox', { name: 'To' }), { key: 'Escape' });

test('Escape closes the dialog', () => {
  const onClose = draw(false);
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape in an open list closes only the list: neither we nor the browser close the dialog', () => {
  const onClose = draw(true);
  // The browser closes a dialog unless the default action of the key is prevented.
  expect(escape()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('a press on the backdrop closes the dialog, but not the second press of the double click that opened it', () => {
  const onClose = draw(false);
  const backdrop = screen.getByRole('dialog');
  fireEvent.mouseDown(backdrop, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(backdrop, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
