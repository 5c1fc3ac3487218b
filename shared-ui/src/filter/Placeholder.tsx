import { useState } from 'react';
import styles from './Placeholder.module.css';
import { NO_INPUT, type ResumedInput } from './useLazyControl';

interface PlaceholderProps {
  id: string;
  /** The display text of the value. */
  text: string;
  placeholder: string | undefined;
  role?: 'combobox';
  /** Called when it is hovered, focused, or left. */
  onReach: () => void;
  /** Called with the input in the placeholder. */
  onDo: (now: ResumedInput) => void;
  /** If given, the typed text is applied on Enter and when the focus leaves. */
  onTyped?: (text: string) => void;
}

/** Looks like a control that is loading, and accepts input for it. */
export function Placeholder({ id, text, placeholder, role, onReach, onDo, onTyped }: PlaceholderProps) {
  const [typed, setTyped] = useState<string>();
  const open = () => onDo({ open: true, text: typed ?? '' });
  const end = () => {
    setTyped(undefined);
    onDo(NO_INPUT);
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
