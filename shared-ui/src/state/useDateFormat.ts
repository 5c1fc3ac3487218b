import { useSyncExternalStore } from 'react';
import { currentDateFormat, onDateFormatChange, type DateFormat } from './dateFormat';

/** The date format; renders again when it changes. */
export const useDateFormat = (): DateFormat => useSyncExternalStore(onDateFormatChange, currentDateFormat);
