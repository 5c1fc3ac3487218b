import { DateField } from '@smart-elevator/shared-ui/filter/DateField';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { CheckboxGroup } from '@smart-elevator/shared-ui/form/CheckboxGroup';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { PasswordField } from '@smart-elevator/shared-ui/form/PasswordField';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { SwitchField } from '@smart-elevator/shared-ui/form/SwitchField';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { useState } from 'react';
import { GallerySection, GalleryState } from '../GallerySection';
import { HINDI_TEXT, LONG_TEXT } from '../sampleTexts';

const WRONG = 'This field is required.';
const OPTIONS = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'long', label: LONG_TEXT },
];
const VALUES = {
  plain: '',
  filled: 'Copper Ridge',
  long: LONG_TEXT,
  hindi: HINDI_TEXT,
  wrong: '',
  read: 'ELV-1042',
  area: LONG_TEXT,
  secret: 'not a secret',
  select: 'left',
  selectWrong: '',
  day: '2026-11-21',
  dayWrong: '',
  radio: 'left',
  radioWrong: '',
  many: ['Left'],
};

/** Fields of forms and of filters. */
export function Fields() {
  const [on, setOn] = useState(true);
  const [side, setSide] = useState('');
  const [day, setDay] = useState('');
  return (
    <GallerySection
      title="Fields"
      note="On hover the border has the primary colour. A read-only field has a dashed border."
    >
      <GalleryState name="of a form" wide>
        <Form initialValues={VALUES} onSubmit={() => undefined} label="Fields of a form">
          <TextField name="plain" label="Empty" placeholder="Any keyword" />
          <TextField name="filled" label="Filled, required" required hint="As the building is called." />
          <TextField name="long" label="Long" />
          <TextField name="hindi" label="हिन्दी" />
          <TextField name="wrong" label="Wrong" required error={WRONG} />
          <TextField name="read" label="Only read" readOnly />
          <TextAreaField name="area" label="Several lines" />
          <PasswordField name="secret" label="Password" />
          <SelectInput name="select" label="One of several" options={OPTIONS} />
          <SelectInput name="selectWrong" label="One of several, wrong" options={OPTIONS} error={WRONG} />
          <DateInput name="day" label="A day" />
          <DateInput name="dayWrong" label="A day, wrong" error={WRONG} />
          <RadioGroup name="radio" label="One of a few" options={OPTIONS} />
          <RadioGroup name="radioWrong" label="One of a few, wrong" options={OPTIONS} error={WRONG} />
          <CheckboxGroup name="many" label="Any of several" options={['Left', 'Right', LONG_TEXT]} />
        </Form>
      </GalleryState>
      <GalleryState name="on or off">
        <SwitchField label="Notify OTP" checked={on} onChange={setOn} hint="Sends a code." />
      </GalleryState>
      <GalleryState name="on or off, disabled">
        <SwitchField label="Notify customer" checked disabled onChange={() => undefined} />
      </GalleryState>
      <GalleryState name="a search">
        <SearchBox label="Search" placeholder="Key, status, priority" value="" onSearch={() => undefined} />
      </GalleryState>
      <GalleryState name="filters of a list" wide>
        <FilterBar
          label="Filters of a list"
          onSubmit={() => undefined}
          pending
          filters={['', 'left', 'long'].map((value) => ({
            name: `side-${value}`,
            label: 'Side',
            value,
            text: value && OPTIONS.find((option) => option.value === value)?.label,
            onClear: () => undefined,
            control: () => (
              <SelectField label="Side" options={OPTIONS} value={value} onChange={() => undefined} />
            ),
          }))}
        />
      </GalleryState>
      <GalleryState name="a choice of a filter">
        <SelectField label="Side" placeholder="Any side" options={OPTIONS} value={side} onChange={setSide} />
      </GalleryState>
      <GalleryState name="a day of a filter">
        <DateField label="From Date" value={day} onChange={setDay} />
      </GalleryState>
    </GallerySection>
  );
}
