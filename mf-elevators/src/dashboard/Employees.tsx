import { linkTo } from '@smart-elevator/shared-api/client/links';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { sortKeysFor } from '@smart-elevator/shared-api/contract/entityFields';
import {
  compareByOrdering,
  parseOrdering,
  type SortKeys,
} from '@smart-elevator/shared-api/contract/ordering';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  peopleFields,
  PERSON_ORDERINGS,
  type PersonOrdering,
} from '@smart-elevator/shared-api/contract/people/peopleFields';
import { fullName, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { ListRows } from '@smart-elevator/shared-ui/screens/ListRows';
import { columnsOf } from '@smart-elevator/shared-ui/table/columnsOf';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { useState } from 'react';
import { messages } from '../messages';
import { valueText } from '../valueText';

const ORDERINGS = [...PERSON_ORDERINGS, 'ticket_count'] as const;

const KEYS: SortKeys<Employee, (typeof ORDERINGS)[number]> = {
  ...sortKeysFor<Employee, PersonOrdering>(peopleFields, PERSON_ORDERINGS),
  ticket_count: ({ ticket_count }) => ticket_count,
};

/** The employees in the order of a column; in the server's order if none is chosen. */
function sortEmployees(rows: readonly Employee[], sort: string): Employee[] {
  const ordering = parseOrdering(sort, ORDERINGS);
  return ordering ? rows.toSorted(compareByOrdering(ordering, KEYS, ({ user_id }) => user_id)) : [...rows];
}

/** The columns of the Employees list; the count links to the assigned tickets. */
const COLUMNS: readonly Column<Employee>[] = [
  ...Object.values(
    columnsOf<Employee, PersonOrdering>(
      peopleFields,
      PERSON_ORDERINGS,
      (name, value) => valueText(peopleFields[name].kind, value),
      {
        username: {
          render: (person) => (
            <strong>
              <PersonCell name={fullName(person)} username={person.username} />
            </strong>
          ),
        },
        email: { title: msg('E-mail') },
      },
    ),
  ),
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

/** The Employees list of the elevator page (R522): the dealer's technicians, each with the tickets assigned. */
export function Employees() {
  const [sort, setSort] = useState('');
  const { data, ...query } = useCall(employeeList, { params: { dealer_id: useDealerId() } });
  const texts = messages.dashboard;
  return (
    <section aria-label={texts.employees}>
      <h2>{texts.employees}</h2>
      <ListRows
        caption={texts.employees}
        query={{ ...query, data: data && { ...data, results: sortEmployees(data.results, sort) } }}
        texts={{ failed: texts.employeesFailed, none: messages.form.noEngineers, noneHint: '' }}
        columns={COLUMNS}
        sort={sort}
        onSort={setSort}
        rowKey={({ user_id }) => user_id}
      />
    </section>
  );
}
