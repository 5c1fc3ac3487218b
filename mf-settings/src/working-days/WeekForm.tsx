import { call } from '@smart-elevator/shared-api/client/call';
import { asApiError, localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import {
  previewWorkingDays,
  readWorkingDays,
} from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { workingDays, type WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { CheckboxGroup } from '@smart-elevator/shared-ui/form/CheckboxGroup';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { currentLocale } from '@smart-elevator/shared-ui/language/language';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { StoredForm } from '@smart-elevator/shared-ui/screens/StoredForm';
import { useState } from 'react';
import { messages } from './messages';
import { useStoreWorkingDays } from './useStoreWorkingDays';

const { week: texts } = messages;

/** The question before planned visits are planned again, and what is done with its answer. */
interface Asked {
  effect: string;
  answer: (isConfirmed: boolean) => void;
}

const weekSchema = workingDays.pick(['weekly_offs', 'day_minutes', 'horizon_days']);

/** Half hours from four hours to twelve. */
const HOURS = Array.from({ length: 17 }, (_, at) => 240 + 30 * at);

/**
 * The week: days off, hours, and how far ahead visits are planned. It is stored at once if no planned visit is on a day off, else after
 * a question (R1233).
 */
export function WeekForm({ calendar }: { calendar: WorkingDays }) {
  const { store, sending } = useStoreWorkingDays();
  const [asked, setAsked] = useState<Asked>();
  const weekdays = weekdayNames();
  const { weekly_offs, day_minutes, horizon_days } = calendar;
  const stored = {
    weekly_offs: weekdays.filter((_, at) => weekly_offs.includes(dayOfWeek(at))),
    day_minutes: String(day_minutes),
    horizon_days: String(horizon_days),
  };
  const ask = (effect: string) => new Promise<boolean>((answer) => setAsked({ effect, answer }));
  return (
    <Panel title={texts.title}>
      <StoredForm
        label={texts.title}
        stored={stored}
        submit={texts.save}
        send={async (values, onlyChanged) => {
          const offs = values.weekly_offs.map((name) => dayOfWeek(weekdays.indexOf(name)));
          const checked = validateInput(weekSchema, { ...values, weekly_offs: offs });
          if (!checked.ok) return { ok: false as const, error: localValidationError(checked.errors) };
          const week = onlyChanged(checked.value);
          try {
            const body = { ...(await call(readWorkingDays, {})), ...week };
            const { replanned, kept } = await call(previewWorkingDays, { body });
            const isConfirmed = replanned + kept === 0 || (await ask(messages.effect(replanned, kept)));
            const isStored =
              isConfirmed && (await store((now) => ({ ...now, ...week }), { done: messages.saved }));
            return isStored ? { ok: true as const, reply: undefined } : undefined;
          } catch (error) {
            return { ok: false as const, error: asApiError(error) };
          } finally {
            setAsked(undefined);
          }
        }}
      >
        <CheckboxGroup name="weekly_offs" label={texts.offs} options={weekdays} />
        <SelectInput
          name="day_minutes"
          label={texts.minutes}
          options={[...new Set([...HOURS, day_minutes])]
            .toSorted((a, b) => a - b)
            .map((all) => ({ value: String(all), label: texts.hours(Math.floor(all / 60), all % 60) }))}
        />
        <TextField name="horizon_days" label={texts.horizon} hint={texts.horizonHint} inputMode="numeric" />
      </StoredForm>
      <ConfirmDialog
        open={asked !== undefined}
        sentence={texts.question}
        subject={asked?.effect}
        confirmLabel={texts.store}
        busy={sending}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      />
    </Panel>
  );
}

/** The week begins on Monday; 0 is Sunday. */
const dayOfWeek = (at: number): number => (at + 1) % 7;

const A_MONDAY = '2024-01-01';

function weekdayNames(): string[] {
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => weekday.format(new Date(`${addDays(A_MONDAY, at)}T00:00:00Z`)));
}
