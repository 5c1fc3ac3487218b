import { holiday, type Holiday } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { addToList, namedDay, type FoundDays } from './foundDays';
import { messages } from './messages';
import styles from './WorkingDays.module.css';

const { adding: texts } = messages;
const NONE: Holiday = { day: '', name: '', fixed: false };

interface DayFormProps {
  /** The days that are off already. */
  holidays: readonly Holiday[];
  onFound: (found: FoundDays) => void;
  onClose: () => void;
}

/** The form of one day off. */
export const DayForm = ({ holidays, onFound, onClose }: DayFormProps) => (
  <Form
    label={messages.days.addOne}
    initialValues={NONE}
    schema={holiday}
    onSubmit={(values, helpers) => {
      const found = addToList(namedDay(values, values.day), holidays);
      if (found.days.length === 0) helpers.setFieldError('day', texts.isOff);
      else onFound(found);
      // The form stays, for Back.
      return Promise.resolve();
    }}
  >
    <DateInput name="day" label={texts.day} required />
    <TextField name="name" label={texts.name} required />
    <CheckboxField name="fixed" label={texts.fixed} />
    <div className={styles.buttons}>
      <SubmitButton>{texts.next}</SubmitButton>
      <Button onClick={onClose}>{common.cancel}</Button>
    </div>
  </Form>
);
