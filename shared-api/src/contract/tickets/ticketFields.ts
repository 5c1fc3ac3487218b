import {
  date,
  line,
  namesFor,
  oneOf,
  paragraph,
  reference,
  serverTimestamp,
  yesNo,
  type Field,
  type NamesFor,
} from '../entityFields';
import { blankableText, day, id, text } from '../fields';
import { personName } from '../personName';
import { blankToNull } from '../fieldRules';
import {
  DESCRIPTION_MAX_LENGTH,
  LABEL_MAX_LENGTH,
  PRIORITIES_BY_WEIGHT,
  SUMMARY_MAX_LENGTH,
  TICKET_PRIORITIES,
  TICKET_RESOLUTIONS,
  TICKET_STATUSES,
} from './ticketChoices';

/** Where a field of a ticket appears. */
type TicketUse =
  /** An input of the ticket forms, in the order of the table. */
  | 'input'
  /** Its input is among the first of a new ticket, before 'More'. */
  | 'first'
  /** In the body of a create, of an update, of a bulk change. */
  | 'create'
  | 'update'
  | 'bulk'
  /** In the reply of one ticket, and in a row of a list. */
  | 'details'
  | 'row'
  /** In the reply of one ticket as well, except on other back ends. */
  | 'moreDetails'
  /** In a row of a list as well, except on other back ends. */
  | 'rowDetail'
  /** A list can be sorted and filtered by it, and has it in its CSV file. */
  | 'sort'
  | 'filter'
  | 'export'
  /** A list has a column of it, which is hidden until the dealer chooses it; sorted. */
  | 'optionalColumn'
  /** The page of a ticket changes it at once. */
  | 'quick'
  /** The filter 'Text' of a list searches it. */
  | 'text'
  /** The history shows how it changed; concurrent edits of it are merged. */
  | 'history'
  /** Reports count tickets by it. */
  | 'group';

const userName = () => blankableText(150).nullable();

/** Of a choice or a flag that every form, list and change has. */
const EVERYWHERE = [
  'input',
  'create',
  'update',
  'bulk',
  'quick',
  'details',
  'row',
  'sort',
  'filter',
  'export',
  'history',
] as const;

/**
 * The fields of a ticket, one row each. A new field needs a row here, a migration with its column (and a row of
 * `tracked_columns` when the history contains it) and its Hindi name; everything else is derived.
 */
