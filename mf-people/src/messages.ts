import { UPLOAD_MAX_BYTES } from '@smart-elevator/shared-api/contract/elevators/upload';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the people screens. Those of R407 to R410, R862 and R863 are exact. */
export const messages = defineMessages({
  tickets: (count: number) => t('{count, plural, one {ticket} other {tickets}}', { count }),
  search: {
    scope: 'Search in',
    username: 'User name',
    inAll: 'Names, e-mail, phone',
    all: 'Search names, e-mail or phone',
  },
  technicians: {
    title: 'Technicians',
    one: 'Technician',
    contact: 'Contact',
    noneChosenHint: 'Choose one in the list of technicians.',
    openTickets: 'Open tickets',
    invite: {
      title: 'Invite a technician',
      hint: 'The technician gets an e-mail with a link and chooses a password.',
      withPassword: 'Add a technician with a password instead',
      submit: 'Send the invitation',
      done: 'The technician was added and invited by e-mail.',
      failed: 'The technician could not be invited.',
    },
    search: 'Search by user name',
    none: 'No technicians yet',
    noneHint: 'Technicians that you register appear here with the tickets assigned to them.',
    failed: 'The technicians could not be loaded',
    addLink: 'Add Technicians',
    add: {
      title: 'Add Technician',
      done: 'Technician registered successfully and Verification e-mail sent.',
    },
    edit: {
      title: 'Edit technician',
      submit: 'update Technician Info',
      done: 'Technician info updated successfully',
      failed: 'The technician info could not be updated.',
      notLoaded: 'The technician could not be loaded',
      gone: 'This technician does not exist or was deleted.',
      otherKind: 'This person is not a technician.',
      noneChosen: 'No technician selected',
      noneChosenHint: 'Choose one in the list of technicians, with the edit icon of the card.',
      back: 'Back to Technicians',
    },
  },
  customers: {
    title: 'Customers',
    one: 'Customer',
    contact: 'Contact',
    noneChosenHint: 'Choose one in the list of customers.',
    search: 'Search by user name',
    none: 'No customers yet',
    noneHint: 'Add a customer, or upload your customers and elevators from a CSV file above.',
    failed: 'The customers could not be loaded',
    addLink: 'Add Customer',
    add: {
      title: 'Add Customer',
      done: 'Customer registered successfully and Verification e-mail sent.',
    },
    edit: {
      title: 'Edit customer',
      submit: 'update Customer Info',
      done: 'Customer info updated successfully',
      failed: 'The customer info could not be updated.',
      notLoaded: 'The customer could not be loaded',
      gone: 'This customer does not exist or was deleted.',
      otherKind: 'This person is not a customer.',
      noneChosen: 'No customer selected',
      noneChosenHint: 'Choose one in the list of customers, with the edit icon of the card.',
      back: 'Back to Customers',
    },
  },
  /** The names of the fields (R405). */
  form: {
    passcodeHint: 'You can find it in Settings.',
    dealerNotLoaded: 'Your dealer e-mail could not be loaded',
  },
  person: {
    neverSignedIn: 'Never signed in',
    signedInToday: 'Last signed in today',
    signedInAgo: (days: number) =>
      t('Last signed in {days, plural, one {# day} other {# days}} ago', { days }),
    signedInOn: (day: string) => t('Last signed in on {day}', { day }),
    edit: (name: string) => t('Edit {name}', { name }),
    delete: (name: string) => t('Delete {name}', { name }),
    question: 'Are you sure you want to delete this user?',
    subject: (name: string, email: string) => (email ? `${name}, ${email}` : name),
    elevatorsStay: (count: number) =>
      t(
        '{count, plural, one {# elevator stays, without a customer.} other {# elevators stay, without a customer.}}',
        { count },
      ),
    contractsStay: (count: number) =>
      t(
        '{count, plural, one {# AMC contract continues under this name;} other {# AMC contracts continue under this name;}} only you are reminded of the end.',
        { count },
      ),
    ownsNothing: 'This customer has no elevators and no AMC contracts.',
    ownedLoading: 'Loading elevators and AMC contracts…',
    ownedFailed: 'The elevators and AMC contracts of this customer could not be loaded.',
    deleteFailed: (email: string, reason: string) =>
      t('Failed to delete user with ID {email}: {reason}', { email, reason }),
  },
  invitation: {
    state: 'Invitation',
    anyState: 'Any',
    names: { Held: msg('Held'), Sent: msg('Sent, not accepted'), Accepted: msg('Accepted') },
    held: 'Invitation held.',
    waiting: 'Invited, not accepted yet.',
    accepted: 'Invitation accepted, never signed in',
    send: 'Send now',
    again: 'Send again',
    sentTo: (email: string) => t('Invitation sent to {email}', { email }),
    notSent: (email: string) => t('The invitation to {email} could not be sent.', { email }),
    sendAll: 'Send all held invitations',
    question: 'Are you sure you want to send the invitations?',
    confirm: 'Send',
    sent: (count: number) => t('{count, plural, one {# invitation} other {# invitations}} sent', { count }),
    noneSent: 'The invitations could not be sent.',
    writesTo: (count: number) =>
      t('Sends invitations to {count, plural, one {# person} other {# people}}', { count }),
    hold: 'Hold the invitations, to send them later',
    areHeld: 'The invitations are held.',
    showHeld: 'Show the held invitations',
  },
  upload: {
    title: 'Upload customers and elevators',
    intro: () =>
      t(
        'A CSV file with one elevator per row, up to {mb} MB, separated by commas, semicolons or tabs. An Excel file is read here, too, and goes on as CSV.',
        {
          mb: UPLOAD_MAX_BYTES / 1024 / 1024,
        },
      ),
    choose: 'Choose a CSV file',
    template: 'Download template',
    submit: 'Submit',
    cancel: 'Cancel upload',
    noFile: 'Please select a file first.',
    notCsv: 'Please upload a CSV file.',
    stored: 'Data uploaded successfully',
    notStored: 'Data already exists',
    status: (status: number, text: string) =>
      text
        ? t('The server answered with status {status} ({text}).', { status: String(status), text })
        : t('The server answered with status {status}.', { status: String(status) }),
    changedOnDisk: 'The file has changed since it was chosen. Please choose it again.',
    cancelledBefore: 'The upload was cancelled. Nothing was stored.',
    cancelledAfter:
      'The upload was cancelled while the server was storing the file. Please check the lists before you upload it again.',
    unreadable: 'The file could not be read. Please choose it again.',
    reading: 'Reading the file',
    checking: 'The server is checking the rows',
    sending: 'Sending the file',
    storing: 'The server is checking and storing the rows',
    assignFirst: 'Please assign the columns of the file first.',
    changeColumns: 'Change the columns',
    mapping: {
      title: 'Assign columns',
      hint: 'The columns of this file have other names than those of the template. Check the suggestions; your choice is remembered for the next file.',
      none: 'No column',
      unnamed: (number: number) => t('Column {number}', { number: String(number) }),
      oneOfSeveral: (name: string, number: number) =>
        t('{name} (column {number})', { name, number: String(number) }),
      sameValue: 'The same value for all rows',
      valueOf: (label: string) => t('{label}: value for all rows', { label }),
      firstValue: (value: string) => t('First row: {value}', { value }),
      lastValue: (value: string) => t('Last file: {value} for all rows', { value }),
      lastColumn: (header: string) => t('Last file: column {header}', { header }),
      incomplete: 'Some columns are not assigned.',
      missing: 'Choose a column, or a value for all rows.',
      noValue: 'Enter the value for all rows.',
      submit: 'Use these columns',
    },
    imports: {
      title: 'Recent imports',
      none: 'No imports yet.',
      noneHint: 'Each uploaded file is listed here.',
      failed: 'The imports could not be loaded',
      undo: 'Undo import',
      undoOne: (file: string) => t('Undo the import of {file}', { file }),
      question: 'Undo this import?',
      consequence: (customers: number, elevators: number) =>
        t(
          '{customers, plural, one {# customer} other {# customers}} and {elevators, plural, one {# elevator} other {# elevators}} are deleted. The customers can no longer sign in, and their invitations become invalid.',
          { customers, elevators },
        ),
      done: (file: string) => t('Import of {file} undone', { file }),
      notUndone: (file: string, reason: string) =>
        t('The import of {file} could not be undone. {reason}', { file, reason }),
      undone: (when: string) => t('Undone {when}', { when }),
    },
    columns: 'Column guide',
    firstRows: 'The first rows',
    willFail: 'Rows that will fail',
    manyRows: (count: number, first: string, more: boolean) =>
      t('{count, plural, one {# row} other {# rows}}: {first}', {
        count,
        first: more ? `${first} · …` : first,
      }),
    uploadGood: (count: number) =>
      t('Upload the {count, plural, one {# valid row} other {# valid rows}}', { count }),
    rest: (count: number) =>
      t(
        '{count, plural, one {# row was} other {# rows were}} not uploaded. Download the rows with their reasons, correct them, and upload that file.',
        { count },
      ),
    kept: 'Stored values that stay unchanged',
    keptHint:
      'Some customers already exist with different values. The stored values are kept; you can change them on the page of the customer.',
    refused: 'Why the server refused the file',
    row: 'Row',
    column: 'Column',
    reason: 'Reason',
    meaning: 'Content',
    example: 'Example',
    wholeFile: 'File',
    more: (count: number) => t('and {count} more.', { count }),
    saveReasons: 'Download the failed rows',
  },
});
