import { passwordResetTable } from './passwordResetTable';
import { registrationTable } from './registrationTable';
import type { Row } from './Row';
import { signInTable } from './signInTable';

/** The answers of the account's calls, row by row (R161 to R175). */
export const accountTable: readonly Row[] = [...signInTable, ...registrationTable, ...passwordResetTable];
