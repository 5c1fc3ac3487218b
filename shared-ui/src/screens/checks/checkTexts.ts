import { defineMessages } from '../../language/defineMessages';
import { t } from '../../language/t';

/** The messages of an item of a checklist. */
export const checkTexts = defineMessages({
  limits: (lower: number, upper: number) => t('{lower} to {upper}', { lower, upper }),
  atLeast: (lower: number) => t('at least {lower}', { lower }),
  atMost: (upper: number) => t('at most {upper}', { upper }),
  notApplicable: 'Not applicable',
  badValue: 'A valid number is required.',
  onPaper: 'on paper',
  noAnswer: 'Not answered',
});
