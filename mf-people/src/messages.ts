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
  },
  customers: {
    title: 'Customers',
    search: 'Search by user name',
    none: 'No customers yet',
    noneHint: 'Upload your customers and elevators from a CSV file above.',
    failed: 'The customers could not be loaded',
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
    endless: 'This row has no end. The rest of the file cannot be read.',
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
    saveReasons: 'Download the reasons',
    reasonsFile: 'rows_to_correct.csv',
  },
} as const;
