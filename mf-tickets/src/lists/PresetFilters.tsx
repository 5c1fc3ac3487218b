import { Button } from '@smart-elevator/shared-ui/button/Button';
import { say, sentence } from '@smart-elevator/shared-ui/language/say';
import styles from './PresetFilters.module.css';
import type { Preset, TicketListFilter } from './ticketListFilter';

const WORDS: Record<Preset, string> = {
  priority: sentence('Priority'),
  reporter: sentence('Reporter'),
  elevator: sentence('Elevator'),
};

/** Names stay as they are; a priority is a word of the wire. */
const shown = (preset: Preset, value: string): string => (preset === 'priority' ? say(value) : value);

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
    <ul className={styles.presets} aria-label={say('Also narrowed by')} role="list">
      {set.map((preset) => (
        <li key={preset}>
          <Button icon="close" onClick={() => onRemove(preset)}>
            {`${say(WORDS[preset])}: ${shown(preset, filter[preset])}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
