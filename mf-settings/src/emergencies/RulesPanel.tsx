import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { alarmSettings, type AlarmSettings } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { StoredForm } from '@smart-elevator/shared-ui/screens/StoredForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';
import { useStoredSettings } from './useStoredSettings';

const texts = messages.rules;
const ruleSchema = alarmSettings.pick([
  'repeats',
  'fire_minutes',
  'fire_numbers',
  'handover',
  'records_tests',
]);

const valuesOf = ({ repeats, fire_minutes, fire_numbers, handover, records_tests }: AlarmSettings) => ({
  repeats: String(repeats),
  fire_minutes: String(fire_minutes),
  fire_numbers: fire_numbers.join(', '),
  handover,
  records_tests,
});

/** The repeats of the steps, the fire service, the handover of duties and whether test calls are recorded (R1306, R1310). */
export function RulesPanel({ settings }: { settings: AlarmSettings }) {
  const { store } = useStoredSettings();
  const send = async (
    values: ReturnType<typeof valuesOf>,
    onlyChanged: <Body extends object>(body: Body) => Partial<Body>,
  ) => {
    const fire_numbers = values.fire_numbers
      .split(/[,;\n]/)
      .map((number) => number.trim())
      .filter((number) => number !== '');
    const checked = validateInput(ruleSchema, { ...values, fire_numbers });
    if (!checked.ok) return { ok: false as const, error: localValidationError(checked.errors) };
    const sent = await store(() => onlyChanged(checked.value));
    return sent?.ok ? { ...sent, stored: valuesOf(sent.reply) } : sent;
  };
  return (
    <Panel title={texts.title}>
      <StoredForm
        label={texts.title}
        stored={valuesOf(settings)}
        submit={texts.submit}
        send={send}
        onSaved={() => alertSuccess(messages.saved, 'store emergencies')}
      >
        <TextField name="fire_minutes" label={texts.fireMinutes} inputMode="numeric" required />
        <TextField name="fire_numbers" label={texts.fireNumbers} hint={texts.fireHint} />
        <TextField name="repeats" label={texts.repeats} inputMode="numeric" required />
        <TextField name="handover" label={texts.handover} type="time" required />
        <CheckboxField name="records_tests" label={texts.recordsTests} />
      </StoredForm>
    </Panel>
  );
}
