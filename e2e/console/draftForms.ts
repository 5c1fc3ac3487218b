/** The rows that the forms refer to. */
export interface DraftFixture {
  elevator: number;
  technician: { user_id: number; username: string };
  customer: { user_id: number; username: string };
  contract: number;
  field: number;
  /** The dealer's own, which forms of people fill in. */
  passcode: string;
}

/** A form with unsaved input. */
export interface DraftForm {
  name: string;
  address: (fixture: DraftFixture) => string;
  /** The texts, by label. */
  texts: Record<string, string>;
  secrets?: Record<string, string>;
  /** mm/dd/yyyy, by label. */
  days?: Record<string, string>;
  /** The choices, by label. */
  choices?: (fixture: DraftFixture) => Record<string, string>;
  checks?: string[];
  /** The button that saves; a reload, where saving does not need the session. */
  save?: string;
}

const PERSON = {
  Email: 'typed@example.com',
  'First name': 'Anu',
  'Last name': 'Roy',
  'Mobile no.': '5550123',
};
const SECRETS = {
  Password: 'Lift-hidden-2026',
  'Confirm password': 'Lift-hidden-2026',
  'Dealer passcode': '428519',
};
const CONTRACT: Omit<DraftForm, 'name' | 'address' | 'save'> = {
  texts: { 'Value in rupees': '98765', 'Visits a year': '7' },
  days: { 'Start date': '02/01/2032', 'End date': '01/31/2033' },
  checks: ['Paid'],
};

/** The registration, before anybody has signed in. */
export const registrationForm: DraftForm = {
  name: 'the registration',
  address: () => '/new_dealer_registration',
  texts: {
    'User name': 'typed.name',
    Email: 'typed@example.com',
    'First name': 'Anu',
    'Last name': 'Roy',
    'Mobile number': '5550123',
  },
  secrets: { Password: 'Lift-hidden-2026', 'Confirm password': 'Lift-hidden-2026' },
};

/** The forms with drafts, except those of tickets and the registration. */
export const draftForms: readonly DraftForm[] = [
  {
    name: 'a new elevator',
    address: () => '/add_elevator',
    texts: {
      'Elevator name': 'West 1',
      'Building name': 'Mill',
      'Elevator address': '2 Mill St',
      'Zip code': '21403',
    },
    days: {
      'Installation date': '05/17/2014',
      'Maintenance start date': '01/01/2026',
      'Maintenance due date': '12/31/2030',
      'Maintenance completed date': '01/05/2026',
    },
    choices: ({ customer }) => ({
      'Customer name': `Ocean Society (${customer.username})`,
      'Duration cycle': 'Quarterly',
    }),
    save: 'Add Elevator',
  },
  {
    name: 'an elevator',
    address: ({ elevator }) => `/edit_elevator?elevatorId=${elevator}`,
    texts: { 'Building name': 'Mill', 'Elevator address': '2 Mill St', 'Zip code': '21403' },
    days: { 'Installation date': '05/17/2014', 'Maintenance due date': '12/30/2030' },
    choices: ({ customer, technician }) => ({
      'Customer name': `Ocean Society (${customer.username})`,
      'Assign lift to Engineer': `Priya Sharma (${technician.username})`,
      'Duration cycle': 'Quarterly',
    }),
    save: 'Update Elevator Info',
  },
  {
    name: 'a new contract',
    address: () => '/add_contract',
    ...CONTRACT,
    choices: ({ customer }) => ({
      'Customer name': `Ocean Society (${customer.username})`,
      Elevators: 'East 1, Copper Ridge',
      Kind: 'Non-comprehensive',
    }),
    save: 'Add Contract',
  },
  {
    name: 'a contract',
    address: ({ contract }) => `/edit_contract?contractId=${contract}`,
    ...CONTRACT,
    choices: () => ({ Kind: 'Non-comprehensive' }),
    save: 'Update Contract',
  },
  {
    name: 'a renewal',
    address: ({ contract }) => `/renew_contract?contractId=${contract}`,
    ...CONTRACT,
    choices: () => ({ Kind: 'Non-comprehensive' }),
    save: 'Renew Contract',
  },
  {
    name: 'a new technician',
    address: () => '/add_technicians',
    texts: { 'User name': 'typed.name', ...PERSON },
    secrets: SECRETS,
  },
  {
    name: 'a new customer',
    address: () => '/add_customer',
    texts: { 'User name': 'typed.name', ...PERSON },
    secrets: SECRETS,
  },
  {
    name: 'a technician',
    address: ({ technician }) => `/edit_tech?userId=${technician.user_id}`,
    texts: PERSON,
    save: 'update Technician Info',
  },
  {
    name: 'a customer',
    address: ({ customer }) => `/edit_cust?userId=${customer.user_id}`,
    texts: PERSON,
    save: 'update Customer Info',
  },
  {
    name: 'a new custom field',
    address: () => '/custom_fields?tracker=ticket',
    choices: () => ({ Format: 'Multiple Options' }),
    texts: { Label: 'Door', Description: 'Which one', Options: 'Left\nRight' },
    checks: ['Required'],
    save: 'Save Field',
  },
  {
    name: 'a custom field',
    address: ({ field }) => `/custom_fields?tracker=ticket&field=${field}`,
    texts: { Label: 'Storey', Description: 'Where it stopped' },
    checks: ['Required'],
    save: 'Update Field',
  },
];
