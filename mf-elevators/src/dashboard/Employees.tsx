import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { type Column, DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { useState } from 'react';
import { fullName, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { sortKeysFor } from '@smart-elevator/shared-api/contract/entityFields';
import {
  peopleFields,
  PERSON_ORDERINGS,
  type PersonOrdering,
} from '@smart-elevator/shared-api/contract/people/peopleFields';
import {
  compareByOrdering,
  parseOrdering,
  type SortKeys,
} from '@smart-elevator/shared-api/contract/ordering';
import { messages } from '../messages';
import { withTitles } from '@smart-elevator/shared-ui/screens/ListRows';

const ORDERINGS = [...PERSON_ORDERINGS, 'ticket_count'] as const;

const KEYS: SortKeys<Employee, (typeof ORDERINGS)[number]> = {
  ...sortKeysFor<Employee, PersonOrdering>(peopleFields, PERSON_ORDERINGS),
  ticket_count: ({ ticket_count }) => ticket_count,
};

/** The employees in the order of a column; in the server's order if none is chosen. */
function sortEmployees(rows: readonly Employee[], sort: string): readonly Employee[] {
  const ordering = parseOrdering(sort, ORDERINGS);
  return ordering ? rows.toSorted(compareByOrdering(ordering, KEYS, ({ user_id }) => user_id)) : rows;
}

/** The columns of the Employees list; the count links to the assigned tickets. */
const employeeColumns: readonly Column<Employee>[] = [
  {
    key: 'username',
    title: msg('User name'),
    sort: 'username',
    render: (person) => (
      <strong>
        <PersonCell name={fullName(person)} username={person.username} />
      </strong>
    ),
  },
  { key: 'email', title: msg('E-mail'), sort: 'email', render: ({ email }) => email },
  {
    key: 'ticket_count',
    title: msg('Tickets assigned'),
    sort: 'ticket_count',
    render: ({ user_id, username, ticket_count }) => (
      <TextLink to={linkTo('tickets.ofTechnician', { technicianId: user_id, technicianName: username })}>
        {formatCount(ticket_count)}
      </TextLink>
    ),
  },
];

const texts = messages.dashboard;

/** The Employees list of the elevator page (R522): the dealer's technicians, each with the tickets assigned. */
export function Employees() {
  const [sort, setSort] = useState('');
  const { data, error, retry } = useCall(employeeList, { params: { dealer_id: useDealerId() } });
  if (data)
    return data.results.length > 0 ? (
      <section aria-label={texts.employees}>
        <h2>{texts.employees}</h2>
        <DataTable
          caption={texts.employees}
          columns={withTitles(employeeColumns)}
          rows={sortEmployees(data.results, sort)}
          sort={sort}
          onSort={setSort}
          rowKey={({ user_id }) => user_id}
        />
      </section>
    ) : (
      <EmptyState title={messages.form.noEngineers} />
    );
  if (!error) return <Skeleton shape="table" rows={5} />;
  return <ErrorState title={texts.employeesFailed} hint={failureMessage(error.failure)} onRetry={retry} />;
}
