import { useState } from 'react';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { importList } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import type { StoredImport } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { useValidPage } from '@smart-elevator/shared-ui/state/useValidPage';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { Pager } from '@smart-elevator/shared-ui/table/Pager';
import { messages } from '../../messages';
import { UndoImport } from './UndoImport';

const texts = messages.upload.imports;
const PAGE_SIZE = 5;

const columns = (): Column<StoredImport>[] => [
  { key: 'file', title: texts.file, render: ({ file_name }) => file_name || '–' },
  { key: 'when', title: texts.when, render: ({ created_at }) => formatDateTime(created_at), nowrap: true },
  {
    key: 'who',
    title: texts.who,
    render: (row) => <PersonCell name={row.created_by_full_name} username={row.created_by} />,
  },
  { key: 'elevators', title: texts.elevators, render: (row) => formatCount(row.elevators_created) },
  { key: 'customers', title: texts.customers, render: (row) => formatCount(row.customers_created) },
  {
    key: 'undo',
    title: texts.undo,
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
  const { data, error, retry } = useList(importList, { page, pageSize: PAGE_SIZE, matches: () => true });
  useValidPage({ page, pageSize: PAGE_SIZE, count: data?.count, shown: data?.results.length, setPage });
  if (error && !data) return <CallFailure title={texts.failed} error={error} onRetry={retry} />;
  if (!data) return <Skeleton rows={PAGE_SIZE} shape="table" />;
  if (data.count === 0) return <p>{texts.none}</p>;
  return (
    <>
      <DataTable
        caption={texts.title}
        columns={columns()}
        rows={data.results}
        rowKey={({ import_id }) => import_id}
      />
      {data.count > PAGE_SIZE ? (
        <Pager page={page} total={data.count} pageSize={PAGE_SIZE} onPage={setPage} />
      ) : null}
    </>
  );
}
