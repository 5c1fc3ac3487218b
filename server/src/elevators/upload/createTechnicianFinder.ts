import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';

/** A technician of the dealer, as far as a file may name one. */
export interface NamedTechnician {
  user_id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  phoneno: string;
  is_active: boolean;
}

/** The technician whom a text of a file names, or why it names none. */
export type FoundTechnician = { user_id: number } | { fault: string };

/** What a text may be, the most exact first: a user name is one technician's, a first name may be that of several. */
const KINDS: readonly ((one: NamedTechnician) => readonly string[])[] = [
  ({ username }) => [username],
  ({ email }) => [email],
  ({ first_name, last_name }) => [`${first_name} ${last_name}`, `${last_name} ${first_name}`],
  ({ first_name, last_name }) => [first_name, last_name],
];

/** The user names that a reason lists. */
const MAX_LISTED = 5;

/** Finds technicians by what dealers write in their files (R884). Active ones come first. */
export function createTechnicianFinder(
  technicians: readonly NamedTechnician[],
): (text: string) => FoundTechnician {
  const active = technicians.filter(({ is_active }) => is_active);
  const inactive = technicians.filter(({ is_active }) => !is_active);
  const indexes = [indexOf(active), indexOf(inactive)] as const;
  const messages = uploadMessages();
  return (text) => {
    const [found, gone] = indexes.map((index) => matches(index, text));
    const [first, second] = found ?? [];
    if (first && !second) return { user_id: first.user_id };
    if (first) return { fault: messages.technicianSeveral(text, listed(found ?? [])) };
    return { fault: gone?.[0] ? messages.technicianInactive(text) : messages.technicianUnknown(text) };
  };
}

interface Index {
  byKind: readonly ReadonlyMap<string, readonly NamedTechnician[]>[];
  phones: readonly { digits: string; technician: NamedTechnician }[];
}

function indexOf(technicians: readonly NamedTechnician[]): Index {
  const byKind = KINDS.map((textsOf) => {
    const found = new Map<string, NamedTechnician[]>();
    for (const one of technicians) {
      for (const key of new Set(textsOf(one).map(plain))) {
        const known = found.get(key);
        if (known) known.push(one);
        else if (key !== '') found.set(key, [one]);
      }
    }
    return found;
  });
  const phones = technicians.map((technician) => ({ digits: national(technician.phoneno), technician }));
  return { byKind, phones };
}

function matches({ byKind, phones }: Index, text: string): readonly NamedTechnician[] {
  for (const texts of byKind) {
    const found = texts.get(plain(text));
    if (found) return found;
  }
  const digits = PHONE.test(asciiDigits(text)) ? national(text) : '';
  return phones.flatMap(({ digits: own, technician }) => (isSamePhone(own, digits) ? [technician] : []));
}

/** Without case, commas ('Rao, Asha'), dots ('R. Asha') and repeated spaces. */
const plain = (text: string): string =>
  searchForm(text)
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();

/** Text that can only be a phone number. */
const PHONE = /^[+\d][\d\s().\-/]*$/;
/** Digits that a number has at least; fewer are an extension, or a number of another kind. */
const MIN_DIGITS = 6;

const national = (phone: string): string => asciiDigits(phone).replaceAll(/\D/g, '').replace(/^0+/, '');

/** Whether two numbers are the same, written with or without the country's. */
const isSamePhone = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= MIN_DIGITS && (one.endsWith(other) || other.endsWith(one));

function listed(technicians: readonly NamedTechnician[]): string {
  const names = technicians.map(({ username }) => username).sort();
  const shown = names.slice(0, MAX_LISTED).join(', ');
  return names.length > MAX_LISTED ? `${shown}, …` : shown;
}
