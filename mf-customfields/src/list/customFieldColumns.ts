import {
  FIELD_FORMATS,
  TRACKERS,
  type CustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { messages } from '../messages';

/** The columns of the list, in their order (decision 48). */
export const customFieldColumns = [
  { key: 'name', title: messages.name, render: ({ name }: CustomField) => name },
  // A server may know formats that this console does not: they are shown as they are.
  {
    key: 'format',
    title: messages.format,
    render: ({ format }: CustomField) => FIELD_FORMATS[format] ?? format,
  },
  {
    key: 'required',
    title: messages.required,
    render: ({ is_required }: CustomField) => (is_required ? messages.yes : messages.no),
  },
  {
    key: 'usedFor',
    title: messages.usedFor,
    render: ({ tracker }: CustomField) => TRACKERS[tracker] ?? tracker,
  },
];
