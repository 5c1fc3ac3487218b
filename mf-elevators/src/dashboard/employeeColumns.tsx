import type { Employee } from '@smart-elevator/shared-api/contract/people/person';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { sentence } from '@smart-elevator/shared-ui/language/say';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';

/** The columns of the Employees list; the count leads to the tickets assigned. */
export const employeeColumns: readonly Column<Employee>[] = [
  {
    key: 'username',
    title: sentence('User name'),
    sort: 'username',
    render: ({ username }) => <strong>{username}</strong>,
  },
  { key: 'email', title: sentence('E-mail'), sort: 'email', render: ({ email }) => email },
  {
    key: 'ticket_count',
    title: sentence('Tickets assigned'),
    sort: 'ticket_count',
    render: ({ user_id, username, ticket_count }) => (
      <Link to={pathTo.technicianTickets(user_id, username)}>{formatCount(ticket_count)}</Link>
    ),
  },
];
