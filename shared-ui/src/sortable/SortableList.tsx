import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../icon/VisuallyHidden';
import { dragBy, rowOf, shiftOf, type DragRow } from './dragGeometry';
import styles from './SortableList.module.css';
import { SortableRow, sortableMessages } from './SortableRow';
import { carryKey, useDrag } from './useDrag';

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

  const { pull, handlers } = useDrag<{ from: number; rows: DragRow[] }>({
    onPress: ({ currentTarget }) => {
      const rows = [...(currentTarget.closest('ol')?.children ?? [])];
      return { from: rows.findIndex((row) => row.contains(currentTarget)), rows: rows.map(rowOf) };
    },
    onDrag: ({ start: { from } }) =>
      items.slice(from, from + 1).forEach((item) => announce(sortableMessages.picked, item, from)),
    onEnd: ({ start: { from, rows }, dy }, isDropped) => {
      const to = isDropped ? dragBy(rows, from, dy).to : from;
      items.slice(from, from + 1).forEach((item) => announce(sortableMessages.dropped, item, to));
      if (from !== to) onOrder(moveItem(items, from, to));
    },
  });
  const drag = pull && dragBy(pull.start.rows, pull.start.from, pull.dy);

  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const row = document.getElementById(`${id}-${next.key}`);
    const button = (control: Control) =>
      row?.querySelector<HTMLButtonElement>(
        `button[data-control=${control}], [data-control=${control}] [aria-disabled=false]`,
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
    const does = carryKey(event, picked?.key === key, [' ', 'Enter']);
    if (does === 'pick' || does === 'drop') {
      setPicked(does === 'pick' ? { key, before: items } : undefined);
      announce(does === 'pick' ? sortableMessages.picked : sortableMessages.dropped, item, at);
    } else if (does === 'back' && picked && !drag) {
      focusNext.current = { key, control: 'handle' };
      setPicked(undefined);
      announce(
        sortableMessages.back,
        item,
        picked.before.findIndex((one) => keyOf(one) === key),
      );
      onOrder([...picked.before]);
    } else if (does === 'move' && event.key === 'ArrowUp') step(item, at, -1, 'handle');
    else if (does === 'move' && event.key === 'ArrowDown') step(item, at, 1, 'handle');
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
              ...handlers,
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