export const ticketFields = {
  ticket_key: {
    label: 'Ticket key',
    ...reference(text(32), text(32)),
    uses: ['details', 'row', 'sort', 'export'],
  },
  elevator_id: {
    label: 'Elevator',
    ...reference(id(), id()),
    uses: ['create', 'details', 'rowDetail'],
  },
  elevator_name: {
    label: 'Elevator Name',
    ...reference(blankableText(200), blankableText(200)),
    uses: ['details', 'row', 'sort', 'export'],
  },
  building_name: {
    label: 'Building name',
    ...reference(blankableText(200), blankableText(200)),
    uses: ['rowDetail'],
  },
  label: {
    label: 'Label',
    ...line(LABEL_MAX_LENGTH),
    uses: ['input', 'first', 'create', 'update', 'details', 'row', 'sort', 'export', 'history'],
  },
  summary: {
    label: 'Summary',
    ...line(SUMMARY_MAX_LENGTH),
    uses: ['input', 'first', 'create', 'update', 'details', 'rowDetail', 'history', 'text'],
  },
  description: {
    label: 'Description',
    ...paragraph(DESCRIPTION_MAX_LENGTH),
    uses: ['input', 'first', 'create', 'update', 'details', 'history', 'text'],
  },
  /** A user id; a reply has the user's name (`reporter_name`). */
  reporter: {
    label: 'Reporter',
    ...reference(id().nullable().optional().transform(blankToNull), id()),
    uses: ['input', 'create', 'update', 'group'],
  },
  reporter_name: { label: 'Reporter', ...reference(userName(), userName()), uses: ['details'] },
  reporter_full_name: { label: 'Reporter', ...reference(personName(), personName()), uses: ['moreDetails'] },
  /** A user id; null means unassigned (R309). A reply has the user's name (`assignee_name`). */
  assignee: {
    label: 'Assignee',
    ...reference(id().nullable().optional().transform(blankToNull), id()),
    uses: ['input', 'first', 'create', 'update', 'bulk', 'group', 'quick'],
  },
  /** A user name; a body may send it instead of `assignee`. */
  assignee_name: {
    label: 'Assignee',
    ...reference(userName().optional().transform(blankToNull), userName()),
    uses: ['create', 'update', 'details', 'row', 'sort', 'export'],
  },
  /** Says who the assignee is when a deleted person's user name was given to somebody else. */
  assignee_id: { label: 'Assignee', ...reference(id(), id().nullable()), uses: ['moreDetails', 'rowDetail'] },
  assignee_full_name: { label: 'Assignee', ...reference(personName(), personName()), uses: ['rowDetail'] },
  status: {
    label: 'Status',
    ...oneOf(TICKET_STATUSES),
    uses: EVERYWHERE,
  },
  resolution: {
    label: 'Resolution',
    ...oneOf(TICKET_RESOLUTIONS),
    uses: ['input', 'create', 'update', 'details', 'history'],
  },
  priority: {
    label: 'Priority',
    ...oneOf(TICKET_PRIORITIES, PRIORITIES_BY_WEIGHT),
    uses: [...EVERYWHERE, 'first', 'group'],
  },
  /** Whether a passenger is trapped in the car. */
  entrapment: {
    label: 'Passenger trapped',
    ...yesNo(),
    uses: [...EVERYWHERE, 'first', 'group'],
  },
  create_date: { label: 'Create Date', ...date(), written: day().optional(), uses: ['create', 'details'] },
  start_date: {
    label: 'Start Date',
    ...date(),
    written: day().optional(),
    uses: ['input', 'create', 'update', 'details', 'history', 'quick'],
  },
  target_date: {
    label: 'Target Date',
    ...date(),
    uses: [
      'input',
      'first',
      'create',
      'update',
      'details',
      'rowDetail',
      'sort',
      'export',
      'optionalColumn',
      'history',
      'quick',
    ],
  },
  close_date: {
    label: 'Close Date',
    kind: 'day',
    written: day().nullable().optional().transform(blankToNull),
    read: day().nullable(),
    uses: ['input', 'create', 'update', 'details', 'history', 'quick'],
  },
  update_date: { label: 'Updated', ...serverTimestamp(), uses: ['details', 'row', 'sort', 'export'] },
} as const satisfies Readonly<Record<string, Field<TicketUse>>>;

/** The name of a field of a ticket. */
export type TicketFieldName = keyof typeof ticketFields;
/** The names of the fields that have a use. */
export type TicketNamesFor<U extends TicketUse> = NamesFor<typeof ticketFields, U>;

/**
 * The fields that a ticket list can be ordered by. Priorities are ordered by weight, statuses in the order of a
 * ticket's life.
 */
export const TICKET_ORDERINGS = namesFor(ticketFields, 'sort');
export type TicketOrdering = TicketNamesFor<'sort'>;

/** The fields that the summaries group tickets by (R801). */
export const TICKET_GROUPINGS = namesFor(ticketFields, 'group');
export type TicketGrouping = TicketNamesFor<'group'>;

/**
 * The filters of a ticket list besides the fields with the use 'filter': the query of the calls, the address and the form are
 * derived from them. First those that are a text, with its maximum length.
 */
export const TEXT_FILTERS = {
  /** An id or a name (R365); 'Unassigned' means without an assignee. */
  assignee: 150,
  reporter: 150,
  elevator: 200,
  /** The exact name of a building. */
  building: 200,
  /** A part of a field with the use 'text', in any case. */
  text: 200,
} as const;
export type TextFilter = keyof typeof TEXT_FILTERS;

/** The ranges of days, with their field: sent as `opened_from` and `opened_to`; each can be used alone, and is inclusive. */
export const DAY_FILTERS = { opened: 'create_date', closed: 'close_date' } as const;
export type DayFilter = keyof typeof DAY_FILTERS;

/**
 * Those that are only set or not. `repeats`: raised within `REPEAT_WITHIN_DAYS` after another ticket of the same label
 * on the same elevator. `active`: not Closed. `late`: not Closed, and the target date has passed. `awaiting_code`: Closed,
 * and the customer has got a code for the closing but has not confirmed it.
 */
export const FLAG_FILTERS = ['repeats', 'active', 'late', 'awaiting_code'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];
