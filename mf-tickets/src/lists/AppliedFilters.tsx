import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useCallback, useState } from 'react';
import { FilterFields } from './FilterFields';
import { type FilterField, type TicketListFilter, dateHint } from './ticketListFilter';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';

interface AppliedFiltersProps {
  fields: readonly FilterField[];
  more: readonly FilterField[];
  /** The filter that is applied. */
  filter: TicketListFilter;
  onApply: (filter: TicketListFilter) => void;
  onClear: (() => void) | undefined;
}

/** Filters that are applied with 'Apply Filter' (R311). */
export function AppliedFilters({ fields, more, filter, onApply, onClear }: AppliedFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const [applied, setApplied] = useState(filter);
  const change = useCallback(
    (patch: Partial<TicketListFilter>) => setDraft((now) => ({ ...now, ...patch })),
    [],
  );
  // Back, Clear filters and links change the applied filter: update the fields.
  if (!sameFilter(applied, filter)) {
    setApplied(filter);
    setDraft(filter);
  }
  return (
    <>
      <FilterBar
        label={t('Filter tickets')}
        active={countSet(filter)}
        onSubmit={() => onApply(draft)}
        onClear={onClear}
        more={<FilterFields fields={more} filter={draft} onChange={change} />}
        moreActive={countSet(filter, more)}
      >
        <FilterFields fields={fields} filter={draft} onChange={change} />
      </FilterBar>
      <DateHint filter={draft} />
    </>
  );
}

const sameFilter = (a: TicketListFilter, b: TicketListFilter): boolean =>
  (Object.keys(a) as (keyof TicketListFilter)[]).every((name) => a[name] === b[name]);

const countSet = (
  filter: TicketListFilter,
  names = Object.keys(filter) as readonly (keyof TicketListFilter)[],
) => names.filter((name) => filter[name] !== '').length;

/** A hint if the dates are not applied to the list. */
export function DateHint({ filter }: { filter: Pick<TicketListFilter, 'from' | 'to'> }) {
  const hint = dateHint(filter);
  return hint ? <Notice tone="info">{hint}</Notice> : null;
}
