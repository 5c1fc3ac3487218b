import type { InferType } from 'yup';
import { flag, record } from '../fields';

/** A dealer's preferences (R825). */
export const preferences = record({ send_otp: flag() });
export type Preferences = InferType<typeof preferences>;
