/** The sentences of Settings. `saved` and `notSaved` are exact (P2 §7). */
export const messages = {
  title: 'Settings',
  otp: {
    title: 'Closing tickets',
    label: 'Notify OTP',
    hint: 'When a ticket becomes Closed, the customer of its elevator gets a one-time code by e-mail.',
    save: 'Save',
    unsaved: 'Not saved yet',
    saved: 'OTP status saved successfully!',
    notSaved: 'Something went wrong. Please try again !!!',
    failed: 'The settings could not be loaded',
  },
  theme: {
    title: 'Theme',
    hint: 'Kept in this browser.',
    light: 'Light',
    dark: 'Dark',
    system: 'As the device',
  },
  version: {
    title: 'App version',
    label: (version: string) => `v ${version}`,
  },
} as const;
