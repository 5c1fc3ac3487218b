import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { useState } from 'react';
import { messages } from '../messages';
import { titled } from '../titled';
import { employeeColumns } from './employeeColumns';
import { orderEmployees } from './employeeOrder';

const said = messages.dashboard;

/** The Employees list of the elevator page (R522): the dealer's technicians, each with the tickets assigned. */
export function Employees() {
  const [sort, setSort] = useState('');
  const { data, error, retry } = useCall(employeeList, { params: { dealer_id: useDealerId() } });
  if (data)
    return data.results.length > 0 ? (
      <section aria-label={said.employees}>
        <h2>{said.employees}</h2>
        <DataTable
          caption={said.employees}
          columns={titled(employeeColumns)}
          rows={orderEmployees(data.results, sort)}
          sort={sort}
          onSort={setSort}
          rowKey={({ user_id }) => user_id}
        />
      </section>
    ) : (
      <EmptyState title={messages.form.noEngineers} />
    );
  if (!error) return <Skeleton shape="table" rows={5} />;
  return <FailureState title={said.employeesFailed} hint={sentenceFor(error.failure)} onRetry={retry} />;
}
