import type { InferType } from 'yup';
import { choice, day, flag, integer, list, record } from '../fields';
import { visitPerson, visitRow } from './visit';
import { absence } from './workingDays';

/** The longest span of the board, in days. */
export const BOARD_MAX_DAYS = 31;

/** The dispatch board between two days (R1210). */
export const board = record({
  technicians: list(visitPerson.concat(record({ is_active: flag() }))),
  /** The visits of these days, cancelled ones excepted. */
  visits: list(visitRow, Number.MAX_SAFE_INTEGER),
  absences: list(absence),
  /** Days of the span on which nobody works. */
  days_off: list(day()),
  day_minutes: integer(60, 24 * 60),
  /** The last dated day off that is entered; null if none is. */
  last_holiday: day().nullable(),
});
export type Board = InferType<typeof board>;

/** The cancelled visits of the tray are those of this many days ago and later. */
export const TRAY_CANCELLED_DAYS = 31;

/**
 * The tabs of the tray beside the board, whatever its days: open visits without a technician; open ones whose day has passed, or
 * that meet another one of the same lift or technician; those on hold; cancelled ones.
 */
export const TRAY_TABS = ['unassigned', 'alerts', 'hold', 'cancelled'] as const;
export type TrayTab = (typeof TRAY_TABS)[number];

/** The most visits of one tab; `count` has them all. */
export const TRAY_ROWS = 200;

export const tray = record({
  counts: record({
    unassigned: integer(0),
    alerts: integer(0),
    hold: integer(0),
    cancelled: integer(0),
  }),
  visits: list(visitRow, TRAY_ROWS),
});
export type Tray = InferType<typeof tray>;

export const trayQuery = record({ tab: choice(TRAY_TABS) });
