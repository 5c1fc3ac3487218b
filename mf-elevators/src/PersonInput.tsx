import type { NamedPerson } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import type { ComponentProps } from 'react';
import { personOptions } from './valueText';

interface PersonInputProps extends Pick<
  ComponentProps<typeof SelectInput>,
  'name' | 'label' | 'required' | 'hint' | 'allowClear'
> {
  people: readonly (NamedPerson & { user_id: number; is_active?: boolean | undefined })[];
  /** The id of the stored person, who stays an option; '' for none. */
  stored: string;
}

/** The choice of an active person. */
export function PersonInput({ people, stored, ...bound }: PersonInputProps) {
  return (
    <FormValue<string> name={bound.name}>
      {(chosen) => (
        <SelectInput {...bound} options={personOptions(selectablePeople(people, [stored, chosen]))} />
      )}
    </FormValue>
  );
}
