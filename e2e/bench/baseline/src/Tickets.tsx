import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readSession } from './session';

interface Ticket {
  ticket_key: string;
  subject: string;
  status: string;
  priority: string;
}

/** The first list that a dealer opens, as plain HTML. */
export function Tickets() {
  const [params] = useSearchParams();
  const page = Number(params.get('page') ?? '1');
  const [tickets, setTickets] = useState<readonly Ticket[]>();
  useEffect(() => {
    const left = new AbortController();
    readTickets(page, left.signal).then(setTickets, () => undefined);
    return () => left.abort();
  }, [page]);
  return (
    <main aria-busy={tickets === undefined}>
      <h1>All Issues</h1>
      <table>
        <tbody>
          {tickets?.map(({ ticket_key, subject, status, priority }) => (
            <tr key={ticket_key}>
              <th scope="row">{ticket_key}</th>
              <td>{subject}</td>
              <td>{status}</td>
              <td>{priority}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="Pages">
        <Link to={`?page=${page + 1}`}>Next page</Link>
      </nav>
    </main>
  );
}

async function readTickets(page: number, signal: AbortSignal): Promise<Ticket[]> {
  const session = readSession();
  const address = `/api/tickets/all-ticket-list-emp/${session?.user_id}/?page=${page}&page_size=25`;
  const answer = await fetch(address, { signal, headers: { authorization: `Bearer ${session?.access}` } });
  if (!answer.ok) throw new Error(`The list was answered with ${answer.status}.`);
  return (await answer.json()).results;
}
