import { parseDays, SET } from '@smart-elevator/shared-api/contract/filterQuery';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import {
  buildingsByText,
  elevatorsByText,
  techniciansByText,
} from '@smart-elevator/shared-api/contract/searchedLists';
import { UNASSIGNED, type FieldFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { memo, type ComponentType } from 'react';
import { messages } from '../messages';
import { fieldLabel, fieldOptions } from '../ticketText';
import { usePerson } from './usePersonTitle';
import { serializeDateRange, type DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { isFieldFilter, type FilterField, type TicketListFilter } from './ticketListFilter';

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The text of a field without a choice. */
const ANY: Partial<Record<keyof FieldFilter, string>> = {
  status: msg('Any status'),
  priority: msg('Any priority'),
};

/** The dealer's technicians by user name; the chosen one, who may not be among the first, by their name too. */
function AssigneeField(props: FieldProps) {
  const { person } = usePerson('technician', props.value);
  return (
    <ListSelectField
      {...techniciansByText}
      {...props}
      label={fieldLabel('assignee')}
      placeholder={t('Any assignee')}
      params={{ dealer_id: useDealerId() }}
      optionsOf={(rows) => [
        { value: UNASSIGNED, label: t(UNASSIGNED) },
        ...rows.map((row) => ({ value: row.username, label: personLabel(row) })),
      ]}
      valueLabel={person?.label}
    />
  );
}

/** The filters that are no field of a ticket, or whose options are fetched. */
const SPECIAL: Record<Exclude<FilterField, keyof FieldFilter>, ComponentType<FieldProps>> = {
  from: (props) => <DateField label={t('From Date')} {...props} />,
  to: (props) => <DateField label={t('To Date')} {...props} />,
  search: ({ value, onChange }) => (
    <SearchBox label={t('Keyword')} placeholder={t('Any')} value={value} onSearch={onChange} />
  ),
  assignee: AssigneeField,
  elevator: (props) => (
    <ListSelectField
      {...elevatorsByText}
      label={fieldLabel('elevator_id')}
      placeholder={t('Any elevator')}
      {...props}
    />
  ),
  // Nothing on a server that does not list the buildings.
  building: (props) => (
    <ListSelectField
      {...buildingsByText}
      label={t('Building')}
      placeholder={t('Any building')}
      hideMissing
      {...props}
    />
  ),
  text: ({ value, onChange }) => (
    <SearchBox label={t('Text')} placeholder={t('Summary, description')} value={value} onSearch={onChange} />
  ),
  opened: ({ value, onChange }) => {
    const days = parseDays(value);
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
