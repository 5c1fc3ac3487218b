import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './MenuButton.module.css';

interface MenuButtonProps {
  /** The button's name, with the current choice: 'Status of ELV-7: Open'. */
  label: string;
  /** `content` is how an option looks. */
  options: readonly { value: string; content: ReactNode }[];
  value: string;
  /** The choice is being stored: the menu does not open. */
  busy?: boolean | undefined;
  onChoose: (value: string) => void;
  /** How the current choice looks. */
  children: ReactNode;
}

/** A value as a button that opens a small menu of the others (WAI-ARIA menu button). */
export function MenuButton({ label, options, value, busy = false, onChoose, children }: MenuButtonProps) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const isOpen = place !== undefined;
  const close = (withFocus: boolean) => {
    setPlace(undefined);
    if (withFocus) button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const items = itemsOf(menu);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    // It has a fixed place, from which the button would scroll away.
    const onScroll = () => setPlace(undefined);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [isOpen, menu]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(menu);
    const at = items.findIndex((item) => item === document.activeElement);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (next === undefined) close(true);
    else items[next]?.focus();
  };

  return (
    <span
      role="presentation"
      className={styles.whole}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        aria-busy={busy || undefined}
        data-printed=""
        onClick={() => {
          if (busy) return;
          if (isOpen) close(true);
          else setPlace(placeOf(button.current, options.length));
        }}
      >
        {children}
        <Icon name="chevron-down" size={12} />
      </button>
      {isOpen ? (
        <>
          <span className={styles.mask} aria-hidden="true" onClick={() => close(true)} />
          <span
            id={menu}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            className={styles.menu}
            style={{ insetInlineStart: place.left, insetBlockStart: place.top }}
            onKeyDown={onKeyDown}
          >
            {options.map((option) => (
              <button
                key={option.value}
                type="button"
                role="menuitemradio"
                tabIndex={-1}
                aria-checked={option.value === value}
                className={styles.option}
                onClick={() => {
                  close(true);
                  if (option.value !== value) onChoose(option.value);
                }}
              >
                <span className={styles.mark}>
                  {option.value === value ? <Icon name="check" size={14} /> : null}
                </span>
                {option.content}
              </button>
            ))}
          </span>
        </>
      ) : null}
    </span>
  );
}

const itemsOf = (menu: string): HTMLElement[] => [
  ...(document.getElementById(menu)?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? []),
];

/** The height of an option, px, as in the style sheet; a little more on a phone. */
const OPTION = 44;

/** Below the button, above it where the window ends. */
function placeOf(button: HTMLElement | null, options: number): { left: number; top: number } {
  const box = button?.getBoundingClientRect();
  if (!box) return { left: 0, top: 0 };
  const height = options * OPTION + 8;
  const isBelow = box.bottom + height < window.innerHeight || box.top < height;
  return { left: box.left, top: isBelow ? box.bottom + 2 : box.top - height - 2 };
}
