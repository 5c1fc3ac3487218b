import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of the desk on Home. */
export const messages = defineMessages({
  daySheet: (name: string) => t('Day sheet of {name}', { name }),
  done: (done: number, planned: number) =>
    t('{done} of {planned, plural, one {# visit} other {# visits}}', { done, planned }),
  free: 'Nothing to do today',
  open: (count: number) => t('{count} open', { count }),
  late: (count: number) => t('{count} late', { count }),
});
