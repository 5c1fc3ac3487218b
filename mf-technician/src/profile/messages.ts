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
  signOut: 'Logout',
});
