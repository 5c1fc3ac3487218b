/** The addresses of this remote. */
export const paths = {
  myWork: '/my_work',
  /** What the phone has not sent. */
  unsent: '/my_work/unsent',
  /** One visit, with `?visitId=`. */
  visit: '/my_work/visit',
  /** One ticket, with `?ticketId=`. */
  ticket: '/my_work/ticket',
  visits: '/my_work/visits',
  lifts: '/my_work/lifts',
  /** One lift, with `?elevatorId=`. */
  lift: '/my_work/lift',
  profile: '/my_work/profile',
} as const;

export const visitPath = (visit_id: number): string => `${paths.visit}?visitId=${visit_id}`;
export const ticketPath = (ticket_id: number): string => `${paths.ticket}?ticketId=${ticket_id}`;
export const liftPath = (elevator_id: number): string => `${paths.lift}?elevatorId=${elevator_id}`;
