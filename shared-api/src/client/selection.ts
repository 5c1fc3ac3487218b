import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from './browserStorage';

/** The dealer's last selections (R113). The URL takes precedence (R207). */
export interface Selection {
  elevator?: { id: number | string; name: string } | undefined;
  technician?: { id: number | string; name: string } | undefined;
  customer?: { name: string } | undefined;
  ticket?: { id: number | string } | undefined;
  /** The tracker whose custom fields are edited. */
  tracker?: 'ticket' | 'report' | undefined;
}

const SELECTION_KEY = 'smart-elevator.selection';

/** The selections of this browser, stored in local storage and deleted with the session. */
export const useSelection = create<Selection>()(
  persist((): Selection => ({}), {
    name: SELECTION_KEY,
    storage: createJSONStorage<Selection, unknown>(() => browserStorage),
  }),
);

/** Stores a selection. */
export function select(choice: Selection): void {
  useSelection.setState(choice);
}

/** Deletes all selections. */
export function clearSelection(): void {
  useSelection.setState({}, true);
}

/** Takes what another tab has stored in place of the selections of this one. */
export function adoptStoredSelection(): void {
  const stored = browserStorage.getItem(SELECTION_KEY);
  clearSelection();
  if (stored === null) return browserStorage.removeItem(SELECTION_KEY);
  browserStorage.setItem(SELECTION_KEY, stored);
  void useSelection.persist.rehydrate();
}
