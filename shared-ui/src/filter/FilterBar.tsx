import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Sheet } from '../dialog/Sheet';
import { t } from '../language/t';
import { messages } from '../messages';
import { useIsNarrow } from '../state/useMedia';
import { usePageSettled } from '../state/usePageSettled';
import styles from './FilterBar.module.css';
import { FieldsEnabledContext } from './useLazyControl';

interface FilterBarProps {
  /** What is filtered, for screen readers: 'Tickets'. */
  label?: string | undefined;
  /** The search; it stays visible on a phone. */
  search?: ReactNode;
  /** If given, a button applies the filters. */
  onSubmit?: (() => void) | undefined;
  submitLabel?: string;
  /** If given, a button clears the filters. */
  onClear?: (() => void) | undefined;
  /** The number of active filters; shown on the phone's button. */
  active?: number | undefined;
  /** The fields. */
  children?: ReactNode;
  /** Fields behind a button; in the sheet they follow the others. */
  more?: ReactNode;
  /** The number of active filters among those. */
  moreActive?: number;
}

/**
 * Fields in one row, whose controls load once the filtered list is shown; below 768 px they are in a sheet behind
 * 'Filters'.
 */
export function FilterBar(props: FilterBarProps) {
  const {
    label,
    search,
    onSubmit,
    submitLabel = messages.applyFilter,
    onClear,
    active = 0,
    children,
    more,
    moreActive = 0,
  } = props;
  const narrow = useIsNarrow();
  const [open, setOpen] = useState(false);
  // Opened by the dealer, or by a link that sets one of its filters.
  const [showsMore, setShowsMore] = useState(moreActive > 0);
  const settled = usePageSettled();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
    setOpen(false);
  };
  const fields = (
    <>
      <FieldsEnabledContext value={settled}>
        {children}
        {more && !narrow ? (
          <div className={styles.buttons}>
            <Button
              icon={showsMore ? 'chevron-up' : 'chevron-down'}
              aria-expanded={showsMore}
              onClick={() => setShowsMore(!showsMore)}
            >
              {countedLabel(t('More filters'), moreActive)}
            </Button>
          </div>
        ) : null}
        {showsMore || narrow ? more : null}
      </FieldsEnabledContext>
      {onSubmit || onClear ? (
        <div className={styles.buttons}>
          {onSubmit ? <Button type="submit">{submitLabel}</Button> : null}
          {onClear ? (
            <Button kind="link" onClick={onClear}>
              {messages.clearFilters}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );

  if (!narrow) {
    return (
      <form role="search" aria-label={label} className={styles.bar} onSubmit={apply}>
        {search ? <div className={styles.search}>{search}</div> : null}
        {fields}
      </form>
    );
  }
  return (
    <search aria-label={label} className={styles.narrow}>
      {search ? <div className={styles.search}>{search}</div> : null}
      {children ? (
        <Button icon="filter" onClick={() => setOpen(true)}>
          {countedLabel(messages.filters, active)}
        </Button>
      ) : null}
      <Sheet title={messages.filters} open={open} onClose={() => setOpen(false)}>
        <form className={styles.sheet} onSubmit={apply}>
          {fields}
          {onSubmit ? null : <Button onClick={() => setOpen(false)}>{messages.close}</Button>}
        </form>
      </Sheet>
    </search>
  );
}

const countedLabel = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);
