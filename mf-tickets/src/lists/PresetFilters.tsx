import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { parseDays, SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { messages } from '../messages';
import styles from './PresetFilters.module.css';
import { isFieldFilter, type Preset, type TicketListFilter } from './ticketListFilter';
import { fieldLabel, fieldText } from '../ticketText';

interface PresetFiltersProps {
  presets: readonly Preset[];
  filter: TicketListFilter;
  /** The shown rows; undefined until the list is loaded. */
  rows: readonly TicketRow[] | undefined;
  onRemove: (preset: Preset) => void;
}

/** The filters that a link has set; each can be removed. */
export function PresetFilters({ presets, filter, rows, onRemove }: PresetFiltersProps) {
  const reporter = useReporterLabel(filter.reporter, rows);
  const set = presets.flatMap((preset) => {
    const text = presetText(preset, { ...filter, reporter });
    return text ? [{ preset, text }] : [];
  });
  if (set.length === 0) return null;
  return (
    <ul className={styles.presets} aria-label={messages.presets.label} role="list">
      {set.map(({ preset, text }) => (
        <li key={preset}>
          <Button icon="close" onClick={() => onRemove(preset)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The name and user name of the reporter that all rows have; only a ticket's details have the name. */
function useReporterLabel(username: string, rows: readonly TicketRow[] | undefined): string {
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
