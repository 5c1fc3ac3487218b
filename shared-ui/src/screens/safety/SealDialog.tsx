import { sealElevator } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { newSeal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { Button } from '../../button/Button';
import { Dialog } from '../../dialog/Dialog';
import { TextAreaField } from '../../form/TextAreaField';
import { t } from '../../language/t';
import { messages } from '../../messages';
import { EntityForm } from '../EntityForm';

export interface SealDialogProps {
  elevator: { elevator_id: number; elevator_name: string };
  /** The alarm after which it is sealed. */
  alarm_id?: number;
  onClose: () => void;
}

const SCHEMA = newSeal.pick(['reason']);

/** Seals a lift, with the reason (R1361). */
export function SealDialog({ elevator, alarm_id, onClose }: SealDialogProps) {
  const { elevator_id, elevator_name } = elevator;
  return (
    <Dialog title={t('Seal {elevator}', { elevator: elevator_name })} open onClose={onClose}>
      <EntityForm
        endpoint={sealElevator}
        inputOf={({ reason }: { reason: string }) => ({
          params: { elevator_id },
          body: { reason, ...(alarm_id === undefined ? {} : { alarm_id }) },
        })}
        initialValues={{ reason: '' }}
        schema={SCHEMA}
        submit={t('Seal the lift')}
        kind="danger"
        secondaryAction={<Button onClick={onClose}>{messages.cancel}</Button>}
        done={t('{elevator} is sealed.', { elevator: elevator_name })}
        onSaved={onClose}
      >
        <p>{t('The lift must not go back into service without the permit of the inspector.')}</p>
        <TextAreaField name="reason" label={t('Why is it sealed?')} rows={2} required />
      </EntityForm>
    </Dialog>
  );
}
