/** The messages of sign-in and sign-out (R102 to R105, R109, R112). */
export const accessMessages = {
  fillAll: 'Fill All Fields !!!',
  // Two spaces before the marks, exactly as required.
  wrong: 'please check your sign in details  !!!',
  notADealer: 'This console is for dealers. Please use the Android app.',
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  signOutFailed: 'Some thing went wrong. Please try again !!!',
  expired: 'Your session has expired, please login again!!',
} as const;
