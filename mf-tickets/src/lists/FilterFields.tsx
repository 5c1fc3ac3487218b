import type { FieldFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { memo, type ComponentType } from 'react';
import { messages } from '../messages';
import { fieldLabel, fieldOptions } from '../ticketText';
import { serializeDateRange, type DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { AssigneeField } from './AssigneeField';
import { isFieldFilter, knownDays, SET, type FilterField, type TicketListFilter } from './ticketListFilter';
import { elevatorBuildings, elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { hasText } from '@smart-elevator/shared-api/contract/list';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { matchesElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';

interface ElevatorFieldProps {
  value: string;
  onChange: (elevatorName: string) => void;
}

/** The dealer's elevators by name. */
const ElevatorField = (props: ElevatorFieldProps) => (
  <ListSelectField
    {...props}
    label={fieldLabel('elevator_id')}
    placeholder={t('Any elevator')}
    endpoint={elevatorChoices}
    toQuery={(search) => ({ search })}
    matches={matchesElevator}
    optionsOf={(rows) => rows.map(({ elevator_name: name }) => ({ value: name, label: name }))}
  />
);

interface BuildingFieldProps {
  value: string;
  onChange: (building: string) => void;
}

/** The buildings of the dealer's elevators; nothing on a server that does not list them. */
const BuildingField = (props: BuildingFieldProps) => (
  <ListSelectField
    {...props}
    label={t('Building')}
    placeholder={t('Any building')}
    endpoint={elevatorBuildings}
    toQuery={(search) => ({ search })}
    matches={(row, search) => hasText(row, ['building_name'], search)}
    optionsOf={(rows) => rows.map(({ building_name: name }) => ({ value: name, label: name }))}
    hideMissing
  />
);

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The text of a field without a choice. */
const ANY: Partial<Record<keyof FieldFilter, string>> = {
  status: msg('Any status'),
  priority: msg('Any priority'),
};

/** The filters that are no field of a ticket, or whose options are fetched. */
const SPECIAL: Record<Exclude<FilterField, keyof FieldFilter>, ComponentType<FieldProps>> = {
  from: (props) => <DateField label={t('From Date')} {...props} />,
  to: (props) => <DateField label={t('To Date')} {...props} />,
  search: ({ value, onChange }) => (
    <SearchBox label={t('Keyword')} placeholder={t('Any keyword')} value={value} onSearch={onChange} />
  ),
  assignee: AssigneeField,
  elevator: ElevatorField,
  building: BuildingField,
  text: ({ value, onChange }) => (
    <SearchBox label={t('Text')} placeholder={t('Summary, description')} value={value} onSearch={onChange} />
  ),
  opened: ({ value, onChange }) => {
    const days = knownDays(value);
    const change = (patch: DateRange) => onChange(serializeDateRange({ ...days, ...patch }));
    return (
      <>
        <DateField label={t('Created from')} value={days.from ?? ''} onChange={(from) => change({ from })} />
        <DateField label={t('Created until')} value={days.to ?? ''} onChange={(to) => change({ to })} />
      </>
    );
  },
  late: (props) => (
    <SelectField
      label={fieldLabel('target_date')}
      placeholder={t('Any')}
      allowClear
      options={[{ value: SET, label: messages.presets.late }]}
      {...props}
    />
  ),
};

interface FilterFieldsProps {
  fields: readonly FilterField[];
  filter: TicketListFilter;
  /** Must be stable, so that only the changed field renders again. */
  onChange: (patch: Partial<TicketListFilter>) => void;
}

/** The fields of a list, in its order. */
export function FilterFields({ fields, filter, onChange }: FilterFieldsProps) {
  return fields.map((name) => <OneField key={name} name={name} value={filter[name]} onChange={onChange} />);
}

interface OneFieldProps extends Pick<FilterFieldsProps, 'onChange'> {
  name: FilterField;
  value: string;
}

const OneField = memo(function OneField({ name, value, onChange }: OneFieldProps) {
  const change = (next: string) => onChange({ [name]: next });
  if (!isFieldFilter(name)) {
    const Special = SPECIAL[name];
    return <Special value={value} onChange={change} />;
  }
  return (
    <SelectField
      label={fieldLabel(name)}
      placeholder={ANY[name] ? t(ANY[name]) : t('Any')}
      allowClear
      options={fieldOptions(name)}
      value={value}
      onChange={change}
    />
  );
});
