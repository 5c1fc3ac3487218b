import { elevatorMessages } from './messages';
import { elevatorDateErrors, mainStateOf, type MaintenanceDays } from './mainState';

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

const DUE = { main_due_date: [elevatorMessages.dueBeforeStart] };
const COMPLETED = { main_completed_date: [elevatorMessages.completedInFuture] };
const odd = { main_start_date: '2026-05-10', main_due_date: '2026-05-09', main_completed_date: '2026-05-18' };

it.each<[string, Partial<MaintenanceDays>, object]>([
  ['none', {}, {}],
  ['only the start', { main_start_date: '2026-05-10' }, {}],
  ['only the due date', { main_due_date: '2026-05-09' }, {}],
  ['due on the start date', { main_start_date: '2026-05-10', main_due_date: '2026-05-10' }, {}],
  ['due before the start', { main_start_date: '2026-05-10', main_due_date: '2026-05-09' }, DUE],
  ['completed today', { main_completed_date: TODAY }, {}],
  ['completed tomorrow', { main_completed_date: '2026-05-18' }, COMPLETED],
  ['both', odd, { ...DUE, ...COMPLETED }],
])('the errors of days: %s', (_, days, errors) => {
  expect(elevatorDateErrors(days, TODAY)).toEqual(errors);
});

it.each<[string, (keyof MaintenanceDays)[], object]>([
  ['nothing', [], {}],
  ['the start', ['main_start_date'], DUE],
  ['the due date', ['main_due_date'], DUE],
  ['the completed date', ['main_completed_date'], COMPLETED],
])('days that contradict each other already are refused only if they change: %s', (_, changed, errors) => {
  expect(elevatorDateErrors(odd, TODAY, (name) => changed.includes(name))).toEqual(errors);
});
