import { array, boolean, mixed, number, object, string } from 'yup';
import type { AnyObject, AnySchema, ISchema, ObjectShape } from 'yup';
import { asciiDigits } from './asciiDigits';
import { isCalendarDate } from './calendar';
import { codePointLength } from './codePointLength';
import { pythonTypeName } from './pythonTypeName';
import { frameworkMessages } from './frameworkMessages';
import { normalizeText, onOneLine } from './normalizeText';
import { quoteForMessage } from './quoteForMessage';

/**
 * The building blocks of every schema in the contract. Each uses the framework's messages (R909), distinguishes a
 * missing, a blank and a null value, and is required unless it is made `.optional()` or `.nullable()`.
 * A screen cannot be shown before the schemas of its domain exist, so they are built cheaply: equal schemas are
 * created once, and in one piece (`withMutation`), because yup otherwise copies the schema at every step.
 */

/** The largest integer that a database column can hold (32 bits, signed). */
export const MAX_INTEGER = 2_147_483_647;

/** Text on one or more lines, normalised (ADR-120), at most `max` characters. Not blank. */
export const text = memoized((max: number) => blankableText(max).test(notBlank));

/** Like `text`, but '' is allowed. */
export const blankableText = memoized((max: number) => line(max).transform(ofText(normalizeText)));

/** Text on one line: a line break, a tab or several spaces are one space (R915). Not blank. */
export const oneLine = memoized((max: number) => text(max).transform(ofText(onOneLine)));

/** Like `oneLine`, but '' is allowed. */
export const blankableLine = memoized((max: number) => blankableText(max).transform(ofText(onOneLine)));

/** The same text with the digits of every script as 0 to 9 (R916): of phone numbers, postal codes and passcodes. */
export const withAsciiDigits = <S extends AnySchema>(schema: S): S => schema.transform(ofText(asciiDigits));

/** For replies: another back end has null for a text that is not known. */
export const blankIfNull = <S extends AnySchema>(schema: S): S =>
  schema.transform((value: unknown, original: unknown) => (original === null ? '' : value));

/** A secret: never trimmed, because spaces may belong to it. Not blank. */
export const secret = (max = 128) => line(max).test(notBlank);

/** An e-mail address, at most 254 characters. */
export const email = () => oneLine(254).email(frameworkMessages.notEmail);

/** One of `values`, exactly as spelled. */
export const choice = <const T extends string>(values: readonly T[]) =>
  withPlain(string<T>()).withMutation((made) =>
    made
      .typeError(({ value }: { value: unknown }) => frameworkMessages.notChoice(quoteForMessage(value)))
      .defined(frameworkMessages.required)
      .nonNullable(frameworkMessages.null)
      .test({
        name: 'choice',
        skipAbsent: true,
        test(value, context) {
          const known = (values as readonly string[]).includes(value);
          return (
            known ||
            context.createError({
              message: frameworkMessages.notChoice(quoteForMessage(context.originalValue)),
            })
          );
        },
      })
      .meta({ enum: values }),
  );

/** One of `values` in any case; the result is spelled as in `values`. */
export const choiceAnyCase = <const T extends string>(values: readonly T[]) =>
  choice(values).transform((value: unknown) => {
    if (typeof value !== 'string') return value;
    return values.find((known) => known.toLowerCase() === value.trim().toLowerCase()) ?? value;
  });

/** An integer that fits into 32 bits, unless `max` is larger. '12' counts as 12, as in a query. */
export const integer = memoized((min: number = -MAX_INTEGER, max: number = MAX_INTEGER) =>
  withPlain(number(), notANumber).withMutation((made) =>
    made
      .transform((_value: unknown, original: unknown) => integerOf(original))
      .typeError(frameworkMessages.notInteger)
      .defined(frameworkMessages.required)
      .nonNullable(frameworkMessages.null)
      .integer(frameworkMessages.notInteger)
      .min(min, frameworkMessages.tooSmall(min))
      .max(max, frameworkMessages.tooLarge(max)),
  ),
);

/** The id of a row: JSON is exact up to 2^53, and a timeline adds bits for the kind of an entry (ADR-115). */
export const id = () => integer(1, 2 ** 50 - 1);
/** @deprecated Use `id` (ADR-115). */
export const wideId = () => id();

/** A calendar day, yyyy-mm-dd. It stays a string: a day has no time zone. */
export const day = memoized(() =>
  withPlain(string()).withMutation((made) =>
    made
      .transform(ofText(asciiDigits))
      .typeError(frameworkMessages.notDate)
      .defined(frameworkMessages.required)
      .nonNullable(frameworkMessages.null)
      .test({
        name: 'day',
        skipAbsent: true,
        message: frameworkMessages.notDate,
        test: (value) => isCalendarDate(value),
      })
      .meta({ format: 'date' }),
  ),
);

