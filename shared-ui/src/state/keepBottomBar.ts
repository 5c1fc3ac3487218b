/**
 * For the `ref` of a bar at the lower edge of the window: keeps its height in `--bottom-bar` while it is shown, so that
 * alerts are above it.
 */
export function keepBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
