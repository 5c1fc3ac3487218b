/** The colours of slices and bars; variables, so that they change with the theme. Red is for what is overdue. */
export const sliceColors = {
  ink: 'var(--slice-ink)',
  red: 'var(--slice-red)',
  blue: 'var(--slice-blue)',
  amber: 'var(--slice-amber)',
  violet: 'var(--slice-violet)',
  green: 'var(--slice-green)',
} as const;
