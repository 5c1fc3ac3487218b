import { msg } from '@smart-elevator/shared-ui/language/t';

/** The groups of the settings and the titles of each, in the order of the page. */
export const settingGroups = {
  company: {
    title: msg('Your company'),
    settings: [
      msg('Company'),
      msg('Dealer passcode'),
      msg('Invitations'),
      msg('First steps'),
      msg('Emergencies'),
      msg('Working days'),
      msg('Checklists'),
      msg('Photos and documents'),
      msg('Bin'),
    ],
  },
  account: {
    title: msg('Your account'),
    settings: [
      msg('Profile'),
      msg('Password'),
      msg('Second factor'),
      msg('Activity'),
      msg('Where you are signed in'),
    ],
  },
  console: {
    title: msg('Console'),
    settings: [
      msg('Language'),
      msg('Dates'),
      msg('Theme'),
      msg('Density'),
      msg('Keyboard'),
      msg('App version'),
    ],
  },
  notifications: {
    title: msg('Notifications'),
    settings: [msg('Closing tickets'), msg('Reminders of visits'), msg('Browser notifications')],
  },
} as const;
