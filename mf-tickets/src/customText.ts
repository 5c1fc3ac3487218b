import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { shownValue } from '@smart-elevator/shared-api/contract/custom-fields/shownValue';
import { t } from '@smart-elevator/shared-ui/language/t';
import { currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';

/** The display text of a value of a custom field in the API format. */
export const customText = ({ format }: Pick<CustomField, 'format'>, value: string): string =>
  shownValue(format, value, currentDateFormat(), t);
