import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import {
  ANSWER_KINDS,
  CHECK_PLACES,
  checkItem,
  type CheckItem,
  placeMessages,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { CheckboxField } from '@smart-elevator/shared-ui/form/CheckboxField';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { ANSWER_LABELS, checklistMessages } from './checklistMessages';

const texts = checklistMessages.item;

/** An item as it is added. */
export const NEW_ITEM: CheckItem = {
  ...{ place: 'Pit', text: '', answer: 'check', unit: '', lower: null, upper: null },
  ...{ required: true, photo_required: false },
};

/** The form of one item; its checklist is stored with all of them. */
export function ChecklistItemForm({
  item,
  onApply,
  onBack,
}: {
  item: CheckItem;
  onApply: (item: CheckItem) => void;
  onBack: () => void;
}) {
  const initialValues = { ...item, lower: String(item.lower ?? ''), upper: String(item.upper ?? '') };
  const send = (values: typeof initialValues) => {
    const isValue = values.answer === 'value';
    const limit = (typed: string) => (isValue && typed.trim() !== '' ? typed : null);
    const checked = validateInput(checkItem, {
      ...values,
      unit: isValue ? values.unit : '',
      lower: limit(values.lower),
      upper: limit(values.upper),
    });
    if (!checked.ok)
      return Promise.resolve({ ok: false as const, error: localValidationError(checked.errors) });
    const { lower, upper } = checked.value;
    const isReversed = lower !== null && upper !== null && lower > upper;
    return Promise.resolve(
      isReversed
        ? { ok: false as const, error: localValidationError({ upper: [visitMessages.limitsReversed] }) }
        : { ok: true as const, reply: checked.value },
    );
  };
  return (
    <SendForm<typeof initialValues, CheckItem>
      label={texts.title}
      initialValues={initialValues}
      send={send}
      submit={texts.apply}
      secondaryAction={<Button onClick={onBack}>{texts.back}</Button>}
      onSaved={onApply}
    >
      <TextField name="text" label={texts.text} required />
      <SelectInput
        name="place"
        label={texts.place}
        options={CHECK_PLACES.map((value) => ({
          value,
          label: translateServerMessage(placeMessages[value]),
        }))}
      />
      <SelectInput
        name="answer"
        label={texts.answer}
        options={ANSWER_KINDS.map((value) => ({ value, label: t(ANSWER_LABELS[value]) }))}
      />
      <FormValue<string> name="answer">
        {(answer) =>
          answer === 'value' ? (
            <>
              <TextField name="unit" label={texts.unit} />
              <TextField name="lower" label={texts.lower} />
              <TextField name="upper" label={texts.upper} />
            </>
          ) : null
        }
      </FormValue>
      <CheckboxField name="required" label={texts.required} />
      <CheckboxField name="photo_required" label={texts.photo} />
    </SendForm>
  );
}
