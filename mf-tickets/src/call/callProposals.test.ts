import { knownCallers, callDefaults, proposedLabel } from './callProposals';
import { newValues, type TicketValues } from '../forms/ticketValues';

const LABELS = ['Doors', 'Annual check', 'Noise', 'दरवाज़ा'];

test.each([
  ['The doors do not close', 'Doors'],
  ['DOOR stuck', 'Doors'],
  ['Annual noise', 'Noise'],
  ['check, annual', 'Annual check'],
  ['दरवाज़ा बंद नहीं होता', 'दरवाज़ा'],
  // Not a word of its own.
  ['Indoors', 'Light'],
  ['', 'Light'],
])(
  '%p names the label %p: the most used one whose words occur, else the last one (R372)',
  (text, expected) => {
    expect(proposedLabel(text, LABELS, 'Light')).toBe(expected);
  },
);

test('without words and without a former ticket no label is proposed', () => {
  expect(proposedLabel('Stuck', LABELS, null)).toBe('');
});

const place = { building_name: 'Mill House', elevator_address: '1 Main St' };
const technician = { user_id: 31, username: 'anita.rao', full_name: null, is_engineer: true };

type Given = Partial<Pick<TicketValues, 'elevator_id' | 'summary' | 'label' | 'assignee'>>;

function derivation() {
  const callers = knownCallers();
  callers.remember({ ...place, elevator_id: 5, elevator_name: 'AA5', last_label: 'Light', technician });
  callers.remember({ ...place, elevator_id: 6, elevator_name: 'AA6', last_label: 'Noise', technician: null });
  const derive = callDefaults(callers, LABELS);
  const initial = newValues('me', '2026-03-02', []);
  return (before: Given, now: Given) =>
    derive({ ...initial, ...before, ...now }, { ...initial, ...before }, initial);
}

test('the technician and the label follow the elevator and the text until others are chosen (R372)', () => {
  const after = derivation();
  expect(after({}, { elevator_id: '5' })).toEqual({ assignee: 'anita.rao', label: 'Light' });
  const proposed = { elevator_id: '5', assignee: 'anita.rao', label: 'Light' };
  expect(after(proposed, { summary: 'Door' })).toEqual({ label: 'Doors' });
  expect(after(proposed, { elevator_id: '6' })).toEqual({ assignee: '', label: 'Noise' });
  const own = { ...proposed, assignee: 'ben.miller', label: 'Mine' };
  expect(after(own, { elevator_id: '6', summary: 'Door' })).toBeUndefined();
});
