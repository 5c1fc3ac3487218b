import type { Page } from '@playwright/test';

/** The stops of a walk: the further rows of a long list are like the first ones. */
const LIMIT = 100;

declare global {
  interface Window {
    /** The stops of a walk so far. */
    tabWalk?: Element[];
    /** The columns that the walk has left: each is walked whole. */
    leftColumns?: Set<Element>;
  }
}

interface Stop {
  /** Its number in the walk; a known one for a stop that was reached before. */
  at: number;
  known: boolean;
  name: string;
  faults: string[];
}

/**
 * Presses Tab from the start of the page until the focus leaves it, at most 100 times. Returns what is wrong with the stops: hidden, out of sight or
 * behind another element while they have the focus, without a sign of the focus, without a name, or out of the visual order.
 */
export async function tabWalk(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const client = await page.context().newCDPSession(page);
  const stops: string[] = [];
  const faults: string[] = [];
  for (let pressed = 0; stops.length < LIMIT; pressed += 1) {
    if (pressed > 2 * LIMIT) throw new Error(`The Tab key does not leave ${stops.at(-1)}.`);
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    // The parts of a date or a time are one element.
    if (stop?.known && stop.at === stops.length - 1) continue;
    if (!stop || stop.known) {
      if (stop && stop.at > 0) faults.push(`${stop.name} has the focus again`);
      break;
    }
    const name = await nameOfFocus(client);
    if (!name) faults.push(`${stop.name} has no name`);
    faults.push(
      ...stop.faults.map((fault) => `${name || stop.name} ${fault} (after ${stops.at(-1) ?? 'the start'})`),
    );
    stops.push(name);
  }
  await client.detach();
  return { stops, faults };
}

/** The name that assistive technology reads. */
async function nameOfFocus(client: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>) {
  const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const objectId = result.objectId ?? '';
  const { nodes } = await client.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  return String(nodes[0]?.name?.value ?? '').trim();
}

/** Runs in the page. */
function lookAtFocus(): Stop | null {
  const stops = (window.tabWalk ??= []);
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const name = focused.outerHTML.slice(0, 120);
  const at = stops.indexOf(focused);
  if (at >= 0) return { at, known: true, name, faults: [] };

  /** What is drawn of an element: the label of a hidden input, the box of a select or a date. */
  const drawnOf = (element: Element): Element => {
    if (!(element instanceof HTMLInputElement)) return element;
    if (/checkbox|radio|file/.test(element.type)) return element.labels?.[0] ?? element;
    return element.closest('.ant-select, .ant-picker') ?? element;
  };
  /** Leaves the column of a stop for one beside it, in which the walk has not been; both have several lines. */
  const entersColumn = (from: Element, to: Element): boolean => {
    const columnOf = (element: Element, beside: Element): Element =>
      element.parentElement && !element.parentElement.contains(beside)
        ? columnOf(element.parentElement, beside)
        : element;
    const [left, entered] = [columnOf(from, to), columnOf(to, from)];
    if ([left, entered].some((column) => column.getBoundingClientRect().height <= 200)) return false;
    if (stops.some((stop) => entered.contains(stop))) return false;
    (window.leftColumns ??= new Set()).add(left);
    return true;
  };
  const isPinned = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
  const hasRing = (element: Element | null | undefined) =>
    element && (getComputedStyle(element).outlineStyle !== 'none' || element.matches('input:not([class])'));

  const faults: string[] = [];
  const drawn = drawnOf(focused);
  const box = drawn.getBoundingClientRect();
  const isSeen = drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isSeen || box.width < 4 || box.height < 4) faults.push('is hidden');
  else if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    faults.push('is out of sight');
  else {
    const [x, y] = [(box.left + box.right) / 2, box.top + Math.min(box.height / 2, 20)];
    const top = document.elementFromPoint(
      Math.min(Math.max(x, 0), innerWidth - 1),
      Math.min(Math.max(y, 0), innerHeight - 1),
    );
    if (top && !drawn.contains(top) && !top.contains(drawn))
      faults.push(`is behind ${top.outerHTML.slice(0, 80)}`);
  }
  const near = [
    focused,
    drawn,
    focused.nextElementSibling,
    focused.parentElement,
    focused.parentElement?.parentElement,
  ];
  if (!near.some(hasRing)) faults.push('shows no focus');

  if ([...(window.leftColumns ?? [])].some((column) => column.contains(focused)))
    faults.push('is in a column that was left');
  const former = stops.at(-1);
  if (former && !isPinned(former) && !isPinned(focused)) {
    const before = drawnOf(former).getBoundingClientRect();
    const shared = Math.min(box.bottom, before.bottom) - Math.max(box.top, before.top);
    if (box.bottom <= before.top + 2 && box.left < before.right) faults.push('is above the former stop');
    else if (
      shared > Math.min(box.height, before.height) / 2 &&
      box.right <= before.left + 2 &&
      !entersColumn(former, focused)
    )
      faults.push('is left of the former stop');
  }
  stops.push(focused);
  return { at: stops.length - 1, known: false, name, faults };
}
