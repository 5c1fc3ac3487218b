import { TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { useState } from 'react';
import { AssigneeField } from './AssigneeField';
import { DateHint } from './DateHint';
import { ElevatorField } from './ElevatorField';
import type { TicketListFilter } from './ticketListFilter';

const STATUSES = TICKET_STATUSES.map((status) => ({ value: status, label: status }));

interface AllTicketFiltersProps {
  /** The filter that is applied. */
  filter: TicketListFilter;
  onApply: (filter: TicketListFilter) => void;
  onClear: (() => void) | undefined;
}

/** Every filter of /all_tech_issues; they count on 'Apply Filter' (P1 §2). */
export function AllTicketFilters({ filter, onApply, onClear }: AllTicketFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const [applied, setApplied] = useState(filter);
  // Back, Clear filters and links change what is applied: the fields follow.
  if (!sameFilter(applied, filter)) {
    setApplied(filter);
    setDraft(filter);
  }
  const change = (patch: Partial<TicketListFilter>) => setDraft((now) => ({ ...now, ...patch }));

  return (
    <>
      <FilterBar
        label="Filter tickets"
        active={countSet(filter)}
        onSubmit={() => onApply(draft)}
        onClear={onClear}
      >
        <DateField label="From Date" value={draft.from} onChange={(from) => change({ from })} />
        <DateField label="To Date" value={draft.to} onChange={(to) => change({ to })} />
        <SearchBox
          label="Keyword"
          placeholder="Any keyword"
          value={draft.search}
          onSearch={(search) => change({ search })}
        />
        <AssigneeField value={draft.assignee} onChange={(assignee) => change({ assignee })} />
        <ElevatorField value={draft.elevator} onChange={(elevator) => change({ elevator })} />
        <SelectField
          label="Status"
          placeholder="Any status"
          allowClear
          options={STATUSES}
          value={draft.status}
          onChange={(status) => change({ status })}
        />
      </FilterBar>
      <DateHint filter={draft} />
    </>
  );
}

const sameFilter = (a: TicketListFilter, b: TicketListFilter): boolean =>
  (Object.keys(a) as (keyof TicketListFilter)[]).every((name) => a[name] === b[name]);

const countSet = (filter: TicketListFilter): number =>
  Object.values(filter).filter((value: string) => value !== '').length;
