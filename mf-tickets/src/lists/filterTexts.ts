import { parseDays } from '@smart-elevator/shared-api/contract/filterQuery';
import { formatDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { t } from '@smart-elevator/shared-ui/language/t';
import { fieldLabel } from '../ticketText';
import { presetText } from './presetChips';
import type { Preset, TicketListFilter } from './ticketListFilter';

type Typed = Exclude<keyof TicketListFilter, Preset>;

/** The filters that are on, as an empty list names them: 'Status: Open'. `nameOf` names a person. */
export function filterTexts(filter: TicketListFilter, nameOf: (username: string) => string): string[] {
  const { from, to, search, assignee, building, text, opened, ...presets } = filter;
  const days = parseDays(opened);
  const typed: Record<Exclude<Typed, 'to'>, string> = {
    search: search.trim() && `${t('Search')}: ${search.trim()}`,
    // They count only together (R323).
    from: from && to && `${fieldLabel('update_date')}: ${formatDateRange({ from, to })}`,
    assignee: assignee && `${fieldLabel('assignee')}: ${nameOf(assignee)}`,
    building: building && `${t('Building')}: ${building}`,
    text: text && `${t('Text')}: ${text}`,
    opened: days.from || days.to ? `${fieldLabel('create_date')}: ${formatDateRange(days)}` : '',
  };
  const names = Object.keys(presets) as (keyof typeof presets)[];
  const reporter = filter.reporter && nameOf(filter.reporter);
  return [...Object.values(typed), ...names.map((name) => presetText(name, { ...filter, reporter }))].filter(
    Boolean,
  );
}
