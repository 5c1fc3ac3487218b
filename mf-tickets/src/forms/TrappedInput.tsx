import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { readOpenAlarms } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';

/** 'Passenger trapped' of a new ticket. Once it is ticked it says what alarms somebody: the ticket alone does not (R1358). */
export const TrappedInput = () => (
  <FormValue<boolean> name="entrapment">
    {(isTrapped) => (
      <CheckboxField
        name="entrapment"
        label={fieldLabel('entrapment')}
        hint={isTrapped && !isUnsupported(readOpenAlarms) ? messages.form.alarmsNobody : undefined}
      />
    )}
  </FormValue>
);
