import { formatDays } from '@smart-elevator/shared-ui/format/days';
import { say } from '@smart-elevator/shared-ui/language/say';
import { messages } from '../messages';
import { knownDays, REPEATS, type Preset, type TicketListFilter } from './ticketListFilter';

/** What a preset narrows the list by, in words: 'Opened: 01/01/2026 – 01/31/2026'; '' when it does not. */
export function presetText(preset: Preset, filter: TicketListFilter): string {
  const word = messages.presets[preset];
  if (preset === 'repeats') return filter.repeats === REPEATS ? word : '';
  if (preset !== 'opened' && preset !== 'closed') {
    const shown = preset === 'priority' ? say(filter.priority) : filter[preset];
    return shown && `${word}: ${shown}`;
  }
  const days = knownDays(filter[preset]);
  return days.from || days.to ? `${word}: ${formatDays(days)}` : '';
}
