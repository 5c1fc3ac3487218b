import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useState } from 'react';
import { filterChips } from './filterChips';
import { type FilterField, type TicketListFilter, dateHint } from './ticketListFilter';

interface AppliedFiltersProps {
  fields: readonly FilterField[];
  /** The filters that a link has set. */
  presets: readonly ChipFilter[];
  /** The filter that is applied. */
  filter: TicketListFilter;
  onApply: (filter: TicketListFilter) => void;
  onClear: (() => void) | undefined;
}

/** Filters that are applied with 'Apply Filter' (R311). */
export function AppliedFilters({ fields, presets, filter, onApply, onClear }: AppliedFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const [applied, setApplied] = useState(filter);
  const change = (patch: Partial<TicketListFilter>) => setDraft((now) => ({ ...now, ...patch }));
  // Back, Clear filters and links change the applied filter: update the fields.
  if (!sameFilter(applied, filter)) {
    setApplied(filter);
    setDraft(filter);
  }
  /** A filter that is applied is removed at once. */
  const clear = (patch: Partial<TicketListFilter>) =>
    sameFilter({ ...filter, ...patch }, filter) ? change(patch) : onApply({ ...draft, ...patch });
  return (
    <>
      <FilterBar
        label={t('Filter tickets')}
        search={
          <SearchBox
            label={t('Keyword')}
            placeholder={t('Keyword')}
            value={draft.search}
            onSearch={(search) => change({ search })}
          />
        }
        filters={[...presets, ...filterChips(fields, draft, change, clear)]}
        pending={!sameFilter(draft, filter)}
        onSubmit={() => onApply(draft)}
        onClear={onClear}
      />
      <DateHint filter={draft} />
    </>
  );
}

const sameFilter = (a: TicketListFilter, b: TicketListFilter): boolean =>
  (Object.keys(a) as (keyof TicketListFilter)[]).every((name) => a[name] === b[name]);

/** A hint if the dates are not applied to the list. */
export function DateHint({ filter }: { filter: Pick<TicketListFilter, 'from' | 'to'> }) {
  const hint = dateHint(filter);
  return hint ? <Notice tone="info">{hint}</Notice> : null;
}
