import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import {
  buildingsByText,
  customersByText,
  techniciansByText,
} from '@smart-elevator/shared-api/contract/searchedLists';
import type { LabelledControl } from '@smart-elevator/shared-ui/screens/filteredBy';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { messages } from '../messages';
import { personOptions } from '../valueText';

const LISTS = { engineer: techniciansByText, customer: customersByText };

interface PersonFieldProps {
  kind: keyof typeof LISTS;
  /** A user id. */
  value: string;
  /** That person's name, as the option shows it. */
  name: string;
  onChange: (userId: string, name: string) => void;
}

/** Filters a list by its engineers or customers. */
export const personFilter = (kind: PersonFieldProps['kind']): LabelledControl => ({
  label: messages.personFilter[kind].label,
  unnamed: messages.personFilter[kind].chosen,
  control: (chosen) => <PersonField kind={kind} {...chosen} />,
});

const PersonField = ({ kind, value, name, onChange }: PersonFieldProps) => (
  <ListSelectField
    label={messages.personFilter[kind].label}
    placeholder={messages.personFilter[kind].placeholder}
    {...LISTS[kind]}
    params={{ dealer_id: useDealerId() }}
    optionsOf={personOptions}
    value={value}
    valueLabel={name || messages.personFilter[kind].chosen}
    onChange={(id, rows) => {
      const chosen = rows.find(({ user_id }) => String(user_id) === id);
      onChange(id, id === value ? name : chosen ? personLabel(chosen) : '');
    }}
  />
);

/** Filters a list by a building's exact name; nothing on a server that does not list the buildings. */
export const buildingFilter = (): LabelledControl => ({
  label: messages.building.label,
  control: ({ value, onChange }) => (
    <ListSelectField
      {...messages.building}
      {...buildingsByText}
      value={value}
      onChange={(building) => onChange(building)}
      hideMissing
    />
  ),
});
