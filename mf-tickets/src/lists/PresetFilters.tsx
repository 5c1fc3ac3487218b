import { Button } from '@smart-elevator/shared-ui/button/Button';
import styles from './PresetFilters.module.css';
import type { TicketListFilter } from './ticketListFilter';

/** What a list is narrowed by only when a link brought the dealer here; each can be taken away. */
const PRESETS = { priority: 'Priority', reporter: 'Reporter' } as const;
type Preset = keyof typeof PRESETS;

interface PresetFiltersProps {
  filter: TicketListFilter;
  onRemove: (preset: Preset) => void;
}

/** The presets that are set. */
export function PresetFilters({ filter, onRemove }: PresetFiltersProps) {
  const set = (Object.keys(PRESETS) as Preset[]).filter((preset) => filter[preset] !== '');
  if (set.length === 0) return null;
  return (
    <ul className={styles.presets} aria-label="Also narrowed by" role="list">
      {set.map((preset) => (
        <li key={preset}>
          <Button icon="close" onClick={() => onRemove(preset)}>
            {`${PRESETS[preset]}: ${filter[preset]}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
