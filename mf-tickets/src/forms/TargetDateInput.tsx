import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../messages';
import { fieldLabel } from '../ticketText';
import { proposedTargetDate } from './proposedTargetDate';

/** The target date of a new ticket, which says when it is the proposal for the priority (ADR-123). */
export const TargetDateInput = () => (
  <FormValue<string> name="priority">
    {(priority) => (
      <FormValue<string> name="start_date">
        {(start_date) => (
          <FormValue<string> name="target_date">
            {(target_date) => (
              <DateInput
                name="target_date"
                label={fieldLabel('target_date')}
                required
                hint={
                  target_date !== '' && target_date === proposedTargetDate({ priority, start_date })
                    ? messages.form.proposedDate(t(priority))
                    : undefined
                }
              />
            )}
          </FormValue>
        )}
      </FormValue>
    )}
  </FormValue>
);
