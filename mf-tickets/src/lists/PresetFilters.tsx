import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatDateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { messages } from '../messages';
import styles from './PresetFilters.module.css';
import { isFieldFilter, knownDays, type Preset, SET, type TicketListFilter } from './ticketListFilter';
import { fieldLabel, fieldText } from '../ticketText';

interface PresetFiltersProps {
  presets: readonly Preset[];
  filter: TicketListFilter;
  onRemove: (preset: Preset) => void;
}

/** The filters that a link has set; each can be removed. */
export function PresetFilters({ presets, filter, onRemove }: PresetFiltersProps) {
  const set = presets.flatMap((preset) => {
    const text = presetText(preset, filter);
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

/** A preset as text: 'Closed: 01/01/2026 – 01/31/2026'; '' if it is not set. */
function presetText(preset: Preset, filter: TicketListFilter): string {
  if (isFieldFilter(preset)) {
    const shown = fieldText(preset, filter[preset]);
    return shown && `${fieldLabel(preset)}: ${shown}`;
  }
  const word = messages.presets[preset];
  if (preset === 'reporter' || preset === 'elevator') return filter[preset] && `${word}: ${filter[preset]}`;
  if (preset !== 'closed') return filter[preset] === SET ? word : '';
  const days = knownDays(filter[preset]);
  return days.from || days.to ? `${word}: ${formatDateRange(days)}` : '';
}
