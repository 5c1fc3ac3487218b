import { deleteDraft, isSecretName, readDraft, writeDraft, type DraftName } from './draftStore';

/** A form whose typing is kept (R246). */
export interface DraftOptions extends DraftName {
  /** The version of what is edited, where it has one: a draft remembers the one that it began from. */
  version?: number | undefined;
}

/** What the dealer began from: the values before anything was typed, and their version. */
export interface DraftBase<Values> {
  values: Values;
  version?: number | undefined;
}

/** The draft of one form while that form is open. */
export class Draft<Values extends object> {
  /** What the form opens with: the values given, and what was typed into it when it was last open. */
  readonly opening: Values;
  /** When what is back was typed, in milliseconds since 1970; undefined when nothing is. */
  readonly typedAt: number | undefined;
  private began: DraftBase<Values>;
  private values: Values;
  private secrets: ReadonlySet<string> = new Set();
  private released = false;

  constructor(
    private readonly of: DraftOptions,
    private readonly given: Values,
  ) {
    const stored = readDraft(of);
    const typed = fitting(stored?.typed, given);
    this.opening = { ...given, ...typed };
    this.began = { values: given, version: of.version };
    this.values = this.opening;
    if (!stored || changedOf(this.opening, given).length === 0) return;
    this.typedAt = stored.at;
    const before = fitting(stored.before, given);
    this.began = { values: { ...given, ...before }, version: stored.version ?? of.version };
  }

  /** What the dealer began from. Of a draft that is back: from what was stored then, not now. */
  get beginning(): DraftBase<Values> {
    return this.began;
  }

  /** Goes on from newer values: what differs from them is what was typed. */
  rebase(beginning: DraftBase<Values>): void {
    this.began = beginning;
  }

  /** Takes note of the form's values; `secrets` are the fields that are never kept. */
  track(values: Values, secrets: ReadonlySet<string>): void {
    // What the form opened with is stored already; and another tab may be writing.
    if (changedOf(values, this.values).length === 0) return;
    this.values = values;
    this.secrets = secrets;
    this.released = false;
    this.keep();
  }

  /** Whether leaving now would leave something behind. */
  get isUnsaved(): boolean {
    return !this.released && this.unsaved().length > 0;
  }

  /** `values` are stored. What was typed while they were on their way is still to be kept. */
  markSaved(values: Values): void {
    this.began = { values };
    this.keep();
  }

  /** The next leaving is meant; the draft stays. */
  release(): void {
    this.released = true;
  }

  /** Forgets what was typed; answers what the form was opened for. */
  discard(): Values {
    deleteDraft(this.of);
    this.began = { values: this.given, version: this.of.version };
    return this.given;
  }

  private keep(): void {
    const names = this.unsaved();
    if (names.length === 0) return deleteDraft(this.of);
    const typed = pick(this.values, names);
    const before = pick(this.began.values, names);
    writeDraft(this.of, { at: Date.now(), typed, before, version: this.began.version });
  }

  private unsaved(): (keyof Values & string)[] {
    const changed = changedOf(this.values, this.began.values);
    return changed.filter((name) => !this.secrets.has(name) && !isSecretName(name));
  }
}

/** The fields whose values differ. */
function changedOf<Values extends object>(values: Values, from: Values): (keyof Values & string)[] {
  return namesOf(values).filter((name) => !same(values[name], from[name]));
}

/** As text: dates, numbers and lists of options are all that a form holds. */
const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

const pick = <Values extends object>(values: Values, names: readonly (keyof Values & string)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The stored fields that the form still has, and that are still of their kind. */
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
