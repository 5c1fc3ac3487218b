import { aHistoryEntry } from '@smart-elevator/shared-api/testing/factories';
import { historyMessage } from './historyMessage';

test.each([
  [{ field: 'status', old: 'Open', new: 'Closed' }, 'demo_dealer changed Status from Open to Closed'],
  [{ field: 'assignee', old: null, new: 'anita.rao' }, 'demo_dealer set Assignee to anita.rao'],
  [{ field: 'assignee', old: 'anita.rao', new: null }, 'demo_dealer cleared Assignee, which was anita.rao'],
  [
    { field: 'assignee', old: 'rahul_d', old_full_name: 'Rahul Deshmukh', new: 'anita.rao' },
    'demo_dealer changed Assignee from Rahul Deshmukh (rahul_d) to anita.rao',
  ],
  [{ field: 'close_date', old: null, new: '2026-11-21' }, 'demo_dealer set Close Date to 11/21/2026'],
  [
    { field: 'start_date', old: '2026-11-01', new: '2026-11-21' },
    'demo_dealer changed Start Date from 11/01/2026 to 11/21/2026',
  ],
  [{ field: 'custom:Floor: left', old: '3', new: '4' }, 'demo_dealer changed Floor: left from 3 to 4'],
  [{ field: 'custom:Trapped', old: 'false', new: 'true' }, 'demo_dealer changed Trapped from No to Yes'],
  [
    { field: 'custom:Time of call', format: 'time' as const, old: '09:00', new: '14:05' },
    'demo_dealer changed Time of call from 09:00 AM to 02:05 PM',
  ],
  [
    { field: 'custom:Fault code', format: 'text' as const, old: 'true', new: '2026-11-21' },
    'demo_dealer changed Fault code from true to 2026-11-21',
  ],
  [{ field: 'created', old: null, new: null }, 'demo_dealer created the ticket'],
  [{ field: 'deleted', old: null, new: null }, 'demo_dealer deleted the ticket'],
  [
    { field: 'closing_confirmed', old: null, new: null },
    "demo_dealer confirmed the closing with the customer's one-time code",
  ],
  [{ field: 'restored', old: null, new: null, who: null }, 'The system restored the ticket'],
  [
    { field: 'assignee', old: 'anita.rao', new: '', who: null },
    'The system cleared Assignee, which was anita.rao',
  ],
  [{ field: 'some_new_field', old: 'a', new: 'b' }, 'demo_dealer changed some new field from a to b'],
  [{ field: 'summary', old: '<b>', new: '=1+1' }, 'demo_dealer changed Summary from <b> to =1+1'],
])('a change is described in a sentence: %j', (changes, sentence) => {
  expect(historyMessage(aHistoryEntry({ who: 'demo_dealer', ...changes }))).toEqual({ sentence });
});

test('long texts and several lines are below the sentence', () => {
  const [before, after] = ['It opens.', 'It opens\nand closes.'];
  expect(historyMessage(aHistoryEntry({ field: 'description', old: before, new: after }))).toEqual({
    sentence: 'lift_dealer changed Description',
    details: { before, after },
  });
});
