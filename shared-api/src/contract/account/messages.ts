/** The account's sentences that travel on the wire (`wire.md`, 'Account'). */
export const accountSentences = {
  noActiveAccount: 'No active account found with the given credentials',
  loggedOut: 'Successfully logged out.',
  verificationSent: 'Verification e-mail sent.',
  verified: 'ok',
  emailKnown: 'A user is already registered with this e-mail address.',
  usernameKnown: 'A user with that username already exists.',
  badUsername:
    'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
  passwordShort: 'This password is too short. It must contain at least 8 characters.',
  passwordCommon: 'This password is too common.',
  passwordNumeric: 'This password is entirely numeric.',
  passwordsDiffer: "The two password fields didn't match.",
  passcodeWrong: 'The dealer e-mail or passcode is not right.',
  resetSent: 'Password reset e-mail has been sent.',
  passwordReset: 'Password has been reset with the new password.',
  /** Curly on the wire, where registration's is straight. */
  newPasswordsDiffer: 'The two password fields didn’t match.',
  sessionsEnded: 'All your sessions have been ended.',
  /** Told where somebody who is signed in gives their password once more. */
  passwordWrong: 'The password is not right.',
  codeNeeded: 'Please enter the code of your authenticator app.',
  codeWrong: 'The code is not right.',
  secondFactorIsOn: 'The second factor is on already.',
  secondFactorIsOff: 'The second factor is not on.',
  secondFactorNotBegun: 'Please begin anew: there is no second factor to confirm.',
  secondFactorOff: 'The second factor has been switched off.',
  invitationAccepted: 'Your password has been set. You can sign in now.',
} as const;
