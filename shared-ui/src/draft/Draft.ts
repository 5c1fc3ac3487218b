import { deleteDraft, hasDraft, isSecretName, readDraft, writeDraft, type DraftName } from './draftStore';

/** A form whose input is stored as a draft (R246). */
export interface DraftOptions extends DraftName {
  /** The version of the edited entity, if it has one: a draft stores the version that it started from. */
  version?: number | undefined;
}

/** The start of a draft: the values before any input, and their version. */
export interface DraftBase<Values> {
  values: Values;
  version?: number | undefined;
}

/** The draft of one form while that form is open. */
export class Draft<Values extends object> {
  /** The values that the form opens with: the given values and the draft's values on top. */
  readonly opening: Values;
  /** The time of the restored input, in milliseconds since 1970; undefined if none was restored. */
  readonly typedAt: number | undefined;
  private began: DraftBase<Values>;
  private values: Values;
  private secrets: ReadonlySet<string> = new Set();
  private released = false;
  private stored = true;
  private kept: boolean;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly of: DraftOptions,
    private readonly given: Values,
  ) {
    const stored = readDraft(of);
    this.kept = stored !== undefined;
    const typed = fitting(stored?.typed, given);
    this.opening = { ...given, ...typed };
    this.began = { values: given, version: of.version };
    this.values = this.opening;
    if (!stored || changedOf(this.opening, given).length === 0) return;
    this.typedAt = stored.at;
    const before = fitting(stored.before, given);
    this.began = { values: { ...given, ...before }, version: stored.version ?? of.version };
  }

  /** The start of the draft. For a restored draft these are the stored values of that time, not of now. */
  get beginning(): DraftBase<Values> {
    return this.began;
  }

  /** Continues with `values` from newer values: input is what differs from them. */
  rebase(beginning: DraftBase<Values>, values: Values, secrets: ReadonlySet<string>): void {
    this.began = beginning;
    if (!this.isGone) this.track(values, secrets);
  }

  /** Stores the form's values; `secrets` are the fields that are never stored. */
  track(values: Values, secrets: ReadonlySet<string>): void {
    // The opening values are stored already, and another tab may be writing.
    if (changedOf(values, this.values).length === 0) return;
    this.values = values;
    this.secrets = secrets;
    this.released = false;
    this.keep();
  }

  /** Whether the browser has stored the input; if not, it lasts as long as the page (R177). */
  readonly isStored = (): boolean => this.stored;

  /** Calls the listener when that may have changed; returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Whether there is input that is not saved. */
  get isUnsaved(): boolean {
    return !this.released && this.unsaved().length > 0;
  }

  /** `values` are saved. Input that was typed during the save stays unsaved. */
  markSaved(values: Values): void {
    this.began = { values };
    if (!this.isGone) this.keep();
  }

  /** The next navigation is not blocked; the draft stays. */
  release(): void {
    this.released = true;
  }

  /** Removes the draft; returns the values without it. */
  discard(): Values {
    deleteDraft(this.of);
    this.kept = false;
    this.began = { values: this.given, version: this.of.version };
    return this.given;
  }

  /** Whether it was removed while a save was under way: Logout discards all drafts (R111). */
  private get isGone(): boolean {
    return this.kept && !hasDraft(this.of);
  }

  private keep(): void {
    const names = this.unsaved();
    this.stored = names.length === 0 || this.write(names);
    this.kept = this.stored && names.length > 0;
    if (names.length === 0) deleteDraft(this.of);
    this.listeners.forEach((listener) => listener());
  }

  private write(names: readonly (keyof Values & string)[]): boolean {
    const typed = pick(this.values, names);
    const before = pick(this.began.values, names);
    return writeDraft(this.of, { at: Date.now(), typed, before, version: this.began.version });
  }

  private unsaved(): (keyof Values & string)[] {
    const changed = changedOf(this.values, this.began.values);
    return changed.filter((name) => !this.secrets.has(name) && !isSecretName(name));
  }
}

function changedOf<Values extends object>(values: Values, from: Values): (keyof Values & string)[] {
  return namesOf(values).filter((name) => !same(values[name], from[name]));
}

/** Compared as JSON: a form has only dates, numbers, texts and lists of options. */
const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

const pick = <Values extends object>(values: Values, names: readonly (keyof Values & string)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The stored fields that the form still has and whose type is unchanged. */
function fitting<Values extends object>(
  stored: Record<string, unknown> | undefined,
  given: Values,
): Partial<Values> {
  if (!stored) return {};
  const names = namesOf(given).filter(
    (name) => name in stored && kindOf(stored[name]) === kindOf(given[name]),
  );
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as Partial<Values>;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
