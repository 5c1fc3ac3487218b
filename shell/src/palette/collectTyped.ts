/**
 * Collects what is typed from now on, so that no letter is lost, or taken for a shortcut, while the search is loading. Returns
 * a function that ends it and returns the text.
 */
export function collectTyped(): () => string {
  let text = '';
  const take = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = Array.from(text).slice(0, -1).join('');
    else if (Array.from(event.key).length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', take, true);
  return () => {
    document.removeEventListener('keydown', take, true);
    return text;
  };
}
