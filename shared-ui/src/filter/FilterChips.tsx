import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../icon/VisuallyHidden';
import { t } from '../language/t';
import styles from './FilterChips.module.css';
import { OpensAtOnceContext } from './useLazyControl';

/** A filter of a list: a chip that opens its control. */
export interface ChipFilter {
  /** Unique among the filters of the list. */
  name: string;
  label: string;
  /** '' if the filter is off. */
  value: string;
  /** How the value is shown: 'Open'. */
  text: ReactNode;
  /** Its labelled control, which calls `done` with a chosen value. Without it the filter can only be removed: the label says it all. */
  control?: (done: () => void) => ReactNode;
  /** Whether a value is no end: the control has several inputs, or text that is typed. */
  staysOpen?: boolean;
  onClear: () => void;
}

interface FilterChipsProps {
  filters: readonly ChipFilter[];
  /** The name of the opened filter. */
  open: string | undefined;
  onOpen: (name: string) => void;
  /** Closes it; a focus inside of it moves to its chip. */
  onClose: () => void;
}

/** The name of the chip with the filters that do not fit. */
const MORE = ' ';

/** Filters in one row; those that do not fit are together behind 'More filters'. */
export function FilterChips({ filters, open, onOpen, onClose }: FilterChipsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useShownCount(list, filters.map(({ name }) => name).join());
  const hidden = filters.slice(shown);
  // A value that makes a chip wider must not move fields while the dealer is in them.
  const [inMore, setInMore] = useState<readonly string[]>([]);
  const active = hidden.filter(({ value }) => value !== '').length;
  return (
    <>
      <div ref={list} className={styles.chips}>
        {filters.map((filter, place) => (
          <div
            key={filter.name}
            className={place < shown ? styles.chip : `${styles.chip} ${styles.hidden}`}
            data-on={filter.value === '' ? undefined : ''}
          >
            <Chip {...filter} isOpen={open === filter.name} onOpen={onOpen} onClose={onClose} />
          </div>
        ))}
      </div>
      {hidden.length > 0 || open === MORE ? (
        <div className={styles.more} data-on={active > 0 ? '' : undefined} data-screen-only="">
          <Disclosure
            name={MORE}
            isOpen={open === MORE}
            panel={
              <div className={styles.fields}>
                {filters
                  .filter(({ name }) => inMore.includes(name))
                  .map(({ name, label, control, onClear }) => (
                    <div key={name}>
                      {control ? control(() => undefined) : <RemoveButton label={label} onClick={onClear} />}
                    </div>
                  ))}
              </div>
            }
            onOpen={(name) => {
              setInMore(hidden.map((filter) => filter.name));
              onOpen(name);
            }}
            onClose={onClose}
          >
            {countedLabel(t('More filters'), active)}
          </Disclosure>
        </div>
      ) : null}
    </>
  );
}

/** 'Filters (2)', without a number if there is none. */
export const countedLabel = (label: string, count: number): string =>
  count > 0 ? `${label} (${count})` : label;

/**
 * How many items are in the first row of a list that wraps; items of other rows are hidden by their style. The focus of an
 * item that is hidden moves to the button after the list.
 */
function useShownCount(list: RefObject<HTMLElement | null>, names: string): number {
  const [shown, setShown] = useState(Infinity);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // Called before the first drawing, and whenever a value has changed the width of an item.
    const observer = new ResizeObserver(() => {
      const items = [...element.children].filter((item) => item instanceof HTMLElement);
      const next = items.findIndex((item) => item.offsetTop !== items[0]?.offsetTop);
      flushSync(() => setShown(next === -1 ? Infinity : next));
      if (next !== -1 && items.slice(next).some((item) => item.contains(document.activeElement)))
        element.parentElement?.querySelector<HTMLElement>(`[data-chip='${MORE}']`)?.focus();
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [list, names]);
  return shown;
}

interface ChipProps extends ChipFilter, Pick<DisclosureProps, 'isOpen' | 'onOpen' | 'onClose'> {}

function Chip({ name, label, value, text, control, staysOpen = false, onClear, ...disclosure }: ChipProps) {
  const whole = useRef<HTMLSpanElement>(null);
  if (!control) return <RemoveButton label={label} onClick={onClear} />;
  return (
    <span ref={whole} className={styles.whole}>
      <Disclosure
        {...disclosure}
        name={name}
        panel={
          <OpensAtOnceContext value={!staysOpen}>
            {control(staysOpen ? () => undefined : disclosure.onClose)}
          </OpensAtOnceContext>
        }
      >
        {value === '' ? (
          label
        ) : (
          <>
            {label}: {text}
          </>
        )}
      </Disclosure>
      {value === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            whole.current?.querySelector<HTMLElement>('[data-chip]')?.focus();
            onClear();
          }}
        >
          <Icon name="close" size={14} />
          <VisuallyHidden>{t('Clear {label}', { label })}</VisuallyHidden>
        </button>
      )}
    </span>
  );
}

const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.button} data-printed="" onClick={onClick}>
    <span className={styles.text}>{label}</span>
    <Icon name="close" size={14} />
  </button>
);

interface DisclosureProps {
  name: string;
  isOpen: boolean;
  panel: ReactNode;
  onOpen: (name: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A button that shows a panel below it. */
function Disclosure({ name, isOpen, panel, onOpen, onClose, children }: DisclosureProps) {
  return (
    <span
      role="presentation"
      className={styles.place}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !isWithin(currentTarget, relatedTarget)) onClose();
      }}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape' || isForItsList(event, name)) return;
        event.preventDefault();
        onClose();
      }}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        data-chip={name}
        data-printed=""
        onClick={() => (isOpen ? onClose() : onOpen(name))}
      >
        <span className={styles.text}>{children}</span>
        <Icon name="chevron-down" size={14} />
      </button>
      {isOpen ? <Panel onClose={onClose}>{panel}</Panel> : null}
    </span>
  );
}

/** Whether Escape closes a calendar (R266), or the list of a field among several, and not the panel around it. */
const isForItsList = ({ target, defaultPrevented }: KeyboardEvent, name: string): boolean =>
  defaultPrevented ||
  (name === MORE && target instanceof Element && target.getAttribute('aria-expanded') === 'true');

function Panel({ onClose, children }: Pick<DisclosureProps, 'onClose' | 'children'>) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const right = panel.current?.getBoundingClientRect().right ?? 0;
    if (right > document.documentElement.clientWidth) panel.current?.classList.add(styles.atEnd ?? '');
  }, []);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, button')?.focus();
    // After the field that loses the focus has applied its text.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !isWithin(panel.current?.parentElement, target)) onClose();
    };
    document.addEventListener('click', onClick, { capture: true, passive: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [onClose]);
  return (
    <div ref={panel} className={styles.panel} data-screen-only="">
      {children}
    </div>
  );
}

/** Whether an element is inside of another, or in the list or calendar of one of its fields. */
export const isWithin = (whole: Element | null | undefined, element: Element | null): boolean =>
  element !== null &&
  (whole?.contains(element) === true ||
    element.closest('.ant-select-dropdown, .ant-picker-dropdown') !== null);
