import { Button } from '@smart-elevator/shared-ui/button/Button';
import { messages } from '../messages';
import styles from './PresetFilters.module.css';
import { presetText } from './presetText';
import type { Preset, TicketListFilter } from './ticketListFilter';

interface PresetFiltersProps {
  presets: readonly Preset[];
  filter: TicketListFilter;
  onRemove: (preset: Preset) => void;
}

/** What a link narrowed the list by; each can be taken away. */
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
