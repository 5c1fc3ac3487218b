/** Why the headers of a device are refused. */
export const deviceMessages = {
  noDevice: 'The id of a device is a UUID.',
  noNumber: 'The number of a device is a whole number from 1 on.',
};
