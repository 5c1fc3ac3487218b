/** The colours of slices and bars; variables, so that they change with the theme. */
export const sliceColors = {
  red: 'var(--slice-red)',
  blue: 'var(--slice-blue)',
  amber: 'var(--slice-amber)',
  violet: 'var(--slice-violet)',
  green: 'var(--slice-green)',
} as const;
