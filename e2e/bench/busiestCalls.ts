/** A call that screens make when they are opened. */
export interface BusyCall {
  name: string;
  path: string;
  /** A page of rows; else counts. */
  list: boolean;
}

/** The most frequent calls of dealers: Home's counts, and the pages of the lists as the console requests them. */
export function busiestCalls(dealerId: number): BusyCall[] {
  const tickets = `/api/tickets/all-ticket-list-emp/${dealerId}/?page=1&page_size=25`;
  const elevators = `/api/users/${dealerId}/elevators/`;
  const list = (name: string, path: string): BusyCall => ({ name, path, list: true });
  const counts = (name: string, path: string): BusyCall => ({ name, path, list: false });
  return [
    counts('counts of tickets', `/api/tickets/all-ticket-list-emp-count/${dealerId}/`),
    counts('counts of maintenance', `/api/elevators/elevator_summary/?user_id=${dealerId}`),
    list('all tickets', tickets),
    list('open tickets', `${tickets}&status=Open`),
    list('closed tickets', `${tickets}&status=Closed`),
    list('tickets with a word', `${tickets}&search=door`),
    list('elevators', `${elevators}?page=1&page_size=15`),
    list('maintenance completed', '/api/elevators/elevator_summary_completed/?page=1&page_size=25'),
    list('customers', `/api/users/${dealerId}/user_customer_list/?page=1&page_size=15`),
    list('technicians', `/api/account/${dealerId}/employee_list/?page=1&page_size=15`),
  ];
}
