import { unsealElevator } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { permit } from '@smart-elevator/shared-api/contract/alarms/seal';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { PermitFileInput } from './PermitFileInput';
import { safetyTexts } from './safetyTexts';

const texts = safetyTexts.unseal;

interface UnsealDialogProps {
  elevator: Pick<Elevator, 'elevator_id' | 'elevator_name'>;
  onClose: () => void;
}

/** Removes the seal of a lift: number, day and file of the permit (R1361). */
export function UnsealDialog({ elevator, onClose }: UnsealDialogProps) {
  const { elevator_id, elevator_name } = elevator;
  return (
    <Dialog title={texts.title} open onClose={onClose}>
      <EntityForm
        endpoint={unsealElevator}
        inputOf={(body: { permit_number: string; permit_date: string; file_id: string }) => ({
          params: { elevator_id },
          body,
        })}
        initialValues={{ permit_number: '', permit_date: localDay(), file_id: '' }}
        schema={permit}
        submit={texts.title}
        secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
        done={texts.done(elevator_name)}
        onSaved={onClose}
      >
        <p>{texts.hint}</p>
        <TextField name="permit_number" label={texts.number} required />
        <DateInput name="permit_date" label={texts.day} required />
        <PermitFileInput elevator_id={elevator_id} />
      </EntityForm>
    </Dialog>
  );
}
