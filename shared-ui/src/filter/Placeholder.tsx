import { useState } from 'react';
import styles from './Placeholder.module.css';
import { NOTHING, type ResumedInput } from './useLazyControl';

interface PlaceholderProps {
  id: string;
  /** What is chosen, as it is shown. */
  text: string;
  placeholder: string | undefined;
  role?: 'combobox';
  /** The dealer points at it, comes to it, or is done with it. */
  onReach: () => void;
  /** What the dealer has done in it since. */
  onDo: (now: ResumedInput) => void;
  /** With it, what was typed counts on Enter and when the focus leaves. */
  onTyped?: (text: string) => void;
}

/** Looks like a control that is loading, and takes what is typed for it. */
export function Placeholder({ id, text, placeholder, role, onReach, onDo, onTyped }: PlaceholderProps) {
  const [typed, setTyped] = useState<string>();
  const open = () => onDo({ open: true, text: typed ?? '' });
  const end = () => {
    setTyped(undefined);
    onDo(NOTHING);
    if (typed !== undefined) onTyped?.(typed);
    onReach();
  };
  return (
    <input
      id={id}
      className={styles.box}
      data-placeholder
      role={role}
      aria-expanded={role ? false : undefined}
      autoComplete="off"
      value={typed ?? text}
      placeholder={placeholder}
      onPointerEnter={onReach}
      onFocus={({ target }) => {
        target.select();
        onReach();
      }}
      onPointerDown={open}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onDo({ open: true, text: value });
      }}
      onKeyDown={(event) => {
        if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
        // As in the control: these keys open it, and Enter does not submit the form around it.
        event.preventDefault();
        if (event.key === 'Enter' && onTyped && typed !== undefined) end();
        else open();
      }}
      onBlur={end}
    />
  );
}
