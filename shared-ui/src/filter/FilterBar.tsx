import { useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Sheet } from '../dialog/Sheet';
import { messages } from '../messages';
import { useIsNarrow } from '../state/useMedia';
import { usePageSettled } from '../state/usePageSettled';
import styles from './FilterBar.module.css';
import { countedLabel, FilterChips, isWithin, type ChipFilter } from './FilterChips';
import { FieldsEnabledContext } from './useLazyControl';

interface FilterBarProps {
  /** What is filtered, for screen readers: 'Tickets'. */
  label?: string | undefined;
  /** The search; it stays visible on a phone. */
  search?: ReactNode;
  /** The filters of a list, as chips. */
  filters?: readonly ChipFilter[];
  /** If given, a button applies the filters. */
  onSubmit?: (() => void) | undefined;
  submitLabel?: string;
  /** Whether filters wait for that button. */
  pending?: boolean;
  /** If given, a button clears the filters. */
  onClear?: (() => void) | undefined;
  /** The number of active fields among `children`. */
  active?: number | undefined;
  /** Fields that are always shown, such as the period of a report. */
  children?: ReactNode;
}

/**
 * A search and the filters of a list in one row, whose controls load when they are opened; or fields. Below 768 px both are
 * in a sheet behind 'Filters'.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, search, filters = [], onSubmit, submitLabel = messages.applyFilter, onClear } = props;
  const { active = 0, pending = false, children } = props;
  const narrow = useIsNarrow();
  const [sheet, setSheet] = useState(false);
  const [open, setOpen] = useState<string>();
  const settled = usePageSettled();
  const form = useRef<HTMLFormElement>(null);
  const close = useCallback(() => {
    setOpen(undefined);
    const chip = form.current?.querySelector<HTMLElement>('[aria-expanded=true][data-chip]');
    // The focus stays where the dealer has moved it, if that is what ended the input.
    if (chip && isWithin(chip.parentElement, document.activeElement)) chip.focus();
  }, []);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
    close();
    setSheet(false);
  };
  const fields = children ? <FieldsEnabledContext value={settled}>{children}</FieldsEnabledContext> : null;
  const buttons =
    onSubmit || onClear ? (
      <div className={styles.buttons}>
        {onSubmit ? (
          <Button type="submit" kind={pending ? 'primary' : 'plain'}>
            {submitLabel}
          </Button>
        ) : null}
        {onClear ? (
          <Button kind="link" onClick={onClear}>
            {messages.clearFilters}
          </Button>
        ) : null}
      </div>
    ) : null;
  const found = search ? <div className={styles.search}>{search}</div> : null;

  if (!narrow) {
    return (
      <form
        ref={form}
        role="search"
        aria-label={label}
        className={children ? styles.bar : styles.row}
        onSubmit={apply}
      >
        {found}
        {filters.length > 0 ? (
          <FilterChips filters={filters} open={open} onOpen={setOpen} onClose={close} />
        ) : null}
        {fields}
        {buttons}
      </form>
    );
  }
  const count = active + filters.filter(({ value }) => value !== '').length;
  return (
    <search aria-label={label}>
      <form className={styles.narrow} onSubmit={apply}>
        {found}
        {children || filters.length > 0 ? (
          <Button icon="filter" onClick={() => setSheet(true)}>
            {countedLabel(messages.filters, count)}
          </Button>
        ) : null}
      </form>
      <Sheet title={messages.filters} open={sheet} onClose={() => setSheet(false)}>
        <form className={styles.sheet} onSubmit={apply}>
          {filters.map(({ name, label: shown, control, onClear: remove }) =>
            control ? (
              <div key={name}>{control(() => undefined)}</div>
            ) : (
              <Button key={name} icon="close" onClick={remove}>
                {shown}
              </Button>
            ),
          )}
          {fields}
          {buttons}
          {onSubmit ? null : <Button onClick={() => setSheet(false)}>{messages.close}</Button>}
        </form>
      </Sheet>
    </search>
  );
}
