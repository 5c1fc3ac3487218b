import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';

/** The addresses of this remote. */
export const paths = {
  customFields: '/custom_fields',
  customFieldsFor: '/custom_fields_for',
  customFieldsList: '/custom_fields_list',
} as const;

/** Addresses with a selection (R207). */
export const pathTo = {
  /** The builder of a section, with the edited field. */
  customFields: (tracker: 'ticket' | 'report', field?: number | string) =>
    withQuery(paths.customFields, { tracker, field }),
} as const;
