import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { elevatorMessages } from '@smart-elevator/shared-api/contract/elevators/messages';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import type { ChangeableElevator } from '../changeElevators';
import { messages as texts } from './messages';
import styles from './CompleteDialog.module.css';

/** The elevators, and what happens with the day. */
export interface CompleteDialogProps {
  elevators: readonly ChangeableElevator[];
  onComplete: (day: string) => void;
  onClose: () => void;
}

/** Asks for the day on which the maintenance of elevators was completed; usually today (R564). */
export function CompleteDialog({ elevators, onComplete, onClose }: CompleteDialogProps) {
  const [only] = elevators;
  const title =
    only && elevators.length === 1 ? texts.one(only.elevator_name) : texts.several(elevators.length);
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form
        label={title}
        initialValues={{ day: localDay() }}
        validate={({ day }) =>
          day === ''
            ? { day: texts.noDay }
            : day > localDay()
              ? { day: elevatorMessages.completedInFuture }
              : {}
        }
        onSubmit={({ day }) => {
          onClose();
          onComplete(day);
        }}
      >
        <DateInput name="day" label={texts.day} hint={texts.dayHint} required />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{texts.submit}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
