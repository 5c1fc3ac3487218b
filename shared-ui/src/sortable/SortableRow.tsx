import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import styles from './SortableList.module.css';
import { t } from '../language/t';
import { defineMessages } from '../language/defineMessages';

interface SortableRowProps {
  id: string;
  name: string;
  /** The id of the instructions for moving it. */
  howId: string;
  place: 'first' | 'last' | 'only' | 'between';
  /** Picked up, by pointer or by keyboard. */
  isPicked: boolean;
  /** Animated: for rows that make way, not for the dragged row. */
  isGentle: boolean;
  /** Its offset from its place, in pixels. */
  shift: number;
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
  onStep: (by: -1 | 1) => void;
  children: ReactNode;
}

/** A row of a sortable list: the handle, the content, and the buttons that move it by one place. */
export function SortableRow(props: SortableRowProps) {
  const { id, name, howId, place, isPicked, isGentle, shift, handle, onStep, children } = props;
  const classes = [styles.row, isPicked ? styles.picked : '', isGentle ? styles.gentle : ''];
  return (
    <li
      id={id}
      className={classes.join(' ')}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <button
        {...handle}
        type="button"
        className={styles.handle}
        data-control="handle"
        aria-label={sortableMessages.move(name)}
        aria-describedby={howId}
        aria-pressed={isPicked}
        title={sortableMessages.move(name)}
      >
        <Icon name="drag" />
      </button>
      <div className={styles.content}>{children}</div>
      <span data-control="up">
        <IconButton
          icon="chevron-up"
          label={sortableMessages.up(name)}
          disabled={place === 'first' || place === 'only'}
          onClick={() => onStep(-1)}
        />
      </span>
      <span data-control="down">
        <IconButton
          icon="chevron-down"
          label={sortableMessages.down(name)}
          disabled={place === 'last' || place === 'only'}
          onClick={() => onStep(1)}
        />
      </span>
    </li>
  );
}

/** The announcements while a list is sorted. */
export const sortableMessages = defineMessages({
  how: 'Drag a row by its handle. With the keyboard, Space or Enter picks it up and drops it, the arrow keys move it, Escape puts it back.',
  move: (name: string) => t('Move {name}', { name }),
  up: (name: string) => t('Move {name} up', { name }),
  down: (name: string) => t('Move {name} down', { name }),
  picked: (name: string, place: number, of: number) =>
    t('{name} is picked up, place {place} of {of}.', { name, place, of }),
  moved: (name: string, place: number, of: number) =>
    t('{name}, place {place} of {of}.', { name, place, of }),
  dropped: (name: string, place: number, of: number) =>
    t('{name} is dropped at place {place} of {of}.', { name, place, of }),
  back: (name: string, place: number, of: number) =>
    t('{name} is back at place {place} of {of}.', { name, place, of }),
});
