import type { AlarmSettings, EscalationStep } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import { escalationStep } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { MultiSelectInput } from '@smart-elevator/shared-ui/form/MultiSelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { messages } from './messages';
import { fromTold, placeOf, toldOf, toldOptions, type StepPerson } from './policy';
import { useStoredSettings } from './useStoredSettings';

interface StepDialogProps {
  settings: AlarmSettings;
  /** Which step, from 0; that after the last one is new. */
  at: number;
  people: readonly StepPerson[];
  onClose: () => void;
}

const NEW_STEP: EscalationStep = { groups: [], user_ids: [], wait_minutes: 5 };
const texts = messages.policy;

/** Who a step tells, and for how long it is waited; stored at once (R1306). */
export function StepDialog({ settings, at, people, onClose }: StepDialogProps) {
  const { store } = useStoredSettings();
  // As it was opened: a step that somebody else has changed since then is not overwritten.
  const [opened] = useState(settings.steps[at]);
  const step = opened ?? NEW_STEP;
  const initialValues = { told: toldOf(step), wait_minutes: String(step.wait_minutes) };
  const title = texts.step(at + 1);
  const send = async ({ told, wait_minutes }: typeof initialValues) => {
    if (told.length === 0)
      return { ok: false as const, error: localValidationError({ told: [alarmMessages.emptyStep] }) };
    const checked = validateInput(escalationStep, { ...fromTold(told), wait_minutes });
    if (!checked.ok) return { ok: false as const, error: localValidationError(checked.errors) };
    const sent = await store(({ steps }) => {
      const place = opened ? placeOf(steps, opened, at) : steps.length;
      return place === undefined ? undefined : { steps: steps.toSpliced(place, 1, checked.value) };
    });
    if (!sent || sent.ok || Object.keys(sent.error.fields).length === 0) return sent;
    // What the server says of a step is said of who is told.
    const fields = Object.entries(sent.error.fields).map(([path, sentences]) => [
      path.startsWith('steps.') ? 'told' : path,
      sentences,
    ]);
    return { ok: false as const, error: localValidationError(Object.fromEntries(fields)) };
  };
  return (
    <Dialog title={title} open onClose={onClose}>
      <SendForm
        label={title}
        initialValues={initialValues}
        submit={texts.submit}
        secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
        send={send}
        onSaved={() => {
          onClose();
          alertSuccess(messages.saved, 'store emergencies');
        }}
      >
        <MultiSelectInput
          name="told"
          label={texts.told}
          required
          options={toldOptions(people, initialValues.told)}
          placeholder={texts.addTold}
          chosenLabel={texts.chosen}
        />
        <TextField name="wait_minutes" label={texts.minutes} inputMode="numeric" required />
      </SendForm>
    </Dialog>
  );
}
