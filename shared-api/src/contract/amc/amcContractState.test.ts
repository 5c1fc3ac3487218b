import { addDays } from '../calendar';
import {
  amcContractStateOf,
  isPipelineStage,
  isRunning,
  pipelineStageOf,
  pipelineStageRange,
} from './amcContractState';

const TODAY = '2026-06-15';
const days = (start: number, end: number, renewed_by: number | null = null) => ({
  start_date: addDays(TODAY, start),
  end_date: addDays(TODAY, end),
  renewed_by,
});

test.each([
  ['before its first day', 'Upcoming', days(1, 365)],
  ['on its first day', 'Active', days(0, 364)],
  ['on its last day', 'Active', days(-364, 0)],
  ['after its last day', 'Lapsed', days(-365, -1)],
  ['renewed, while it still runs', 'Renewed', days(-300, 60, 9)],
  ['renewed, after its end', 'Renewed', days(-400, -30, 9)],
  ['that others continue, after its end', 'Renewed', { ...days(-400, -30), continued: true }],
  ['whose last elevator was deleted, before its end', 'Ended', { ...days(-300, 60), ended_on: TODAY }],
  ['whose last elevator was deleted, after its end', 'Ended', { ...days(-400, -30), ended_on: TODAY }],
  ['renewed, whose last elevator was deleted', 'Renewed', { ...days(-400, -30, 9), ended_on: TODAY }],
])('a contract %s is %s', (_when, state, contract) => {
  expect(amcContractStateOf(contract, TODAY)).toBe(state);
});

test.each([
  [0, 7],
  [7, 7],
  [8, 15],
  [15, 15],
  [16, 30],
  [30, 30],
  [31, 60],
  [60, 60],
  [61, undefined],
  [-1, 'lapsed'],
])('with %s days left it is in the stage %s', (left, stage) => {
  expect(pipelineStageOf(days(left - 364, left), TODAY)).toBe(stage);
  expect(pipelineStageOf(days(left - 364, left, 5), TODAY)).toBeUndefined();
  expect(pipelineStageOf({ ...days(left - 364, left), ended_on: TODAY }, TODAY)).toBeUndefined();
});

test('the stages neither overlap nor omit a day', () => {
  expect(([7, 15, 30, 60] as const).map(pipelineStageRange)).toEqual([
    { from: 0, to: 7 },
    { from: 8, to: 15 },
    { from: 16, to: 30 },
    { from: 31, to: 60 },
  ]);
});

test.each([
  [0, 'Active', true],
  [30, 'Upcoming', true],
  [30, 'Renewed', true],
  [-1, 'Lapsed', false],
  [30, 'Ended', false],
] as const)('with %i days left and in the state %s, running is %s', (days_left, state, expected) => {
  expect(isRunning({ days_left, state })).toBe(expected);
});

test.each([
  [7, true],
  [60, true],
  [8, false],
  ['7', false],
])('%p as a stage: %s', (days, expected) => {
  expect(isPipelineStage(days)).toBe(expected);
});
