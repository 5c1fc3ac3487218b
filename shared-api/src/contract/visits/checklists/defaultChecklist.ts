import type { CheckItem, CheckPlace, VisitKind } from './checklist';

type Row = [
  from: 'Monthly' | 'Quarterly' | 'Yearly',
  place: CheckPlace,
  text: string,
  more?: Partial<Pick<CheckItem, 'answer' | 'unit' | 'lower' | 'upper' | 'required' | 'photo_required'>>,
];

/** The items of the default checklists in the order of the work, with the first kind of visit that has each (R1252). */
const ROWS: readonly Row[] = [
  ['Monthly', 'Pit', 'Pit is dry and clean'],
  ['Monthly', 'Pit', 'Pit stop switch works'],
  ['Monthly', 'Pit', 'Pit lighting works'],
  ['Quarterly', 'Pit', 'Buffers are fastened and undamaged'],
  ['Quarterly', 'Pit', 'Overspeed governor tension weight is free and off the floor'],
  ['Quarterly', 'Pit', 'Compensation ropes or chains run freely'],
  ['Yearly', 'Pit', 'Space between counterweight and buffer', { answer: 'value', unit: 'mm' }],
  ['Yearly', 'Pit', 'Safety gear below the car is clean and moves freely'],
  ['Monthly', 'Car', 'Car lighting and fan work'],
  ['Monthly', 'Car', 'Alarm button and intercom are answered'],
  ['Monthly', 'Car', 'Emergency light comes on without power'],
  ['Monthly', 'Car', 'Car buttons and indicators work'],
  ['Monthly', 'Car', 'Car door opens again at an obstacle'],
  ['Quarterly', 'Car', 'Car door contact stops the car'],
  ['Quarterly', 'Car', 'Load plate and instructions are legible'],
  ['Yearly', 'Car', 'Overload device stops the start'],
  ['Monthly', 'CarTop', 'Stop switch and inspection control on the car top work'],
  ['Monthly', 'CarTop', 'Car top is clean'],
  ['Monthly', 'CarTop', 'Door operator runs smoothly'],
  ['Quarterly', 'CarTop', 'Guide shoes or rollers are not worn'],
  ['Quarterly', 'CarTop', 'Guide rails are lubricated as the maker requires'],
  ['Quarterly', 'CarTop', 'Rope ends at the car are secured'],
  ['Yearly', 'CarTop', 'Guide rail brackets and joints are tight'],
  ['Yearly', 'CarTop', 'Limit switches at the top and the bottom work'],
  ['Monthly', 'Landings', 'Landing doors are locked while the car is away'],
  ['Monthly', 'Landings', 'Landing buttons and indicators work'],
  ['Quarterly', 'Landings', 'Door locks engage before the car starts'],
  ['Quarterly', 'Landings', 'Door sills and hangers are clean and not worn'],
  ['Quarterly', 'Landings', 'Gaps of the door panels', { answer: 'value', unit: 'mm', upper: 10 }],
  ['Yearly', 'Landings', 'Emergency unlocking works at each landing'],
  ['Monthly', 'MachineRoom', 'Machine room is locked, clean and lit'],
  ['Monthly', 'MachineRoom', 'Brake holds and releases without noise'],
  ['Monthly', 'MachineRoom', 'Oil level of the gear is right and nothing leaks'],
  ['Monthly', 'MachineRoom', 'Controller is clean and has no fault messages'],
  ['Quarterly', 'MachineRoom', 'Brake lining thickness is enough'],
  [
    'Quarterly',
    'MachineRoom',
    'Suspension ropes have no broken wires and equal tension',
    { photo_required: true },
  ],
  ['Quarterly', 'MachineRoom', 'Traction sheave grooves are not worn'],
  ['Yearly', 'MachineRoom', 'Rope diameter', { answer: 'value', unit: 'mm' }],
  ['Yearly', 'MachineRoom', 'Overspeed governor trips and its seal is unbroken', { photo_required: true }],
  ['Yearly', 'MachineRoom', 'Earthing and insulation are measured'],
  ['Yearly', 'MachineRoom', 'Insulation resistance', { answer: 'value', unit: 'MΩ', lower: 0.5 }],
  ['Yearly', 'MachineRoom', 'Rescue device moves the car without power'],
  ['Monthly', 'Run', 'Car starts, runs and stops smoothly'],
  ['Monthly', 'Run', 'Stopping accuracy', { answer: 'value', unit: 'mm', lower: -10, upper: 10 }],
  ['Monthly', 'Run', 'No unusual noise or vibration'],
  ['Quarterly', 'Run', 'Car stops at the ends of its travel'],
  ['Yearly', 'Run', 'Fire operation brings the car to its floor'],
  ['Yearly', 'Run', 'Car and counterweight are balanced'],
  ['Monthly', 'Run', 'Remarks', { answer: 'text', required: false }],
];

/** The texts of the items. */
export const checklistMessages = ROWS.map(([, , text]) => text);

/** What each kind of visit has. A visit without a contract, such as a repair, has no checklist unless the dealer makes one. */
const INCLUDED: Readonly<Record<VisitKind, readonly Row[0][]>> = {
  Monthly: ['Monthly'],
  Quarterly: ['Monthly', 'Quarterly'],
  Yearly: ['Monthly', 'Quarterly', 'Yearly'],
  Other: [],
};

const USUAL = {
  answer: 'check',
  unit: '',
  lower: null,
  upper: null,
  required: true,
  photo_required: false,
} as const;

/** The default items of a kind of visit: in English, translated where they are shown. */
export const defaultChecklist = (visit_kind: VisitKind): CheckItem[] =>
  ROWS.filter(([from]) => INCLUDED[visit_kind].includes(from)).map(([, place, text, more]) => ({
    ...USUAL,
    place,
    text,
    ...more,
  }));
