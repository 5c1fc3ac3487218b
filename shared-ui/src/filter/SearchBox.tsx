import { SEARCH_MAX } from '@smart-elevator/shared-api/contract/list';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import fieldStyles from '../field/Field.module.css';
import { FieldFrame } from '../field/FieldFrame';
import { Icon } from '../icon/Icon';
import { t } from '../language/t';
import { SHORTCUTS } from '../state/shortcutKeys';
import styles from './SearchBox.module.css';

/** The first key searches at once; while more keys follow, the interval between two searches in milliseconds. */
const SEARCH_MS = 80;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  placeholder?: string;
}

/** A search that starts with the first key, and at once on Enter; with a clear button. */
export function SearchBox({ label, value, onSearch, placeholder }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAt = useRef(-Infinity);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // The typed text has priority over the value, which is updated late. A value that was set elsewhere (Back, 'Clear
  // filters') has priority over the typed text.
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
    lastAt.current = performance.now();
    setSent(wanted);
    onSearch(wanted);
  };
  const type = (wanted: string) => {
    setTyped(wanted);
    clearTimeout(timer.current);
    const wait = lastAt.current + SEARCH_MS - performance.now();
    if (wait <= 0) search(wanted);
    else timer.current = setTimeout(() => search(wanted), wait);
  };

  return (
    <FieldFrame id={id} label={label} displayText={text}>
      <div className={`${styles.box} ${fieldStyles.withButton}`}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          id={id}
          type="search"
          className={fieldStyles.control}
          value={text}
          maxLength={SEARCH_MAX}
          placeholder={placeholder}
          autoComplete="off"
          aria-keyshortcuts={SHORTCUTS.search}
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
            label={t('Clear {label}', { label: label.toLowerCase() })}
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
