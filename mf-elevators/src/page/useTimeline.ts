import { useList } from '@smart-elevator/shared-api/client/useList';
import type { TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';

/** The number of entries that are shown initially, and added each time. */
export const TIMELINE_PAGE_SIZE = 20;

/** A part of an elevator's timeline; all kinds if none is given. */
export interface TimelineQuery {
  elevator_id: number;
  kind: TimelineKind | undefined;
  page: number;
}

/** Loads a part of an elevator's timeline. */
export const useTimeline = ({ elevator_id, kind, page }: TimelineQuery) =>
  useList(elevatorTimeline, {
    params: { elevator_id },
    filter: kind ? { kind } : {},
    page,
    pageSize: TIMELINE_PAGE_SIZE,
    matches: (entry) => !kind || entry.kind === kind,
  });
