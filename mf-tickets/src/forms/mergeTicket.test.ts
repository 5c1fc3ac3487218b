import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { mergeTicket } from './mergeTicket';
import { newValues, type TicketValues } from './ticketValues';

const parts = aCustomField({ format: 'checkbox', options: ['Belt', 'Rope'] }, 4);
const began: TicketValues = { ...newValues('lift_dealer', '2026-05-01', [parts]), label: 'Doors' };

type Change = Partial<Omit<TicketValues, `custom_${number}`>> & { custom_4?: string[] };

test.each<[string, Change, Change, Change, string[]]>([
  ['nobody changed anything', {}, {}, {}, []],
  ['only I changed it', { label: 'Noise' }, {}, { label: 'Noise' }, []],
  ['only they changed it', {}, { label: 'Noise' }, { label: 'Noise' }, []],
  [
    'each changed something else',
    { label: 'Noise' },
    { priority: 'High' },
    { label: 'Noise', priority: 'High' },
    [],
  ],
  ['both changed it to the same', { label: 'Noise' }, { label: 'Noise' }, { label: 'Noise' }, []],
  ['spaces at the ends are no change', { label: ' Doors ' }, { label: 'Noise' }, { label: 'Noise' }, []],
  ['both changed it', { label: 'Noise' }, { label: 'Light' }, { label: 'Noise' }, ['label']],
  ['I emptied what they changed', { label: '' }, { label: 'Light' }, { label: '' }, ['label']],
  [
    'both changed a custom field',
    { custom_4: ['Belt'] },
    { custom_4: ['Rope'] },
    { custom_4: ['Belt'] },
    ['custom_4'],
  ],
  ['both chose the same options', { custom_4: ['Belt'] }, { custom_4: ['Belt'] }, { custom_4: ['Belt'] }, []],
])('two users edit one ticket: %s', (_, mine, theirs, merged, collisions) => {
  expect(mergeTicket(began, { ...began, ...mine }, { ...began, ...theirs })).toEqual({
    values: { ...began, ...merged },
    collisions,
  });
});
