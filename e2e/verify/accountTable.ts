import { passwordResetTable } from './passwordResetTable';
import { registrationTable } from './registrationTable';
import type { Row } from './Row';
import { signInTable } from './signInTable';

/** wire.md, 'Account', row by row. */
export const accountTable: readonly Row[] = [...signInTable, ...registrationTable, ...passwordResetTable];
