import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the changes of a ticket where it is listed. */
export const messages = defineMessages({
  assign: (ticketKey: string) => t('Assign {ticketKey}', { ticketKey }),
  changeStatus: (ticketKey: string, status: string) =>
    t('Status of {ticketKey}: {status}', { ticketKey, status }),
  changeAssignee: (ticketKey: string, name: string) =>
    t('Assignee of {ticketKey}: {name}', { ticketKey, name }),
});
