import { formatDays } from '@smart-elevator/shared-ui/format/days';
import { messages } from '../messages';
import { fieldLabel, fieldText } from '../ticketText';
import { isFieldFilter, knownDays, REPEATS, type Preset, type TicketListFilter } from './ticketListFilter';

/** What a preset narrows the list by, in words: 'Opened: 01/01/2026 – 01/31/2026'; '' when it does not. */
export function presetText(preset: Preset, filter: TicketListFilter): string {
  if (isFieldFilter(preset)) {
    const shown = fieldText(preset, filter[preset]);
    return shown && `${fieldLabel(preset)}: ${shown}`;
  }
  const word = messages.presets[preset];
  if (preset === 'repeats') return filter.repeats === REPEATS ? word : '';
  if (preset !== 'opened' && preset !== 'closed') {
    return filter[preset] && `${word}: ${filter[preset]}`;
  }
  const days = knownDays(filter[preset]);
  return days.from || days.to ? `${word}: ${formatDays(days)}` : '';
}
