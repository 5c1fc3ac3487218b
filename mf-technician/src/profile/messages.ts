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
  news: 'Messages for new work',
  newsOn: 'This phone tells you of new work, changes of it and emergencies.',
  newsOff: 'This phone does not tell you of new work.',
  newsBlocked: 'Messages are blocked. Allow them in the settings of the browser.',
  newsTurnOn: 'Turn on messages',
  newsTurnOff: 'Turn off messages',
  newsFailed: 'This could not be changed. Please try again with a network.',
  install: 'Install the app',
  installHint: 'It then opens from the home screen.',
  installNow: 'Install',
  installApple: 'In Safari, tap Share, then Add to Home Screen.',
  tabWarning:
    'A tab on this phone loses everything that it has stored after seven days without use. To work without a network, install the app.',
  signOut: 'Logout',
});
