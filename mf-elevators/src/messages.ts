import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the elevator screens. */
export const messages = defineMessages({
  elevators: {
    title: 'Elevators',
    none: 'No elevators yet',
    noneHint: 'Add an elevator, or upload a CSV file of customers and elevators on the Customers page.',
    failed: 'The elevators could not be loaded',
    nextDue: 'Next due',
    searchIn: 'Search in',
    inName: 'Elevator name',
    inAll: 'Name, building, address, customer',
    searchAll: 'Search name, building, address or customer',
    state: 'State',
    anyState: 'Any state',
    view: 'View',
    cards: 'Cards',
    table: 'Table',
  },
  emptyList: {
    import: 'Import a file',
    elevators: 'All elevators',
    calendar: 'Maintenance calendar',
    contracts: 'AMC Contracts',
  },
  buildingList: {
    title: 'Buildings',
    filter: 'Search buildings',
    search: 'Search by building name',
    none: 'No elevators yet',
    noneHint: 'Add an elevator, or upload a CSV file of customers and elevators on the Customers page.',
    failed: 'The buildings could not be loaded',
    complete: (count: number) => t('Complete {count} overdue', { count }),
    notRead: (building: string, reason: string) =>
      t('The overdue elevators of {building} could not be loaded. {reason}', { building, reason }),
    counted: (count: number) => t('{count, plural, one {# building} other {# buildings}}', { count }),
  },
  form: {
    peopleFailed: 'The customers and technicians could not be loaded',
    noCustomers: 'There are no customers yet. Add them on the Customers page.',
    noEngineers: 'There are no technicians yet. Add them on the Technicians page.',
    nextDue: 'Choosing Completed proposes the next due date, one cycle after the completed date.',
    cancel: 'Back to Elevators',
  },
  add: {
    title: 'Add Elevator',
    done: 'Elevator added successfully !',
    failed: 'An error occurred while adding new elevator Info. Please try again later.',
  },
  edit: {
    title: 'Edit Elevator',
    of: (name: string) => t('Edit elevator {name}', { name }),
    submit: 'Update Elevator Info',
    done: 'Elevator info updated successfully',
    /** The exact sentence of R843. */
    notified: 'Successfully sent the notification for maintenance completion to the customer',
    notNotified: 'The customer was not notified of the maintenance completion.',
    /** The reasons why not, by the server's code. */
    notNotifiedBecause: {
      no_customer: 'The customer was not notified: the elevator has no customer.',
      no_service: 'The customer was not notified: the server has no push service.',
      no_device: 'The customer was not notified: the customer has not signed in to the Android app.',
    },
    failed: 'The elevator info could not be updated.',
    notLoaded: 'The elevator could not be loaded',
    gone: 'This elevator does not exist or was deleted.',
    noneChosen: 'No elevator selected',
    noneChosenHint: 'Choose an elevator from the list and press its edit icon.',
  },
  dashboard: {
    title: 'Elevator',
    of: (name: string) => t('Overview of elevator {name}', { name }),
    overview: 'OVERVIEW',
    tickets: 'ISSUES',
    allIssues: 'View all issues',
    page: 'Page of the elevator',
    ticketsAway: 'Tickets are not available here',
    ticketsAwayHint: 'Open the full console to see them.',
    issues: 'Issue Tracking',
    issuesFailed: 'The issue counts could not be loaded',
    employees: 'Employees',
    employeesFailed: 'The employees could not be loaded',
  },
  remove: {
    of: (name: string) => t('Delete elevator {name}', { name }),
    question: 'Are you sure you want to delete this Elevator?',
    subject: (name: string, building: string) =>
      t('{name}, {building}. Its tickets are deleted with it.', { name, building }),
    contractsLoading: 'Loading AMC contracts…',
    contractsFailed: 'Its AMC contracts could not be loaded.',
    contractEnds: (customer: string, from: string, to: string) =>
      t('The AMC contract of {customer}, {from} – {to}, ends: this is its last elevator.', {
        customer,
        from,
        to,
      }),
    contractLoses: (customer: string, from: string, to: string) =>
      t('The AMC contract of {customer}, {from} – {to}, continues without this elevator.', {
        customer,
        from,
        to,
      }),
    visitsFailed: 'Its open visits could not be counted.',
    visits: (count: number) =>
      t(
        '{count, plural, one {# open visit goes on without this elevator, or is cancelled if it has no other one.} other {# open visits go on without this elevator, or are cancelled if they have no other one.}}',
        { count },
      ),
    done: (name: string) => t('Elevator with ID {name} deleted successfully', { name }),
    /** The specified sentence has 'user' also for an elevator (R510). */
    failed: (name: string, reason: string) =>
      t('Failed to delete user with ID {name}: {reason}', { name, reason }),
  },
  reports: {
    title: 'AMC Reports',
    of: (name: string) => t('AMC reports of elevator {name}', { name }),
    none: 'No AMC reports yet',
    noneHint: 'Engineers create them in the companion app after a visit.',
    failed: 'The AMC reports could not be loaded',
    search: 'Search by report ID or date',
    id: (id: number | string) => t('Report ID {id}', { id: String(id) }),
    checklist: 'Checklist',
    checks: (ok: number, notOk: number) => t('{ok} OK, {notOk} not OK', { ok, notOk }),
    view: 'View Report',
    share: (id: number | string) => t('Share report {id}', { id: String(id) }),
    loading: (id: number | string) => t('Loading report {id}…', { id: String(id) }),
    file: (id: number | string) => `AMC-report-${id}.pdf`,
    notOpened: (id: number | string) => t('Report {id} could not be opened', { id: String(id) }),
    notShared: (id: number | string) => t('Report {id} could not be shared', { id: String(id) }),
    gone: 'This report does not exist or was deleted.',
    blocked: 'Your browser blocked the new tab',
    openAnyway: (id: number | string) => t('Open report {id}', { id: String(id) }),
    shared: (id: number | string) => t('Report {id} was shared', { id: String(id) }),
    downloaded: (id: number | string) => t('Report {id} was downloaded', { id: String(id) }),
  },
  page: {
    title: 'Elevator',
    facts: 'Details',
    address: 'Address',
    engineer: 'Engineer',
    tickets: 'Tickets',
    noCustomer: 'None',
    chooseHint: 'Choose an elevator from the list.',
    planVisit: 'Plan a visit',
    newTicket: 'New ticket',
    complete: 'Mark completed',
    dashboard: 'Overview and issues',
    edit: 'Edit',
    timeline: 'Timeline',
    filter: 'Show',
    all: 'All',
    kinds: {
      ticket: 'Tickets',
      maintenance: 'Maintenance',
      visit: 'Visits',
      contract: 'AMC contracts',
      report: 'AMC reports',
    },
    kind: {
      ticket: 'Ticket',
      maintenance: 'Maintenance',
      visit: 'Visit',
      contract: 'AMC contract',
      report: 'AMC report',
    },
    /** Titles of visits as the server sends them; they are translated where they are shown. */
    visits: { done: 'Visit done', missed: 'Visit missed', next: 'Next visit' },
    nothing: 'No events yet',
    nothingOfKind: 'No events of this kind yet',
    nothingHint: 'Tickets, maintenance, visits, AMC contracts and AMC reports of this elevator appear here.',
    timelineFailed: 'The timeline could not be loaded',
    older: 'Show older',
    shown: (shown: number, all: number) => t('{shown} of {all} shown', { shown, all }),
    faults: (count: number, days: number) =>
      t(
        '{count, plural, one {# repeat fault} other {# repeat faults}} within {days, plural, one {# day} other {# days}}',
        {
          count,
          days,
        },
      ),
    fault: (label: string) => t('‘{label}’ again:', { label }),
    after: 'after',
    faultsFailed: 'The repeat faults could not be loaded',
    label: 'Label for the car',
    labelHint: 'Scan to open this lift’s page (sign-in required).',
    code: (name: string) => t('QR code that opens elevator {name}', { name }),
    print: 'Print label',
  },
  maintenance: {
    none: 'No elevators in this state',
    noneHint: 'Elevators appear here as soon as their maintenance is in this state.',
    failed: 'The maintenance list could not be loaded',
    select: (name: string) => t('Select elevator {name}', { name }),
    overdue: (count: number) => t('{count, plural, one {overdue # day} other {overdue # days}}', { count }),
  },
  completion: {
    region: 'Selected elevators',
    one: 'Complete',
    selected: 'Complete selected',
    tooMany: (count: number, max: number) =>
      t('All {count} matches are too many: up to {max} elevators can be changed together.', { count, max }),
    progress: (done: number, count: number) => t('{done} of {count} completed', { done, count }),
    done: (count: number) =>
      t('{count, plural, one {# elevator} other {# elevators}} completed successfully', { count }),
    some: (done: number, count: number) =>
      t('{done} of {count, plural, one {# elevator} other {# elevators}} completed', { done, count }),
    failed: (count: number) =>
      t('Not completed: {count, plural, one {# elevator} other {# elevators}}', { count }),
    /** At most five names; the others are counted. */
    listed: (names: readonly string[]) =>
      names.length > 5
        ? t('{names} and {count} more', { names: names.slice(0, 5).join(', '), count: names.length - 5 })
        : names.join(', '),
  },
  assign: {
    title: 'Assign engineer',
    assign: 'Assign',
    none: 'Please choose an engineer.',
    done: (count: number, name: string) =>
      t('{count, plural, one {# elevator} other {# elevators}} assigned to {name}', { count, name }),
    failed: (count: number) =>
      t('Not assigned: {count, plural, one {# elevator} other {# elevators}}', { count }),
  },
  building: { label: 'Building', placeholder: 'Any building' },
  personFilter: {
    engineer: { label: 'Engineer', placeholder: 'Any engineer', chosen: 'the chosen engineer' },
    customer: { label: 'Customer', placeholder: 'Any customer', chosen: 'the chosen customer' },
  },
  countsFailed: 'The AMC counts could not be loaded',
  noEngineer: 'Unassigned',
  notCompleted: 'Not completed',
  openTickets: (count: number) => t('{count, plural, one {open ticket} other {open tickets}}', { count }),
});
