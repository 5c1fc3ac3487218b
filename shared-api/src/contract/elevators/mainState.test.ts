import { mainStateOf } from './mainState';

const TODAY = '2026-05-17';

it.each([
  ['completed on the start date', '2026-05-01', '2026-05-31', '2026-05-01', 'Completed'],
  [
    'completed after the start date, although it was due',
    '2026-04-01',
    '2026-05-01',
    '2026-05-10',
    'Completed',
  ],
  ['completed before this cycle started', '2026-05-01', '2026-05-31', '2026-04-30', 'InDue'],
  ['not completed, due later', '2026-05-01', '2026-05-31', null, 'InDue'],
  ['not completed, due today', '2026-04-17', TODAY, null, 'InDue'],
  ['not completed, due yesterday', '2026-04-16', '2026-05-16', null, 'OverDue'],
  ['completed in an earlier cycle, overdue in this one', '2026-04-01', '2026-05-01', '2026-03-20', 'OverDue'],
])('%s', (_, main_start_date, main_due_date, main_completed_date, state) => {
  expect(mainStateOf({ main_start_date, main_due_date, main_completed_date }, TODAY)).toBe(state);
});
