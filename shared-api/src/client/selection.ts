import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What the dealer last chose (R113). The address wins over it (R207). */
export interface Selection {
  elevator?: { id: number | string; name: string } | undefined;
  technician?: { id: number | string; name: string } | undefined;
  customer?: { name: string } | undefined;
  ticket?: { id: number | string } | undefined;
  /** Whose custom fields are built. */
  tracker?: 'ticket' | 'report' | undefined;
}

/** The selections of this browser, kept in local storage and gone with the session. */
export const useSelection = create<Selection>()(
  persist((): Selection => ({}), { name: 'smart-elevator.selection' }),
);

/** Remembers a choice. */
export function select(choice: Selection): void {
  useSelection.setState(choice);
}

/** Forgets every choice. */
export function clearSelection(): void {
  useSelection.setState({}, true);
}
