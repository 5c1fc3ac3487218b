import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { hasText } from '@smart-elevator/shared-api/contract/list';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { messages } from '../messages';

interface BuildingFieldProps {
  value: string;
  onChange: (building: string) => void;
}

/** Filters a list by a building's exact name; nothing on a server that does not list the buildings. */
export const BuildingField = (props: BuildingFieldProps) => (
  <ListSelectField
    {...messages.building}
    {...props}
    endpoint={elevatorBuildings}
    toQuery={(search) => ({ search })}
    matches={(row, search) => hasText(row, ['building_name'], search)}
    optionsOf={(rows) => rows.map(({ building_name: name }) => ({ value: name, label: name }))}
    hideMissing
  />
);
