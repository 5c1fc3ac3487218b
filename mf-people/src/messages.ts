import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { UPLOAD_MAX_BYTES } from '@smart-elevator/shared-api/contract/elevators/upload';

/** The sentences of the people screens. Those in P2 §5 and §8 and decision 45 are exact. */
export const messages = {
  tickets: (count: number) => (count === 1 ? 'ticket' : 'tickets'),
  technicians: {
    title: 'Technicians',
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
      gone: 'This technician is not there, or no longer.',
      otherKind: 'This person is no technician.',
      noneChosen: 'No technician is chosen',
      noneChosenHint: 'Choose one in the list of technicians, with the pencil of its card.',
      back: 'Back to Technicians',
    },
  },
  customers: {
    title: 'Customers',
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
      gone: 'This customer is not there, or no longer.',
      otherKind: 'This person is no customer.',
      noneChosen: 'No customer is chosen',
      noneChosenHint: 'Choose one in the list of customers, with the pencil of its card.',
      back: 'Back to Customers',
    },
  },
  /** As the parts name the fields (P2 §2). */
  fields: {
    user_type: 'User type',
    username: 'User name',
    email: 'Email',
    password1: 'Password',
    password2: 'Confirm password',
    first_name: 'First name',
    last_name: 'Last name',
    phoneno: 'Mobile no.',
    admin_email: 'Dealer email',
    admin_passcode: 'Dealer passcode',
  },
  form: {
    fieldRequired: 'This field is required.',
    correct: 'Please correct the marked fields.',
    passcodeHint: 'You find it in Settings.',
    dealerNotLoaded: 'Your dealer e-mail could not be loaded',
  },
  person: {
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    question: 'Are you sure you want to delete this user?',
    subject: (name: string, email: string) => (email ? `${name}, ${email}` : name),
    deleteFailed: (email: string, reason: string) => `Failed to delete user with ID ${email}: ${reason}`,
  },
  active: {
    deactivated: 'Deactivated',
    activate: (name: string) => `Activate ${name}`,
    notActivated: (name: string) => `${name} could not be activated.`,
    deactivate: (name: string) => `Deactivate ${name}`,
    title: (name: string) => `Deactivate ${name}?`,
    consequence: (name: string) =>
      `${name} cannot sign in from then on and is given no more work. Name and history stay, and you can activate ${name} again.`,
    counting: 'The open tickets are being counted.',
    notCounted: 'The open tickets could not be counted.',
    openTickets: (count: number, name: string) =>
      `${formatCount(count)} open ${count === 1 ? 'ticket is' : 'tickets are'} assigned to ${name}.`,
    handOver: 'Hand the open tickets over to',
    handOverHint: 'The elevators go the same way. Without a choice they become unassigned.',
    nobody: 'Leave them unassigned',
    submit: 'Deactivate',
    notDeactivated: (name: string) => `${name} could not be deactivated.`,
    handedOver: (count: number, to: string | undefined) => {
      if (count === 0) return '';
      const tickets = `${formatCount(count)} open ${count === 1 ? 'ticket' : 'tickets'}`;
      return to
        ? ` ${tickets} ${count === 1 ? 'was' : 'were'} handed over to ${to}.`
        : ` ${tickets} ${count === 1 ? 'is' : 'are'} unassigned now.`;
    },
  },
  upload: {
    title: 'Upload customers and elevators',
    intro: `A CSV file in UTF-8 with one elevator a row, up to ${UPLOAD_MAX_BYTES / 1024 / 1024} MB. From Excel, save it as CSV first.`,
    choose: 'Choose a CSV file',
    template: 'Download template',
    submit: 'Submit',
    cancel: 'Cancel upload',
    noFile: 'Please select a file first.',
    notCsv: 'Please upload a CSV file.',
    stored: 'Data uploaded successfully',
    notStored: 'Data already exists',
    status: (status: number, text: string) =>
      `The server answered with status ${status}${text ? ` (${text})` : ''}.`,
    changedOnDisk: 'The file has changed since it was chosen. Please choose it again.',
    cancelledBefore: 'The upload was cancelled. Nothing was stored.',
    cancelledAfter:
      'The upload was cancelled while the server was storing the file. Please look at the lists before you send it again.',
    unreadable: 'The file could not be read. Please choose it again.',
    reading: 'Reading the file',
    sending: 'Sending the file',
    storing: 'The server is checking and storing the rows',
    columns: 'What goes into the columns',
    firstRows: 'The first rows',
    willFail: 'What will fail',
    refused: 'Why the server refused the file',
    row: 'Row',
    wholeFile: 'File',
    more: (count: number) => `and ${formatCount(count)} more.`,
    saveReasons: 'Download the failed rows',
    reasonsFile: 'rows_to_correct.csv',
  },
} as const;
