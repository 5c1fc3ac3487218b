import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { hasText } from '@smart-elevator/shared-api/contract/list';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';

interface BuildingFieldProps {
  value: string;
  onChange: (building: string) => void;
}

/** The buildings of the dealer's elevators; nothing on a server that does not list them. */
export const BuildingField = (props: BuildingFieldProps) => (
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
