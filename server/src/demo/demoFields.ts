import type { CustomField, FieldFormat } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { SeededRandom } from './SeededRandom';

/** A custom field of the demonstration, and the share of its tickets or reports that have a value. */
export interface DemoField extends Pick<CustomField, 'name' | 'description' | 'format' | 'is_required'> {
  options: string[];
  filled: number;
}

const field = (
  name: string,
  format: FieldFormat,
  filled: number,
  description: string,
  options: string[] = [],
): DemoField => ({ name, format, filled, description, options, is_required: filled === 1 });

/**
 * One field of every format. Their texts are a dealer's own: none of the console's messages, which have Hindi
 * translations.
 */
export const TICKET_FIELDS: readonly DemoField[] = [
  field('Floor', 'integer', 1, 'The floor at which the car stood'),
  field('Reported through', 'dropdown', 1, 'How the dealer heard of it', [
    'Phone',
    'Companion app',
    'Mail',
    'Maintenance visit',
  ]),
  field('Time of call', 'time', 0.8, 'When it was reported'),
  field('Power failure', 'boolean', 0.9, 'The building had no power'),
  field('Fault code', 'text', 0.5, 'What the controller showed'),
  field('Parts replaced', 'checkbox', 0.35, 'All newly fitted parts', [
    'Door rollers',
    'Door operator belt',
    'Guide shoes',
    'Brake lining',
    'Control relay',
    'Push button',
    'Hydraulic seal',
  ]),
  field('Next visit', 'date', 0.2, 'Agreed with the customer'),
];

export const REPORT_FIELDS: readonly DemoField[] = [
  field('Overall condition', 'dropdown', 1, 'The technician’s judgement', [
    'In order',
    'Worn',
    'Needs attention',
  ]),
  field('Machine room temperature (°C)', 'integer', 0.9, 'Measured at the controller'),
  field('Brake test passed', 'boolean', 1, 'With the rated load'),
  field('Checked', 'checkbox', 1, 'Everything that was looked at', [
    'Machine room',
    'Controller',
    'Ropes and belts',
    'Hydraulics',
    'Doors',
    'Car and buttons',
    'Pit',
  ]),
  field('Arrived at', 'time', 0.8, 'When the visit began'),
  field('Parts to order by', 'date', 0.15, 'Before the next visit'),
  field('Remarks', 'text', 0.4, 'For the customer'),
];

const FAULT_CODES = ['E12', 'E27', 'E31', 'F04', 'F18', 'DR-07', 'SF-22', 'HY-15'] as const;
const REMARKS = [
  'The car runs quietly and stops level.',
  'The pit was dry and clean.',
  'Please keep the machine room free of stored goods.',
  'Door shoes are worn, to be replaced with the next visit.',
  'One lamp in the car was replaced.',
] as const;

/** A value for a field, in the format of the API: options of 'checkbox' comma-joined (R714). */
export function valueFor({ name, format, options }: DemoField, day: string, chance: SeededRandom): string {
  switch (format) {
    case 'integer':
      return String(name === 'Floor' ? chance.whole(0, 6) : chance.whole(17, 34));
    case 'dropdown':
      return options[chance.whole(0, options.length - 1)] ?? '';
    case 'checkbox':
      return options.filter(() => chance.happens(0.4)).join(',') || (options[0] ?? '');
    case 'time':
      return `${String(chance.whole(7, 17)).padStart(2, '0')}:${String(chance.whole(0, 11) * 5).padStart(2, '0')}`;
    case 'boolean':
      return String(name === 'Power failure' ? chance.happens(0.06) : chance.happens(0.96));
    case 'date':
      return addDays(day, chance.whole(5, 40));
    case 'text':
      return name === 'Remarks' ? chance.pick(REMARKS) : chance.pick(FAULT_CODES);
  }
}
