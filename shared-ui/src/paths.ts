/**
 * The addresses that several packages link to (R201 to R204), spelled exactly as specified; matched without case. An
 * address that only its remote links to is in `src/paths.ts` of the remote. Each build contains its own copy, so a
 * remote with a new address does not wait for a shell.
 */
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
  editTicket: '/editTicket/:ticket_key',
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
  customers: '/customers',

  elevators: '/elevators',
  /** The page of one elevator (our own address); its printed QR code opens it. */
  elevator: '/elevator',
  /** Redirects to `elevators` (R204). */
  elevatorsList: '/elevatorsList',
  maintenanceCompleted: '/maintenance_completed',
  maintenanceInDue: '/maintenance_Indue',
  maintenanceNotRenewed: '/maintenance_NotRenewed',
  renewals: '/amc_renewals',
  /** Due dates and visits (our own address). */
  calendar: '/maintenance_calendar',

  reports: '/reports',
} as const;
