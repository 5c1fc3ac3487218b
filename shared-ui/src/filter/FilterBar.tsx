import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Sheet } from '../dialog/Sheet';
import { messages } from '../messages';
import { useIsNarrow } from '../state/useMedia';
import { usePageSettled } from '../state/usePageSettled';
import styles from './FilterBar.module.css';
import { FieldsEnabledContext } from './useLazyControl';

interface FilterBarProps {
  /** What is narrowed, for readers: 'Tickets'. */
  label?: string | undefined;
  /** The search; it stays in sight on a phone. */
  search?: ReactNode;
  /** With it there is a button that applies what is chosen. */
  onSubmit?: (() => void) | undefined;
  submitLabel?: string;
  /** With it there is a way to clear what is set. */
  onClear?: (() => void) | undefined;
  /** How many filters are set; shown on the phone's button. */
  active?: number | undefined;
  /** The fields. */
  children?: ReactNode;
}

/** Fields in one row, whose controls come once what they narrow stands there; below 768 px they are in a sheet behind 'Filters'. */
export function FilterBar(props: FilterBarProps) {
  const {
    label,
    search,
    onSubmit,
    submitLabel = messages.applyFilter,
    onClear,
    active = 0,
    children,
  } = props;
  const narrow = useIsNarrow();
  const [open, setOpen] = useState(false);
  const settled = usePageSettled();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
    setOpen(false);
  };
  const fields = (
    <>
      <FieldsEnabledContext value={settled}>{children}</FieldsEnabledContext>
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
          {active > 0 ? `${messages.filters} (${active})` : messages.filters}
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
