import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { searchCallers, type FoundCaller } from '@smart-elevator/shared-api/client/search';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { useState } from 'react';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { SelectControl } from '../filter/SelectControl';
import { useBoundField } from '../form/useBoundField';
import { messages } from '../messages';
import { useDeletedElevator } from './useDeletedElevator';

const texts = messages.caller;

/** The longest text that the server accepts, in characters. */
const MAX_LENGTH = 200;

interface CallerInputProps {
  /** The chosen elevator, once it is known. */
  caller: FoundCaller | undefined;
  onChoose: (caller: FoundCaller) => void;
  /** Why the chosen elevator could not be read. */
  failure?: ApiError | undefined;
  /** Whether an empty input takes the focus. */
  autoFocus?: boolean;
}

/** The elevator of a call as the field `elevator_id` of a form, found by whatever the caller says first. */
export function CallerInput({ caller, onChoose, failure, autoFocus = true }: CallerInputProps) {
  const name = 'elevator_id';
  const { id, field, error, setValue } = useBoundField<string>({
    name,
    label: texts.who,
    error: useDeletedElevator(caller ? undefined : failure),
  });
  const [typed, setTyped] = useState('');
  const text = Array.from(typed.trim()).slice(0, MAX_LENGTH).join('');
  const search = useCalls({
    domain: 'tickets',
    key: ['callers', text],
    read: async (signal) => ({ of: text, rows: await searchCallers(text, signal) }),
    enabled: text !== '',
  });
  // The rows of an older text are not offered: Enter would choose one of them.
  const found = text !== '' && search.data?.of === text ? search.data.rows : undefined;
  const offered = found ?? (caller && text === '' ? [caller] : []);
  const isSearching = text !== '' && search.updating;
  const failed = text !== '' && search.error && !found ? texts.failed : undefined;
  return (
    <FieldFrame id={id} label={texts.who} required hint={texts.hint} error={error ?? failed}>
      <SelectControl
        id={id}
        value={field.value}
        options={offered.map((row) => ({
          value: String(row.elevator_id),
          label: row.elevator_name,
          detail: detailOf(row),
        }))}
        isFound
        nothing={isSearching || text === '' ? texts.hint : texts.nobody}
        loading={isSearching}
        onSearch={setTyped}
        onChange={(chosen) => {
          const row = offered.find(({ elevator_id }) => String(elevator_id) === chosen);
          if (row) onChoose(row);
          setValue(chosen);
        }}
        autoFocus={autoFocus && field.value === ''}
        allowClear
        required
        invalid={error !== undefined}
        describedBy={describedBy(id, texts.hint, error ?? failed)}
      />
    </FieldFrame>
  );
}

const detailOf = ({ building_name, elevator_address, ...owner }: FoundCaller): string => {
  const customer = owner.customer_name ? nameLabel(owner.customer_name, owner.customer_full_name) : '';
  return [building_name, elevator_address, customer, owner.customer_phone].filter(Boolean).join(' · ');
};
