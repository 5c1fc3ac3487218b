import { searchCallers, type FoundCaller } from '@smart-elevator/shared-api/client/search';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { describedBy, FieldFrame } from '@smart-elevator/shared-ui/field/FieldFrame';
import { SelectControl } from '@smart-elevator/shared-ui/filter/SelectControl';
import { useBoundField } from '@smart-elevator/shared-ui/form/useBoundField';
import { useState } from 'react';
import { messages } from './messages';

/** The longest text that the server accepts, in characters. */
const MAX_LENGTH = 200;

interface CallerInputProps {
  /** The chosen elevator, once it is known. */
  caller: FoundCaller | undefined;
  onChoose: (caller: FoundCaller) => void;
}

/** The elevator of a call, found by whatever the caller says first. */
export function CallerInput({ caller, onChoose }: CallerInputProps) {
  const name = 'elevator_id';
  const { id, field, error, setValue } = useBoundField<string>({ name, label: messages.who });
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
  const failed = text !== '' && search.error && !found ? messages.searchFailed : undefined;
  return (
    <FieldFrame id={id} label={messages.who} required hint={messages.whoHint} error={error ?? failed}>
      <SelectControl
        id={id}
        value={field.value}
        options={offered.map((row) => ({
          value: String(row.elevator_id),
          label: row.elevator_name,
          detail: detailOf(row),
        }))}
        isFound
        nothing={isSearching || text === '' ? messages.whoHint : messages.nobody}
        loading={isSearching}
        onSearch={setTyped}
        onChange={(chosen) => {
          const row = offered.find(({ elevator_id }) => String(elevator_id) === chosen);
          if (row) onChoose(row);
          setValue(chosen);
        }}
        autoFocus={field.value === ''}
        allowClear
        required
        invalid={error !== undefined}
        describedBy={describedBy(id, messages.whoHint, error ?? failed)}
      />
    </FieldFrame>
  );
}

const detailOf = ({ building_name, elevator_address, ...owner }: FoundCaller): string => {
  const customer = owner.customer_name ? nameLabel(owner.customer_name, owner.customer_full_name) : '';
  return [building_name, elevator_address, customer, owner.customer_phone].filter(Boolean).join(' · ');
};
