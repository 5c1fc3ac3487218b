import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import { useId, useState } from 'react';
import fieldStyles from '../field/Field.module.css';
import { t } from '../language/t';
import styles from './Pager.module.css';

interface GoToPageProps {
  /** The last page that has rows. */
  last: number;
  onPage: (page: number) => void;
}

/** A number and Enter open that page; a number outside the list opens the first or the last page. */
export function GoToPage({ last, onPage }: GoToPageProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const go = () => {
    const page = Math.trunc(Number(typed));
    if (typed.trim() === '' || Number.isNaN(page)) return;
    onPage(Math.min(Math.max(1, page), last));
    setTyped('');
  };
  return (
    <div className={styles.goTo} data-screen-only="">
      <label htmlFor={id}>{t('Go to page')}</label>
      <span className={styles.number}>
        <input
          id={id}
          inputMode="numeric"
          className={fieldStyles.control}
          value={typed}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setTyped(asciiDigits(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go();
          }}
        />
      </span>
    </div>
  );
}
