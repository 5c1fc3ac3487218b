import { matchesElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { fieldLabel } from '../ticketText';

interface ElevatorFieldProps {
  value: string;
  onChange: (elevatorName: string) => void;
}

/** The dealer's elevators by name. */
export const ElevatorField = (props: ElevatorFieldProps) => (
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
