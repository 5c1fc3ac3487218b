/** What each call does, by its name; the first sentence is the summary. */
export const callDescriptions: Readonly<Record<string, string>> = {
  signIn:
    'Sign in. Answers an access and a refresh token. A 401 with the code otp_required or otp_wrong asks for the second factor.',
  refreshToken:
    'Refresh the tokens. Rotates the refresh token; one that is used a second time ends its session.',
  verifyToken: 'Check a token. Answers 200 for a valid token, otherwise 401.',
  signOut: 'Sign out. The tokens of the session become invalid on the server.',
  register:
    'Register a user. Technicians and customers need the e-mail address and the passcode of their dealer.',
  verifyEmail: 'Confirm an e-mail address. Takes the key of the mailed link; 404 for a wrong or used key.',
  requestPasswordReset:
    'Request a password reset. Mails a passcode; known and unknown addresses get the same answer.',
  confirmPasswordReset:
    'Reset a password. `uid` is the user name, `token` the mailed passcode; all sessions of the user end.',
  updateProfile: 'Change the own name and phone. Omitted fields stay.',
  requestEmail: 'Request a new own e-mail address. Mails a code to it; needs the password.',
  confirmEmail: 'Confirm the new own e-mail address. Takes the mailed code; the former address gets a mail.',
  readCompany: 'Read the own company. Its name, address, tax number and logo are on reports and labels.',
  saveCompany:
    'Change the own company. Omitted fields stay; the logo is a data URL with a PNG or JPEG of at most 100 KB.',
  changePassword: 'Change the own password. Needs the current password; the other sessions of the user end.',
  readPasscode: 'Read the dealer passcode. Technicians and customers register with it.',
  renewPasscode: 'Renew the dealer passcode. The old passcode becomes invalid.',
  sessionList: 'List the own sessions. The session that was used last is first.',
  endSession: 'End an own session. 404 for a session of another user and for one that has ended.',
  endAllSessions: 'End all own sessions. This includes the current one.',
  activityList:
    'List the activity of the account. Sign-ins, sessions that ended, passwords, passcodes, roles, deletions and exports of 400 days, the newest first.',
  recordExport: 'Record an export. The console sends it when it has written a list into a file.',
  totpState: 'Read the state of the second factor. Also answers how many recovery codes are unused.',
  beginTotp:
    'Begin the second factor. Creates a secret for an authenticator app; 409 when the factor is already on.',
  confirmTotp: 'Switch the second factor on. Answers the recovery codes, only this once.',
  disableTotp: 'Switch the second factor off. Needs the password and a code of the app or a recovery code.',
  readInvitation: 'Read an invitation. The key stays valid; 404 for a wrong, used or expired key.',
  acceptInvitation: 'Accept an invitation. Sets the first password; 404 for a wrong or used key.',

  employeeList:
    'List the technicians. `search` covers the user name; with `search_in=all` also name, e-mail and phone.',
  customerList:
    'List the customers. `search` covers the user name; with `search_in=all` also name, e-mail and phone.',
  dealerInfo: 'Read the e-mail address of the dealer. Registrations of technicians and customers need it.',
  readPerson: 'Read a person. Technicians and customers may read only themselves.',
  updatePerson: 'Change a person. Omitted fields stay; without a body the call only reads the person.',
  deactivatePerson:
    'Deactivate a person. Open tickets and elevators are shared among `receivers` (or go to `hand_over_to`), or become unassigned.',
  activatePerson: 'Activate a person. What was handed over stays handed over.',
  sendInvitations:
    'Send invitations. One person, also a second time; without `user_id` everybody whose invitation is held.',
  readWork: 'Count the work of a technician. Visits are counted for the next 30 days.',
  deletePerson:
    'Delete a person. Closed tickets keep the name; open ones and elevators are shared among `receivers`, or become unassigned.',

  employeeTicketList: 'List all tickets. Technicians and customers get only their own tickets.',
  dealerTicketList: 'List the tickets of a status. Without `status` it lists all tickets.',
  elevatorTicketList: 'List the tickets of an elevator. The ticket that was updated last is first.',
  ticketCount: 'Count the tickets by status. The counts equal the lengths of the lists.',
  ticketSummary: 'Summarize the tickets. Counts them by status for each priority, assignee or reporter.',
  elevatorTicketCount: 'Count the tickets of an elevator. One number for each status.',
  readTicket: 'Read a ticket. Includes the values of its custom fields.',
  readTicketByKey: 'Read a ticket by its key. Upper and lower case do not matter.',
  createTicket: 'Create a ticket. Omitted fields get their defaults.',
  updateTicket:
    'Change a ticket. Omitted fields stay. With `version`, a 409 reports a concurrent change of the same fields. Technicians may change only the status of tickets that are assigned to them.',
  deleteTicket: 'Delete a ticket. Its key is never used again.',
  bulkChangeTickets: 'Change several tickets. Each ticket is changed by itself, so some may fail.',
  savedTicketViews: 'List the own saved views. Ordered by name.',
  saveTicketView: 'Save a view. A view of the same name is replaced.',
  deleteTicketView: 'Delete a saved view. Only the own views can be deleted.',
  ticketHistory: 'List the changes of a ticket. The newest is first.',
  ticketTimeline: 'List the changes and the comments of a ticket together. The newest is first.',
  ticketNeighbours: 'Find the tickets before and after one. Among all tickets, the latest changed first.',
  ticketComments: 'List the comments of a ticket. The oldest is first, the newest with `ordering=-at`.',
  addTicketComment: 'Add a comment to a ticket. Comments cannot be changed.',
  deleteTicketComment: 'Delete an own comment. 403 for a comment of another user.',
  confirmClosing:
    'Confirm that a ticket is closed. Takes the one-time code that the customer of the elevator received.',
  ticketMonths: 'Count opened and closed tickets by month. Includes months without any.',
  ticketTimes: 'Read the times to close. Median and 90th percentile in days, for each priority.',
  ticketRepeats: 'List elevators with repeat faults. The elevator with the most repeats is first.',
  technicianLoad: 'Read the load of the technicians. Unassigned tickets come last.',

  elevatorChoices: 'List the names of all elevators. For dropdowns.',
  userElevators:
    'List the elevators of a user. All for a dealer, the assigned ones for a technician, the own ones for a customer.',
  uploadCsv:
    'Import customers and elevators. A CSV file is imported completely or not at all. Its columns `technician` and `capacity_kg` may be missing.',
  previewCsv: 'Preview an import. Answers the faults that the import would report; nothing is stored.',
  importList: 'List the imports. The newest is first.',
  undoImport:
    'Undo an import. Deletes the customers and elevators that it created; 409 when something else uses one of them.',
  readUploadSources:
    'Read the assigned columns of the own files. Empty before the dealer has assigned any for an import.',
  saveUploadSources:
    'Replace the assigned columns of the own files. Each has a header of the file or a value for all rows.',
  addElevator: 'Create an elevator. Its maintenance state follows from its days.',
  readElevator: 'Read an elevator. The same as the PATCH without a body.',
  updateElevator:
    'Change an elevator. Omitted fields stay; without a body the call only reads it. Completed maintenance notifies the customer.',
  deleteElevator: 'Delete an elevator. Its tickets are deleted too.',
  elevatorTimeline:
    'List the events of an elevator. Tickets, maintenance, contracts and reports, newest first.',
  elevatorFaults: 'List the repeat faults of an elevator. Faults that came back within 90 days.',
  urgentSummary: 'Count what needs the dealer today. Each number equals a list of the console.',
  maintenanceSummary: 'Count the elevators by maintenance state. Without `user_id` for the caller’s dealer.',
  completedMaintenance: 'List elevators with completed maintenance. Ordered by elevator name.',
  indueMaintenance: 'List elevators whose maintenance is due. Ordered by elevator name.',
  overdueMaintenance: 'List elevators whose maintenance is overdue. Ordered by elevator name.',
  maintenanceHistory: 'List the changes of a maintenance state. The newest is first.',
  maintenanceCalendar: 'Read the maintenance calendar. Due maintenance and promised visits between two days.',

  elevatorReports: 'List the AMC reports of an elevator. The newest is first.',
  customerReports:
    'List the AMC reports of a customer. Those of all elevators of the customer, the newest first.',
  addReport: 'Create an AMC report. For the engineer of the elevator, or the dealer.',
  readReport: 'Read an AMC report as a PDF. The file is shown in the browser.',
  contractList: 'List the AMC contracts. Ordered by their end.',
  contractPipeline: 'Count the contracts that end soon. Each contract counts in one stage only.',
  readContract: 'Read an AMC contract. Includes its elevators and its state.',
  addContract: 'Create an AMC contract. For one customer and one or more elevators.',
  updateContract: 'Change an AMC contract. Omitted fields stay.',
  deleteContract: 'Delete an AMC contract. A contract that it renewed is then no longer renewed.',
  moveVisit:
    'Move a visit of an AMC contract to another day. To one elevator; 409 when it is not on the day `from` any more.',
  renewContract: 'Renew an AMC contract. Omitted fields are copied; 409 when it was renewed already.',

  customFieldsByType: 'List the custom fields of a form. In the order of the form.',
  addCustomField: 'Create a custom field. Without `order` it is the last one of its form.',
  updateCustomFieldOrder: 'Order the custom fields. The order is stored completely or not at all.',
  readCustomField: 'Read a custom field. Includes its options.',
  updateCustomField: 'Change a custom field. Omitted fields stay.',
  deleteCustomField: 'Delete a custom field. Values that were stored stay readable.',

  customerDealerPids: 'List the push subscriptions of a customer and the dealer. For one elevator.',
  technicianPids: 'List the push subscriptions of the technicians. For all technicians of the dealer.',
  addSubscription: 'Register a device for push messages. The device belongs to the signed-in user.',
  removeSubscription: 'Remove a device. It gets no more push messages.',
  eventStream:
    'Open the stream of events. Server-sent events name the domains whose data another session changed; the stream ends when the token expires.',
  readBrowserPush: 'Read the key for browser notifications. Browsers subscribe with it.',
  addBrowserSubscription: 'Subscribe a browser. It gets notifications while its session is valid.',
  removeBrowserSubscription: 'Unsubscribe a browser. It gets no more notifications.',
  readPreferences: 'Read the preferences of the dealer. Whether a closed ticket sends a one-time code.',
  savePreferences: 'Change the preferences of the dealer. They apply at once.',
  readAppearance: 'Read the appearance of the console. Null for a setting that was never changed.',
  saveAppearance: 'Change the appearance of the console. Omitted settings stay.',
  reportTelemetry: 'Report how remotes loaded. Each session counts once for each deployed version.',
  mayPreview: 'Learn whether this dealer may open versions that are not deployed yet. 404 for all others.',
  findTickets: 'Find tickets. The few best by key or summary, the newest first.',
  findElevators: 'Find elevators. The few best by name, building or address, those by name first.',
  findPeople:
    'Find technicians or customers. The few best by name, user name, e-mail address or phone number.',
  elevatorBuildings:
    'List the buildings. Those of the elevators of the dealer, or of one customer, each once, by name, with the numbers of elevators, of overdue ones, and of Open tickets.',
  customerDues:
    'Count what is due at a customer. Elevators that are overdue or due within 30 days, and AMC contracts that are not paid.',
  deletedTicketList: 'List the deleted tickets. Those that can be restored, the last deleted first.',
  restoreTicket:
    'Restore a deleted ticket. It keeps its key, history, comments and custom fields; 404 when 30 days have passed, and when its elevator was deleted.',
};
