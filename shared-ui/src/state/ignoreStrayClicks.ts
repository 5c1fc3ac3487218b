/** What a click presses. */
const PRESSED = 'a, button, input, label, [role], [data-row]';

/**
 * The second click of a double click goes to nobody when the first one has removed what it pressed: it would press what has
 * moved into that place, such as the same button of the next row. Returns a function that stops it.
 */
export function ignoreStrayClicks(): () => void {
  let pressed: Element | undefined;
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1 && pressed?.isConnected === false) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const { target } = event;
    pressed = target instanceof Element ? (target.closest(PRESSED) ?? target) : undefined;
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}
