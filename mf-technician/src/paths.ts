/** The addresses of this remote. */
export const paths = {
  myWork: '/my_work',
  /** What the phone has not sent. */
  unsent: '/my_work/unsent',
} as const;
