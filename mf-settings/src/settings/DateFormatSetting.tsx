import { DATE_FORMATS } from '@smart-elevator/shared-api/contract/calendar';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { changeDateFormat, currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';
import { useSyncExternalStore } from 'react';
import { onLanguageChange } from '@smart-elevator/shared-ui/language/language';
import { messages } from '../messages';
import { ChoiceSetting } from './ChoiceSetting';
import { useSavePreference } from '@smart-elevator/shared-ui/screens/useSavePreference';

const texts = messages.dateFormat;

/** How days are shown and typed; applied at once, and stored for the dealer. Each format has an example. */
export function DateFormatSetting() {
  const shown = useSyncExternalStore(onLanguageChange, currentDateFormat);
  const keep = useSavePreference();
  return (
    <ChoiceSetting
      title={texts.title}
      hint={texts.hint}
      choices={DATE_FORMATS.map((value) => ({
        value,
        label: texts.example(value, formatDay(EXAMPLE, value)),
      }))}
      value={shown}
      onChoose={(date_format) => {
        changeDateFormat(date_format);
        keep({ date_format });
      }}
    />
  );
}

/** A day whose month and day cannot be mistaken for each other. */
const EXAMPLE = '2026-12-31';
