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
  passcode: {
    title: 'Dealer passcode',
    hint: 'Technicians and customers are registered with your e-mail address and this passcode.',
    show: 'Show',
    hide: 'Hide',
    copy: 'Copy',
    copied: 'The passcode has been copied.',
    notCopied: 'The passcode could not be copied. Please select it and copy it by hand.',
    renew: 'Renew',
    renewQuestion: 'Are you sure you want to renew the dealer passcode?',
    renewConsequence:
      'The old passcode stops working at once. People who are registered already are not affected.',
    renewed: 'The dealer passcode has been renewed.',
    notRenewed: 'The dealer passcode could not be renewed.',
    hidden: 'The passcode is hidden',
    loading: 'The passcode is being loaded',
    failed: 'The passcode could not be loaded',
  },
  theme: {
    title: 'Theme',
    hint: 'Kept in this browser.',
    light: 'Light',
    dark: 'Dark',
    system: 'As the device',
  },
  shortcuts: {
    title: 'Keyboard',
    label: 'Keyboard shortcuts',
    hint: 'Press ? on any screen to see them. Kept in this browser, for you alone.',
  },
  version: {
    title: 'App version',
    label: (version: string) => `v ${version}`,
  },
} as const;
