import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../icon/VisuallyHidden';
import { shiftOf } from './dragGeometry';
import styles from './SortableList.module.css';
import { SortableRow, sortableMessages } from './SortableRow';
import { usePointerDrag } from './usePointerDrag';

interface SortableListProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** Called with the new order; the parent passes it back as `items`. */
  onOrder: (items: Item[]) => void;
  children: (item: Item) => ReactNode;
}

type Control = 'handle' | 'up' | 'down';

/** A list that is sorted by mouse, touch, keyboard, or buttons; each step is announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onOrder, children } = props;
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  /** The row that was picked up by keyboard, and the order before. */
  const [picked, setPicked] = useState<{ key: string | number; before: readonly Item[] }>();
  // A row that moves loses the focus; it is restored after the new order is rendered.
  const focusNext = useRef<{ key: string | number; control: Control }>(undefined);

  const announce = (message: (name: string, place: number, of: number) => string, item: Item, at: number) =>
    setAnnouncement(message(nameOf(item), at + 1, items.length));

  const { drag, cancel, handlers } = usePointerDrag(
    (at) => items.slice(at, at + 1).forEach((item) => announce(sortableMessages.picked, item, at)),
    (from, to) => {
      items.slice(from, from + 1).forEach((item) => announce(sortableMessages.dropped, item, to));
      if (from !== to) onOrder(moveItem(items, from, to));
    },
  );

  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const row = document.getElementById(`${id}-${next.key}`);
    const button = (control: Control) =>
      row?.querySelector<HTMLButtonElement>(
        `button[data-control=${control}]:enabled, [data-control=${control}] button:enabled`,
      );
    (button(next.control) ?? button(next.control === 'up' ? 'down' : 'up'))?.focus();
  }, [items, id]);

  const step = (item: Item, at: number, by: -1 | 1, control: Control) => {
    const to = at + by;
    if (to < 0 || to >= items.length) return;
    focusNext.current = { key: keyOf(item), control };
    announce(sortableMessages.moved, item, to);
    onOrder(moveItem(items, at, to));
  };

  const onKeyDown = (event: KeyboardEvent, item: Item, at: number) => {
    const key = keyOf(item);
    const isPicked = picked?.key === key;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (event.key === ' ' || event.key === 'Enter') {
      setPicked(isPicked ? undefined : { key, before: items });
      announce(isPicked ? sortableMessages.dropped : sortableMessages.picked, item, at);
    } else if (event.key === 'Escape' && (drag || picked)) {
      if (drag) return cancel();
      if (!picked) return;
      const place = picked.before.findIndex((one) => keyOf(one) === key);
      focusNext.current = { key, control: 'handle' };
      setPicked(undefined);
      announce(sortableMessages.back, item, place);
      onOrder([...picked.before]);
    } else if (isPicked && by !== undefined) step(item, at, by, 'handle');
    else return;
    event.preventDefault();
  };

  const placeOf = (at: number) => {
    if (items.length === 1) return 'only';
    return at === 0 ? 'first' : at === items.length - 1 ? 'last' : 'between';
  };

  return (
    <>
      <p id={`${id}-how`}>{sortableMessages.how}</p>
      <ol className={styles.list} aria-label={label}>
        {items.map((item, at) => (
          <SortableRow
            key={keyOf(item)}
            id={`${id}-${keyOf(item)}`}
            name={nameOf(item)}
            howId={`${id}-how`}
            place={placeOf(at)}
            isPicked={picked?.key === keyOf(item) || drag?.from === at}
            isGentle={drag !== undefined && drag.from !== at}
            shift={shiftOf(at, drag)}
            handle={{
              ...handlers(at),
              onKeyDown: (event) => onKeyDown(event, item, at),
              onBlur: () => focusNext.current ?? setPicked(undefined),
            }}
            onStep={(by) => step(item, at, by, by < 0 ? 'up' : 'down')}
          >
            {children(item)}
          </SortableRow>
        ))}
      </ol>
      <div aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
}

/** The list with the item at `from` moved to `to`; indexes outside of the list count as its ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}
