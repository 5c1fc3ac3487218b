import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about people who are deactivated and activated. */
export const messages = defineMessages({
  deactivated: 'Deactivated',
  activate: (name: string) => t('Activate {name}', { name }),
  notActivated: (name: string) => t('{name} could not be activated.', { name }),
  deactivate: (name: string) => t('Deactivate {name}', { name }),
  title: (name: string) => t('Deactivate {name}?', { name }),
  consequence: (name: string) =>
    t(
      '{name} will not be able to sign in and will get no more work. The name and the history are kept, and you can activate {name} again.',
      { name },
    ),
  submit: 'Deactivate',
  notDeactivated: (name: string) => t('{name} could not be deactivated.', { name }),
});
