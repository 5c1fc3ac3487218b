/**
 * The framework's messages (R909, measured on Django REST framework 3.14). They are part of the API: clients read
 * them, so they are neither reworded nor translated here.
 */
export const frameworkMessages = {
  required: 'This field is required.',
  /** Like `required`, for an API field that consists of several form fields. */
  requiredOf: (name: string) => `${name}: This field is required.`,
  blank: 'This field may not be blank.',
  null: 'This field may not be null.',
  notText: 'Not a valid string.',
  nulCharacters: 'Null characters are not allowed.',
  notInteger: 'A valid integer is required.',
  notNumber: 'A valid number is required.',
  notUuid: 'Must be a valid UUID.',
  notBoolean: 'Must be a valid boolean.',
  notDate: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  notMoment:
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm:ss[.uuuuuu][+HH:MM|-HH:MM|Z].',
  notTime: 'Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].',
  notEmail: 'Enter a valid email address.',
  invalid: 'Invalid value',
  noFile: 'No file was submitted.',
  notChoice: (value: unknown) => `"${String(value)}" is not a valid choice.`,
  notList: (type: string) => `Expected a list of items but got type "${type}".`,
  emptyList: 'This list may not be empty.',
  notObject: (type: string) => `Invalid data. Expected a dictionary, but got ${type}.`,
  tooLong: (max: number) => `Ensure this field has no more than ${max} characters.`,
  tooSmall: (min: number) => `Ensure this value is greater than or equal to ${min}.`,
  tooLarge: (max: number) => `Ensure this value is less than or equal to ${max}.`,
  notSha256: 'Enter a SHA-256 in hexadecimal.',
  /** The body names a row that does not exist or is another dealer's: the same message for both. */
  noSuchRow: (id: unknown) => `Invalid pk "${String(id)}" - object does not exist.`,
} as const;

/** The messages that every call can return (R902 to R911). */
export const detailMessages = {
  noCredentials: 'Authentication credentials were not provided.',
  badToken: 'Given token not valid for any token type',
  deadToken: 'Token is invalid or expired',
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'Not found.',
  serverError: 'A server error occurred.',
  methodNotAllowed: (method: string) => `Method "${method}" not allowed.`,
  unsupportedMedia: (type: string) => `Unsupported media type "${type}" in request.`,
  badJson: (reason: string) => `JSON parse error - ${reason}`,
  throttledOneSecond: 'Request was throttled. Expected available in 1 second.',
  throttled: (seconds: number) => `Request was throttled. Expected available in ${seconds} seconds.`,
  conflict: 'Another user changed the same data at the same time. Please try again.',
  unknownVersion: 'The version in If-Match does not exist.',
  otherBody: 'This idempotency key was used with another body.',
  contractNotAnswered: (version: string) =>
    `Version "${version}" of the contract is not answered. Please reload the page.`,
  unavailable: 'The service is not available at the moment. Please try again in a moment.',
} as const;
