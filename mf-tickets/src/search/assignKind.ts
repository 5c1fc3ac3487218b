import { searchTickets } from '@smart-elevator/shared-api/client/search';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { fetchListPage } from '@smart-elevator/shared-api/client/useList';
import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { fullName, matchesPerson } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ACTIONS } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind, SearchResult } from '@smart-elevator/shared-ui/search/SearchKind';
import { pathTo } from '../paths';
import { assignTicket } from '../change/changeAtOnce';

/** More would hide the other results. */
const MAX_TICKETS = 3;
const MAX_TECHNICIANS = 8;
/** Deactivated technicians among those that are read are not offered. */
const MAX_READ = 50;

/** 'Assign ELV-9 to …' for a ticket that the text names; for 'Assign ELV-9 to ra' the technicians with 'ra'. */
export const assignKind: SearchKind = {
  ...ACTIONS,
  icon: 'user',
  find: async (typedText, signal) => {
    const text = wordsIn(typedText).map(withDigitsOfKeys).join(' ');
    if (isKey(text)) return (await searchTickets(text, signal)).filter(hasKey(text)).map(chooseTechnician);
    const verbs = wordsIn(`assign ${sentence('', '')}`.toLowerCase().trim()).filter((word) => word !== 'to');
    const typed = wordsIn(text);
    if (!typed.some((word) => verbs.includes(word.toLowerCase()))) return [];

    const named = removeWords(text, `to ticket ${t('Assign ticket')} ${verbs.join(' ')}`);
    const key = wordsIn(named).find(isKey);
    const name = removeWords(named, key ?? '');
    const isComplete = ['to', verbs.at(-1)].includes(typed.at(-1)?.toLowerCase());
    if (key && (name || isComplete)) return technicianResults(key, name, signal);
    return named ? (await searchTickets(named, signal)).slice(0, MAX_TICKETS).map(chooseTechnician) : [];
  },
};

const sentence = (key: string, name: string) => t('Assign {key} to {name}', { key, name });

const isKey = (word: string) => /^\p{L}+-\d+$/u.test(word);

/** A key has the digits 0 to 9; another word, such as a name, keeps its own (R916). */
const withDigitsOfKeys = (word: string) => (isKey(asciiDigits(word)) ? asciiDigits(word) : word);

interface Ticket {
  ticket_id: number;
  ticket_key: string;
  summary: string;
}

const hasKey =
  (key: string) =>
  ({ ticket_key }: Ticket) =>
    ticket_key.toLowerCase() === key.toLowerCase();

const chooseTechnician = ({ ticket_key: key, summary }: Ticket): SearchResult => ({
  id: `assign ${key}`,
  title: sentence(key, '…'),
  detail: summary,
  to: pathTo.ticket(key),
  fill: sentence(key, ''),
});

async function technicianResults(key: string, name: string, signal: AbortSignal): Promise<SearchResult[]> {
  const dealer_id = Number(useSession.getState().session?.user_id ?? 0);
  const [tickets, people] = await Promise.all([
    searchTickets(key, signal),
    fetchListPage(employeeList, {
      params: { dealer_id },
      filter: name ? { search: name, search_in: 'all' } : {},
      page: 1,
      pageSize: MAX_READ,
      matches: (person) => matchesPerson(person, name, 'all'),
    }),
  ]);
  const technicians = selectablePeople(people.results, []).slice(0, MAX_TECHNICIANS);
  return tickets.filter(hasKey(key)).flatMap((ticket) =>
    technicians.map((person) => ({
      id: `assign ${key} ${person.user_id}`,
      title: sentence(ticket.ticket_key, fullName(person) || person.username),
      detail: fullName(person) ? person.username : '',
      to: pathTo.ticket(ticket.ticket_key),
      run: () => assignTicket(ticket, person),
    })),
  );
}

const wordsIn = (text: string): string[] => text.split(/\s+/);

/** The words of a text that are not in a sentence, in any case. */
export function removeWords(text: string, sentence: string): string {
  const known = new Set(wordsIn(sentence.toLowerCase()));
  return wordsIn(text)
    .filter((word) => !known.has(word.toLowerCase()))
    .join(' ');
}
