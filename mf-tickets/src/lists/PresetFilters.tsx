import { Button } from '@smart-elevator/shared-ui/button/Button';
import styles from './PresetFilters.module.css';
import type { Preset, TicketListFilter } from './ticketListFilter';

const WORDS: Record<Preset, string> = { priority: 'Priority', reporter: 'Reporter', elevator: 'Elevator' };

interface PresetFiltersProps {
  presets: readonly Preset[];
  filter: TicketListFilter;
  onRemove: (preset: Preset) => void;
}

/** What a link narrowed the list by; each can be taken away. */
export function PresetFilters({ presets, filter, onRemove }: PresetFiltersProps) {
  const set = presets.filter((preset) => filter[preset] !== '');
  if (set.length === 0) return null;
  return (
    <ul className={styles.presets} aria-label="Also narrowed by" role="list">
      {set.map((preset) => (
        <li key={preset}>
          <Button icon="close" onClick={() => onRemove(preset)}>
            {`${WORDS[preset]}: ${filter[preset]}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
