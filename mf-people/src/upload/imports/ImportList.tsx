import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { importList } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { ListRows } from '@smart-elevator/shared-ui/screens/ListRows';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { messages } from '../../messages';
import { UndoImport } from './UndoImport';

const texts = messages.upload.imports;
const PAGE_SIZE = 5;

const COLUMNS: readonly Column<StoredImport>[] = [
  { key: 'file', title: msg('File'), render: ({ file_name }) => file_name || '–' },
  { key: 'when', title: msg('When'), render: ({ created_at }) => formatDateTime(created_at), nowrap: true },
  {
    key: 'who',
    title: msg('By'),
    render: (row) => <PersonCell name={row.created_by_full_name} username={row.created_by} />,
  },
  { key: 'elevators', title: msg('Elevators'), render: (row) => formatCount(row.elevators_created) },
  { key: 'customers', title: msg('Customers'), render: (row) => formatCount(row.customers_created) },
  {
    key: 'undo',
    title: msg('Undo import'),
    render: (row) =>
      row.undone_at === null ? (
        <UndoImport row={row} />
      ) : (
        <span>{texts.undone(formatDateTime(row.undone_at))}</span>
      ),
  },
];

/** The files that were imported, with buttons that undo them. */
export default function ImportList() {
  const [page, setPage] = useState(1);
  const query = useList(importList, { page, pageSize: PAGE_SIZE, matches: () => true });
  return (
    <ListRows
      caption={texts.title}
      query={query}
      columns={COLUMNS}
      rowKey={({ import_id }) => import_id}
      pages={{ page, pageSize: PAGE_SIZE, setPage }}
      texts={texts}
    />
  );
}