/** A timestamp, ISO 8601 with a time zone (replies only). */
export const dateTime = memoized(() => string().defined().meta({ format: 'date-time' }));

/** true or false; 'true', 'false', 1 and 0 are accepted too. */
export const flag = memoized(() =>
  withPlain(boolean(), notANumber).withMutation((made) =>
    made
      .transform((value: unknown, original: unknown) => FLAGS.get(original) ?? value)
      .typeError(frameworkMessages.notBoolean)
      .defined(frameworkMessages.required)
      .nonNullable(frameworkMessages.null),
  ),
);

/** A list of `of`. */
export const list = <Row>(of: ISchema<Row, AnyObject>, max = 10_000) =>
  array(of).withMutation((made) =>
    made
      // Of a list that is too long only as many entries are checked as are needed to detect that.
      .transform((value: unknown) =>
        Array.isArray(value) && value.length > max ? value.slice(0, max + 1) : value,
      )
      .typeError(({ value }: { value: unknown }) => frameworkMessages.notList(pythonTypeName(value)))
      .defined(frameworkMessages.required)
      .nonNullable(frameworkMessages.null)
      .max(max, frameworkMessages.tooLarge(max)),
  );

/** An object of these fields; other keys are dropped. */
export const record = <S extends ObjectShape>(fields: S) =>
  object(fields).withMutation((made) => {
    made.nonNullable(frameworkMessages.null);
    return made
      .transform(withoutInherited)
      .typeError(({ value }: { value: unknown }) => frameworkMessages.notObject(pythonTypeName(value)))
      .defined()
      .noUnknown();
  });

/** A file in an answer: its name and its content. */
export const file = () => record({ name: text(200), bytes: anyValue<Uint8Array>() });

/** No body, or no reply. */
export const emptyBody = () => object({}).transform(withoutInherited).defined();

/** A value that a reply passes on unchanged. */
export const anyValue = <T>() => mixed<T & {}>().defined();

/** Creates schemas with equal parameters only once. They can be shared, because a change of a schema copies it. */
function memoized<N extends (number | undefined)[], S>(make: (...numbers: N) => S): (...numbers: N) => S {
  const made = new Map<string, S>();
  return (...numbers) => {
    const key = numbers.join();
    const known = made.get(key);
    if (known !== undefined) return known;
    const schema = make(...numbers);
    made.set(key, schema);
    return schema;
  };
}

/**
 * yup converts invalid values to text for its messages, which fails for a record with its own `toString`: a bad value
 * would then be a server error. `plain` is applied before that.
 */
function withPlain<S extends AnySchema>(schema: S, plain: (value: unknown) => unknown = withoutInherited): S {
  schema.transforms.unshift(plain);
  return schema;
}

/** Lists and records are neither numbers nor flags, even if they convert to one. */
const notANumber = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Number.NaN : value;

/** Drops keys such as 'constructor', which yup would take for fields, because every object inherits them. */
function withoutInherited(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const own = entries.filter(([key]) => !(key in Object.prototype));
  return own.length === entries.length ? value : Object.fromEntries(own);
}

function line(max: number) {
  return withPlain(string()).withMutation((made) =>
    made
      .typeError(frameworkMessages.notText)
      .defined(frameworkMessages.required)
      .nonNullable(frameworkMessages.null)
      // Has the name of yup's own test, which counts UTF-16 units: the OpenAPI document reads the limit from it.
      .test({
        name: 'max',
        exclusive: true,
        skipAbsent: true,
        params: { max },
        message: frameworkMessages.tooLong(max),
        test: (value) => value === undefined || codePointLength(value) <= max,
      })
      .test({
        name: 'nul',
        skipAbsent: true,
        message: frameworkMessages.nulCharacters,
        test: (value) => value === undefined || !value.includes('\0'),
      }),
  );
}

/** A number, also as digits; yup would convert '1 2' and [1], too. '1.000' is none: it is a thousand in some countries. */
function integerOf(value: unknown): unknown {
  if (typeof value === 'string') {
    const written = asciiDigits(value);
    return /^\s*[+-]?\d+(\.0{0,2})?\s*$/.test(written) ? Number(written) : Number.NaN;
  }
  return typeof value === 'object' && value !== null ? Number.NaN : value;
}

// yup's own transforms throw on a list or an object, which would then be a server error instead of a bad value.
const ofText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

const notBlank = {
  name: 'blank',
  skipAbsent: true,
  message: frameworkMessages.blank,
  test: (value: string | undefined) => value === undefined || value.trim() !== '',
};

const FLAGS = new Map<unknown, boolean>([
  ['true', true],
  ['True', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['False', false],
  ['0', false],
  [0, false],
]);
