/** Every address of the console (R201 to R204), spelled exactly as specified; matched without case. */
export const paths = {
  landing: '/',
  about: '/about',
  pricing: '/pricing_details',
  privacyPolicy: '/privacy_policy',
  deleteAccount: '/delete_account',
  login: '/login',
  registration: '/new_dealer_registration',
  /** The link of the verification e-mail (R138), with `?key=`. */
  verifyEmail: '/verify-email',
  /** The link of an invitation, with `?key=`: sets the first password. */
  invitation: '/invitation',
  /** The console's own contact note, shown when no external contact page is configured (R226). */
  contact: '/contact',
  /** The console's own note, shown when the app's page is not configured (R226). */
  androidApp: '/android_app',

  home: '/amc_count',
  adminDashboard: '/admin_dashboard',

  createTicket: '/Issue',
  employeeTickets: '/issues',
  editTicket: '/editTicket/:ticket_key',
  updateTicket: '/update_ticket',
  updateTicketFromHome: '/update_ticket_from_home_page',
  createTicketForElevator: '/create_ticket_for_selected_elevator/technician',
  allTickets: '/all_tech_issues',
  elevatorsAllTickets: '/elevators_all_tickets',
  technicianTickets: '/tech_issues',
  customerTickets: '/customers_raised_issues',
  openTickets: '/all_open_tickets',
  inProgressTickets: '/all_Inprogress_tickets',
  onHoldTickets: '/all_OnHold_tickets',
  acceptedTickets: '/all_accepted_tickets',
  closedTickets: '/all_closed_tickets',
  editOpenTicket: '/edit_Open_ticket',

  technicians: '/technicians',
  addTechnician: '/add_technicians',
  editTechnician: '/edit_tech',
  customers: '/customers',
  addCustomer: '/add_customer',
  editCustomer: '/edit_cust',

  elevators: '/elevators',
  /** Redirects to `elevators` (R204). */
  elevatorsList: '/elevatorsList',
  /** The page of one elevator (our own address); its printed QR code opens it. */
  elevator: '/elevator',
  addElevator: '/add_elevator',
  editElevator: '/edit_elevator',
  maintenanceCompleted: '/maintenance_completed',
  maintenanceInDue: '/maintenance_Indue',
  maintenanceNotRenewed: '/maintenance_NotRenewed',
  amcReports: '/view_amc_report',
  /** AMC contracts, their renewals and due dates (our own address), under Elevators. */
  contracts: '/amc_contracts',
  addContract: '/add_contract',
  editContract: '/edit_contract',
  renewContract: '/renew_contract',
  renewals: '/amc_renewals',
  calendar: '/maintenance_calendar',

  customFields: '/custom_fields',
  customFieldsFor: '/custom_fields_for',
  customFieldsList: '/custom_fields_list',

  reports: '/reports',
  prioritySummary: '/priority_summary',
  assigneeSummary: '/assignee_summary',
  reportBy: '/reports_by/:field',
  /** Trends of the tickets (our own address). */
  trends: '/reports_trends',

  settings: '/import',
} as const;

/** The name of an address. */
export type PathName = keyof typeof paths;
