import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import fieldStyles from '../form/Field.module.css';
import { FieldFrame } from '../form/FieldFrame';
import { Icon } from '../icon/Icon';
import styles from './SearchBox.module.css';

/** How long after the last key the search begins. */
export const SEARCH_MS = 150;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  placeholder?: string;
}

/** A search that begins while it is typed, at once on Enter; with a button that clears it. */
export function SearchBox({ label, value, onSearch, placeholder }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // What is typed goes before the value, which comes back late; a value that was not sent from here (Back, 'Clear
  // filters') goes before what is typed.
  const [typed, setTyped] = useState<string>();
  if (value !== seen) {
    setSeen(value);
    if (value !== sent || value === typed) setTyped(undefined);
  }
  const text = typed ?? value;

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted === value) return setTyped(undefined);
    setSent(wanted);
    onSearch(wanted);
  };
  const type = (wanted: string) => {
    setTyped(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(wanted), SEARCH_MS);
  };

  return (
    <FieldFrame id={id} label={label}>
      <div className={`${styles.box} ${fieldStyles.withButton}`}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          id={id}
          type="search"
          className={fieldStyles.control}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onBlur={() => search(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(text);
          }}
        />
        {text ? (
          <IconButton
            icon="close"
            label={`Clear ${label.toLowerCase()}`}
            onClick={() => {
              setTyped('');
              search('');
              input.current?.focus();
            }}
          />
        ) : null}
      </div>
    </FieldFrame>
  );
}
