import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { SET, type AddressFilter } from '@smart-elevator/shared-api/contract/filterQuery';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import {
  buildingsByText,
  customersByText,
  techniciansByText,
} from '@smart-elevator/shared-api/contract/searchedLists';
import type { VISIT_FILTERS } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import type { ChipFilter } from '@smart-elevator/shared-ui/filter/FilterChips';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import {
  formatDateRange,
  parseDateRange,
  serializeDateRange,
  type DateRange,
} from '@smart-elevator/shared-ui/format/dateRange';
import type { LabelledControl } from '@smart-elevator/shared-ui/screens/filteredBy';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from '../messages';

const texts = messages.list;

type VisitFilter = AddressFilter<typeof VISIT_FILTERS>;

interface PersonFieldProps {
  /** A user id, and the person's name as the option shows it. */
  value: string;
  name: string;
  onChange: (userId: string, name?: string) => void;
}

const PEOPLE = {
  technician: {
    list: techniciansByText,
    label: () => texts.technician,
    placeholder: () => texts.anyTechnician,
    chosen: () => texts.chosenTechnician,
  },
  customer: {
    list: customersByText,
    label: () => texts.customerName,
    placeholder: () => texts.anyCustomer,
    chosen: () => texts.chosenCustomer,
  },
};

const PersonField = ({ kind, value, name, onChange }: PersonFieldProps & { kind: keyof typeof PEOPLE }) => (
  <ListSelectField
    label={PEOPLE[kind].label()}
    placeholder={PEOPLE[kind].placeholder()}
    {...PEOPLE[kind].list}
    params={{ dealer_id: useDealerId() }}
    optionsOf={(rows) => rows.map((row) => ({ value: String(row.user_id), label: personLabel(row) }))}
    value={value}
    valueLabel={name || PEOPLE[kind].chosen()}
    onChange={(id, rows) => {
      const chosen = rows.find(({ user_id }) => String(user_id) === id);
      onChange(id, id === value ? name : chosen ? personLabel(chosen) : '');
    }}
  />
);

/** The choice of a technician; also on the board. */
export const TechnicianField = (props: PersonFieldProps) => <PersonField kind="technician" {...props} />;

/** The choice of a customer, for the board. */
export const CustomerField = (props: PersonFieldProps) => <PersonField kind="customer" {...props} />;

interface BuildingFieldProps {
  value: string;
  onChange: (building: string) => void;
}

/** The choice of a building; also on the board. */
export const BuildingField = ({ value, onChange }: BuildingFieldProps) => (
  <ListSelectField
    label={texts.building}
    placeholder={texts.anyBuilding}
    {...buildingsByText}
    value={value}
    onChange={(building) => onChange(building)}
    hideMissing
  />
);

export const technicianFilter = (): LabelledControl => ({
  label: texts.technician,
  unnamed: texts.chosenTechnician,
  control: (chosen) => <TechnicianField {...chosen} />,
});

export const unassignedFilter = (): LabelledControl => ({
  label: texts.unassigned,
  unnamed: texts.unassignedYes,
  control: ({ value, onChange }) => (
    <SelectField
      label={texts.unassigned}
      value={value}
      options={[{ value: SET, label: texts.unassignedYes }]}
      onChange={(next) => onChange(next)}
      allowClear
    />
  ),
});

export const buildingFilter = (): LabelledControl => ({
  label: texts.building,
  control: (chosen) => <BuildingField {...chosen} />,
});

/** A span of days, from and to. */
const spanFilter = (
  name: 'planned' | 'promised',
  label: () => { span: string; from: string; to: string },
) => ({
  applied: ({ [name]: span }: VisitFilter) =>
    span ? [`${label().span}: ${formatDateRange(parseDateRange(span))}`] : [],
  chip: ({ filter: { [name]: span }, setFilter }: ListState<VisitFilter>): ChipFilter => {
    const days = parseDateRange(span);
    const change = (patch: DateRange) =>
      setFilter({ [name]: serializeDateRange({ ...days, ...patch }) }, { push: true });
    return {
      name,
      label: label().span,
      value: span,
      text: span ? formatDateRange(days) : '',
      onClear: () => setFilter({ [name]: '' }, { push: true }),
      control: () => (
        <>
          <DateField label={label().from} value={days.from ?? ''} onChange={(from) => change({ from })} />
          <DateField label={label().to} value={days.to ?? ''} onChange={(to) => change({ to })} />
        </>
      ),
    };
  },
});

/** The planned days. */
export const plannedFilter = spanFilter('planned', () => ({
  span: texts.planned,
  from: texts.plannedFrom,
  to: texts.plannedTo,
}));

/** The promised days. */
export const promisedFilter = spanFilter('promised', () => ({
  span: texts.promised,
  from: texts.promisedFrom,
  to: texts.promisedTo,
}));

/** The filters that only a link can set. */
const SUBJECTS = [
  ['elevator', 'elevatorName'],
  ['customer', 'customerName'],
  ['contract', 'contractName'],
] as const;

const subjectsOf = (filter: VisitFilter) =>
  SUBJECTS.flatMap(([id, name]) =>
    filter[id] ? [{ id, name, text: texts[id](filter[name] || texts.chosen) }] : [],
  );

/** The elevator, the customer or the contract of a link. */
export const subjectFilters = {
  applied: (filter: VisitFilter) => subjectsOf(filter).map(({ text }) => text),
  chips: ({ filter, setFilter }: ListState<VisitFilter>): ChipFilter[] =>
    subjectsOf(filter).map(({ id, name, text }) => ({
      name: id,
      label: text,
      value: filter[id],
      text: '',
      onClear: () => setFilter({ [id]: '', [name]: '' }, { push: true }),
    })),
};
