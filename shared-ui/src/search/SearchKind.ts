import type { IconName } from '../icon/iconShapes';
import type { Tone } from '../tag/Tag';

/** Something that the console's search finds. */
export interface SearchResult {
  /** Unique in its kind. */
  id: string;
  title: string;
  /** What distinguishes it from a result with the same title. */
  detail?: string | undefined;
  /** A state that must not be overlooked, as a tag. */
  tag?: { text: string; tone: Tone; icon: IconName } | undefined;
  /** Its address. */
  to: string;
  /** The text that is searched for next, instead of opening the address. */
  fill?: string | undefined;
  /** An action that takes the place of opening the address. It shows its result in an alert, and never throws. */
  run?: (() => Promise<void>) | undefined;
  /** Opens a dialog in place of the address, once the search has closed. */
  opens?: (() => void) | undefined;
}

/** A kind of things that the console's search finds. Kinds with the same label are shown as one group. */
export interface SearchKind {
  /** In English; the search translates it. */
  label: string;
  icon: IconName;
  /** Smaller values come first. */
  order: number;
  /** Whether it also has results for the text '', before anything is typed. */
  suggests?: boolean;
  find: (text: string, signal: AbortSignal) => Promise<readonly SearchResult[]>;
}
