/** The addresses of this remote. */
export const paths = { settings: '/import' } as const;
