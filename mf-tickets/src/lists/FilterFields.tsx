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
import type { ComponentType } from 'react';
import { messages } from '../messages';
import { fieldLabel, fieldOptions } from '../ticketText';
import { usePerson } from './usePersonTitle';
import { serializeDateRange, type DateRange } from '@smart-elevator/shared-ui/format/dateRange';
import { isFieldFilter, type FilterField } from './ticketListFilter';

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
const SPECIAL: Record<Exclude<FilterField, keyof FieldFilter | 'search'>, ComponentType<FieldProps>> = {
  from: (props) => <DateField label={t('From Date')} {...props} />,
  to: (props) => <DateField label={t('To Date')} {...props} />,
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

interface FilterFieldProps {
  name: Exclude<FilterField, 'search'>;
  value: string;
  onChange: (value: string) => void;
}

/** The control of a filter. */
export function FilterFieldInput({ name, value, onChange }: FilterFieldProps) {
  if (!isFieldFilter(name)) {
    const Special = SPECIAL[name];
    return <Special value={value} onChange={onChange} />;
  }
  return (
    <SelectField
      label={fieldLabel(name)}
      placeholder={ANY[name] ? t(ANY[name]) : t('Any')}
      allowClear
      options={fieldOptions(name)}
      value={value}
      onChange={onChange}
    />
  );
}
