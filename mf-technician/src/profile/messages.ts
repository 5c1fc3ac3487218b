import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the technician's own page. */
export const profileMessages = defineMessages({
  title: 'Profile',
  failed: 'Your profile could not be loaded',
  facts: 'Your details',
  name: 'Name',
  userName: 'User name',
  phone: 'Phone',
  email: 'E-mail',
  language: 'Language',
  languageFailed: 'The language could not be changed. Please try again with a network.',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'Like the phone',
  newWork: 'Messages for new work',
  newWorkOn: 'This phone tells you of new work, changes of it and emergencies.',
  newWorkOff: 'This phone does not tell you of new work.',
  newWorkBlocked: 'Messages are blocked. Allow them in the settings of the browser.',
  newWorkTurnOn: 'Turn on messages',
  newWorkTurnOff: 'Turn off messages',
  newWorkFailed: 'This could not be changed. Please try again with a network.',
  install: 'Install the app',
  installHint: 'It then opens from the home screen.',
  installNow: 'Install',
  installApple: 'In Safari, tap Share, then Add to Home Screen.',
  tabWarning:
    'A tab on this phone loses everything that it has stored after seven days without use. To work without a network, install the app.',
  signOut: 'Logout',
});
