import type { LoadPeek } from '../lists/usePeek';

/** Loads the peek of a list when it is opened first. */
export const loadPeek: LoadPeek = async () => (await import('./TicketPeek')).TicketPeek;
