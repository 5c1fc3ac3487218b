import { addTestCall } from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { newTestCall } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { EntityForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { safetyTexts } from './safetyTexts';

const texts = safetyTexts.test;
const SCHEMA = newTestCall.pick(['note']);

interface TestCallDialogProps {
  elevator_id: number;
  onClose: () => void;
}

/** Records a test call of a lift, which alarms nobody (R1363). */
export const TestCallDialog = ({ elevator_id, onClose }: TestCallDialogProps) => (
  <Dialog title={texts.title} open onClose={onClose}>
    <EntityForm
      endpoint={addTestCall}
      inputOf={({ note }: { note: string }) => ({ body: { elevator_id, note } })}
      initialValues={{ note: '' }}
      schema={SCHEMA}
      submit={texts.submit}
      secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
      done={texts.done}
      onSaved={onClose}
    >
      <p>{texts.hint}</p>
      <TextField name="note" label={texts.note} />
    </EntityForm>
  </Dialog>
);
