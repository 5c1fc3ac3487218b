import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { say } from '@smart-elevator/shared-ui/language/say';
import { memo, type ComponentType } from 'react';
import { messages } from '../messages';
import { AssigneeField } from './AssigneeField';
import { ElevatorField } from './ElevatorField';
import type { FilterField, TicketListFilter } from './ticketListFilter';

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

const choicesOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: say(word) }));

/** Every field that a ticket list can be narrowed by, once. */
const FIELDS: Record<FilterField, ComponentType<FieldProps>> = {
  from: (props) => <DateField label={say('From Date')} {...props} />,
  to: (props) => <DateField label={say('To Date')} {...props} />,
  search: ({ value, onChange }) => (
    <SearchBox label={say('Keyword')} placeholder={say('Any keyword')} value={value} onSearch={onChange} />
  ),
  assignee: AssigneeField,
  elevator: ElevatorField,
  status: (props) => (
    <SelectField
      label={messages.fields.status}
      placeholder={say('Any status')}
      allowClear
      options={choicesOf(TICKET_STATUSES)}
      {...props}
    />
  ),
  priority: (props) => (
    <SelectField
      label={messages.fields.priority}
      placeholder={say('Any priority')}
      allowClear
      options={choicesOf(TICKET_PRIORITIES)}
      {...props}
    />
  ),
};

interface FilterFieldsProps {
  fields: readonly FilterField[];
  filter: TicketListFilter;
  /** The same function while the list is shown, so that only the field that changes is drawn anew. */
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
  const Field = FIELDS[name];
  return <Field value={value} onChange={(value) => onChange({ [name]: value })} />;
});
