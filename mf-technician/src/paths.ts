/** The addresses of this remote. */
export const paths = { myWork: '/my_work' } as const;
