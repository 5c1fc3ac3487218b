import { date, exactly, line, namesFor, reference, type Field, type NamesFor } from '../entityFields';
import { blankableText, day, id, list, oneLine, text, integer, withAsciiDigits } from '../fields';
import { frameworkMessages } from '../frameworkMessages';
import { choiceFilter, idFilter, searchFilter, searchScopeFilter, textFilter } from '../listFilters';
import { CYCLE_DAYS, MAIN_STATES } from './elevatorChoices';

/** Where a field of an elevator appears. */
type ElevatorUse =
  /** An input of both forms, in the order of the table; the inputs of the edit form alone come after them. */
  | 'input'
  | 'editInput'
  /** In the body of a create and of an update. */
  | 'create'
  | 'update'
  /** In a reply. */
  | 'read'
  /** A list can be sorted by it, and searches it. */
  | 'sort'
  | 'search'
  /** In a row of the maintenance lists, which can be sorted by it. */
  | 'maintenanceRow'
  | 'maintenanceSort'
  /** On the elevator's own page. */
  | 'fact';

const CYCLES: readonly number[] = Object.values(CYCLE_DAYS);

const cycleDays = () =>
  integer()
    .test({
      name: 'cycle',
      skipAbsent: true,
      message: ({ value }: { value: unknown }) => frameworkMessages.notChoice(value),
      // A value that is not a number has its own message.
      test: (value) => Number.isNaN(value) || CYCLES.includes(value),
    })
    .meta({ enum: CYCLES });

/**
 * The fields of an elevator, one row each. A new field needs a row here, a migration with its column and its Hindi
 * name; everything else is derived.
 */
export const elevatorFields = {
  elevator_name: {
    label: 'Elevator name',
    ...line(100),
    read: text(100),
    uses: ['input', 'create', 'update', 'read', 'sort', 'search', 'maintenanceRow', 'maintenanceSort'],
  },
  building_name: {
    label: 'Building name',
    ...line(200),
    uses: ['input', 'create', 'update', 'read', 'sort', 'maintenanceRow', 'maintenanceSort'],
  },
  elevator_address: {
    label: 'Elevator address',
    ...line(300),
    // A file may have it on several lines.
    written: text(300),
    read: blankableText(300),
    uses: ['input', 'create', 'update', 'read', 'maintenanceRow'],
  },
  elevator_zip: {
    label: 'Zip code',
    ...line(12),
    kind: 'code',
    written: withAsciiDigits(oneLine(12)),
    uses: ['input', 'create', 'update', 'read'],
  },
  /** The form of a new elevator requires it; an older one may have none (R508). */
  customer_id: {
    label: 'Customer name',
    ...reference(id().nullable().optional(), id().nullable()),
    uses: ['input', 'create', 'update', 'read'],
  },
  install_date: {
    label: 'Installation date',
    ...date(),
    uses: ['input', 'create', 'update', 'read', 'sort', 'fact', 'maintenanceRow', 'maintenanceSort'],
  },
  capacity_kg: {
    label: 'Capacity (kg)',
    kind: 'number',
    written: integer(1, 100_000).nullable().optional(),
    // Another back end may not send it.
    read: integer(1, 100_000).nullable().optional(),
    uses: ['input', 'create', 'update', 'read', 'fact'],
  },
  /** The state of a new elevator follows from its days (R533). */
  main_state: {
    label: 'Maintenance state',
    ...exactly(MAIN_STATES),
    uses: ['editInput', 'update', 'read', 'fact'],
  },
  main_start_date: {
    label: 'Maintenance start date',
    ...date(),
    uses: ['input', 'create', 'update', 'read', 'fact'],
  },
  main_due_date: {
    label: 'Maintenance due date',
    ...date(),
    uses: ['input', 'create', 'update', 'read', 'sort', 'fact', 'maintenanceRow', 'maintenanceSort'],
  },
  main_completed_date: {
    label: 'Maintenance completed date',
    kind: 'day',
    written: day().nullable().optional(),
    read: day().nullable(),
    uses: ['input', 'create', 'update', 'read', 'fact', 'maintenanceRow', 'maintenanceSort'],
  },
  /** One of `CYCLE_DAYS`; a reply may have another number of days. */
  main_cycle_days: {
    label: 'Duration cycle',
    kind: 'choice',
    values: CYCLES.map(String),
    written: cycleDays(),
    read: integer(1, 3660),
    uses: ['input', 'create', 'update', 'read', 'fact'],
  },
  /** In a reply the dealer and, if assigned, the engineer (R551); in the input the engineer. */
  user_id: {
    label: 'Assign lift to Engineer',
    ...reference(list(id(), 100), list(id())),
    uses: ['editInput', 'create', 'update', 'read'],
  },
} as const satisfies Readonly<Record<string, Field<ElevatorUse>>>;

/** The name of a field of an elevator. */
export type ElevatorFieldName = keyof typeof elevatorFields;
/** The names of the fields that have a use. */
export type ElevatorNamesFor<U extends ElevatorUse> = NamesFor<typeof elevatorFields, U>;

/** The fields that a list of elevators can be ordered by. */
export const ELEVATOR_ORDERINGS = namesFor(elevatorFields, 'sort');
export type ElevatorOrdering = ElevatorNamesFor<'sort'>;

/** The filters of the list of elevators; a person of another dealer has none. */
export const ELEVATOR_FILTERS = {
  search: searchFilter,
  search_in: searchScopeFilter,
  /** The exact name of a building. */
  building: { ...textFilter(200), field: 'building_name' },
  main_state: { ...choiceFilter(MAIN_STATES), address: 'state', field: 'main_state' },
  /** User ids. */
  customer: { ...idFilter, field: 'customer_id' },
  engineer: { ...idFilter, field: 'user_id' },
} as const;
export type ElevatorFilterName = keyof typeof ELEVATOR_FILTERS;
