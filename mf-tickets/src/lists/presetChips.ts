import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { parseDays, SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import { formatDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { messages } from '../messages';
import { isFieldFilter, type Preset, type TicketListFilter } from './ticketListFilter';
import { fieldLabel, fieldText } from '../ticketText';

/** The filters that a link has set, as chips that can be removed. */
export const presetChips = (
  presets: readonly Preset[],
  filter: TicketListFilter,
  onRemove: (preset: Preset) => void,
): ChipFilter[] =>
  presets.flatMap((preset) => {
    const label = presetText(preset, filter);
    return label
      ? [{ name: `link-${preset}`, label, value: filter[preset], text: '', onClear: () => onRemove(preset) }]
      : [];
  });

/** The name and user name of the reporter that all rows have, undefined until the list is loaded; only a ticket's details have the name. */
export function useReporterLabel(username: string, rows: readonly TicketRow[] | undefined): string {
  const ticket_id = rows?.[0]?.ticket_id ?? 0;
  const enabled = username !== '' && ticket_id > 0;
  const { data } = useCall(readTicket, { params: { ticket_id } }, { enabled });
  return enabled && data?.reporter_name === username
    ? nameLabel(username, data.reporter_full_name)
    : username;
}

/** A preset as text: 'Closed: 01/01/2026 – 01/31/2026'; '' if it is not set. */
export function presetText(preset: Preset, filter: TicketListFilter): string {
  if (isFieldFilter(preset)) {
    const shown = fieldText(preset, filter[preset]);
    return shown && `${fieldLabel(preset)}: ${shown}`;
  }
  const word = messages.presets[preset];
  if (preset === 'reporter' || preset === 'elevator') return filter[preset] && `${word}: ${filter[preset]}`;
  if (preset !== 'closed') return filter[preset] === SET ? word : '';
  const days = parseDays(filter[preset]);
  return days.from || days.to ? `${word}: ${formatDateRange(days)}` : '';
}
