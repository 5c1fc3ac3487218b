import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages about people of a file whom the dealer decides about in the preview. */
export const fixMessages = defineMessages({
  usernames: (count: number) =>
    t(
      '{count, plural, one {# user name is} other {# user names are}} made from the file. You can change them.',
      {
        count,
      },
    ),
  usernamesTitle: 'User names of new customers',
  username: (about: string) => t('User name of {name}', { name: about }),
  badUsernames: 'Some user names cannot be used.',
  useUsernames: 'Use these user names',
  whichTechnicians: 'Which technicians are meant?',
  technicianHint:
    'The file names technicians whom the console cannot find, or of whom there are several. Choose them here, or correct the file.',
  technician: (text: string, count: number) =>
    t('"{text}", {count, plural, one {# row} other {# rows}}', { text, count }),
  choose: 'Choose a technician',
  none: 'No technician',
  useTechnicians: 'Use these technicians',
  unread: (columns: string) =>
    t('This server does not read the column {columns} of a file. Its values are left out.', { columns }),
});
