import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import type { UploadRow } from '@smart-elevator/shared-api/contract/elevators/upload';

/** A customer whose user name is made, because the file has none (R876). */
export interface DerivedCustomer {
  username: string;
  /** The name and the e-mail address, as far as the file has them. */
  about: string;
  rows: number[];
}

/** A technician as the file writes it. */
export interface WrittenTechnician {
  text: string;
  rows: number[];
}

/** What a file says of people, where the dealer may have to decide. */
export interface FileNames {
  derived: readonly DerivedCustomer[];
  technicians: readonly WrittenTechnician[];
}

export const NO_NAMES: FileNames = { derived: [], technicians: [] };

/** How a written technician is compared. */
export const technicianKey = (text: string): string => searchForm(text).replaceAll(/\s+/g, ' ');

/** Collects the names from the rows of a file. */
export function createNameCollector() {
  const derived = new Map<string, DerivedCustomer>();
  const technicians = new Map<string, WrittenTechnician>();
  return {
    addDerived({ customer_username: username, ...value }: UploadRow, row: number): void {
      const known = derived.get(username);
      if (known) return void known.rows.push(row);
      const name = `${value.customer_first_name} ${value.customer_last_name}`.trim();
      derived.set(username, {
        username,
        about: [name, value.customer_email].filter(Boolean).join(' · '),
        rows: [row],
      });
    },
    addTechnician(text: string, row: number): void {
      const key = technicianKey(text);
      if (key === '') return;
      const known = technicians.get(key);
      if (known) known.rows.push(row);
      else technicians.set(key, { text: text.trim(), rows: [row] });
    },
    names: (): FileNames => ({ derived: [...derived.values()], technicians: [...technicians.values()] }),
  };
}
