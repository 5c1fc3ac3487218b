import { MAIN_STATES } from '@smart-elevator/shared-api/contract/elevators/elevatorChoices';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from '../messages';
import { BuildingField } from './BuildingField';
import { PersonField } from './PersonField';
import type { EMPTY_ELEVATOR_FILTER } from './elevatorListFilter';

const texts = messages.elevators;

/** What the search covers, the building, the people and the state. */
export function ElevatorFilters({ filter, setFilter }: ListState<typeof EMPTY_ELEVATOR_FILTER>) {
  return (
    <>
      <SelectField
        label={texts.searchIn}
        placeholder={texts.inName}
        value={filter.in}
        options={[{ value: 'all', label: texts.inAll }]}
        onChange={(scope) => setFilter({ in: scope }, { push: true })}
        allowClear
      />
      <BuildingField
        value={filter.building}
        onChange={(building) => setFilter({ building }, { push: true })}
      />
      <PersonField
        kind="customer"
        value={filter.customer}
        name={filter.customerName}
        onChange={(customer, customerName) => setFilter({ customer, customerName }, { push: true })}
      />
      <PersonField
        kind="engineer"
        value={filter.engineer}
        name={filter.engineerName}
        onChange={(engineer, engineerName) => setFilter({ engineer, engineerName }, { push: true })}
      />
      <SelectField
        label={texts.state}
        placeholder={texts.anyState}
        value={filter.state}
        options={MAIN_STATES.map((word) => ({ value: word, label: t(word) }))}
        onChange={(state) => setFilter({ state }, { push: true })}
        allowClear
      />
    </>
  );
}
