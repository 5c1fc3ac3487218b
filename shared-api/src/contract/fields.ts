import { array, boolean, mixed, number, object, string } from 'yup';
import type { AnyObject, AnySchema, ISchema, ObjectShape } from 'yup';
import { isCalendarDate } from './calendar';
import { truncate, codePointLength } from './codePointLength';
import { pythonTypeName } from './pythonTypeName';
import { frameworkMessages } from './frameworkMessages';

/**
 * The words of which every schema of the contract is made. Each speaks the framework's sentences (R909), tells a
 * missing value from a blank one and from null, and is required unless it is made `.optional()` or `.nullable()`.
 *
 * A screen stands only when the schemas of its domain do, so they are made cheaply: what is asked for in the same words is
 * made once, and in one piece (`withMutation`), where yup else copies the schema at every step.
 */

/** The largest id and the largest whole number that a column of the database holds (32 bits, signed). */
export const MAX_INTEGER = 2_147_483_647;

/** Text on one or more lines, trimmed at both ends, at most `max` characters. Not blank. */
export const text = memoized((max: number) => blankableText(max).test(notBlank));

/** As `text`, but '' is a value. */
export const blankableText = memoized((max: number) => trimmed(max));

/** A secret: never trimmed, since spaces may belong to it. Not blank. */
export const secret = (max = 128) => line(max).test(notBlank);

/** An e-mail address, at most 254 characters. */
export const email = () => text(254).email(frameworkMessages.notEmail);

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

/** One of `values` without regard to case; the value that comes out is spelled as in `values`. */
export const choiceAnyCase = <const T extends string>(values: readonly T[]) =>
  choice(values).transform((value: unknown) => {
    if (typeof value !== 'string') return value;
    return values.find((known) => known.toLowerCase() === value.trim().toLowerCase()) ?? value;
  });

/** A whole number that fits 32 bits. '12' counts as 12, as in a query. */
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

/** The id of a row. */
export const id = () => integer(1);

/** A calendar day, yyyy-mm-dd. It stays text: a day has no time zone. */
export const day = memoized(() =>
  withPlain(string()).withMutation((made) =>
    made
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

/** A moment, ISO 8601 with a time zone (replies only). */
export const moment = memoized(() => string().defined().meta({ format: 'date-time' }));

/** true or false; 'true', 'false', 1 and 0 count too. */
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
      // Of what is too long only so much is looked at as shows it.
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
  object(fields).withMutation((made) =>
    made
      .transform(withoutInherited)
      .typeError(({ value }: { value: unknown }) => frameworkMessages.notObject(pythonTypeName(value)))
      .defined()
      .noUnknown(),
  );

/** A file that a call answers with: its name, and what is in it. */
export const file = () => record({ name: text(200), bytes: anyValue<Uint8Array>() });

/** Nothing: no body, or no reply. */
export const emptyBody = () => object({}).transform(withoutInherited).defined();

/** A value that a reply passes on as it is. */
export const anyValue = <T>() => mixed<T & {}>().defined();

/** Makes what is asked for with the same numbers only once; nobody changes a schema, they are copied. */
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
 * yup asks what it is given to turn itself into a text, which a record with a `toString` of its own cannot do: then a bad
 * value would be a fault of ours. `plain` comes before that.
 */
function withPlain<S extends AnySchema>(schema: S, plain: (value: unknown) => unknown = withoutInherited): S {
  schema.transforms.unshift(plain);
  return schema;
}

/** Lists and records are no numbers and no flags, whatever they say of themselves. */
const notANumber = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Number.NaN : value;

/** The longest piece of a bad value that is said back, in characters. */
const MAX_QUOTED_LENGTH = 200;

/** A bad value as a sentence says it; of what is long its beginning, of what is too deep to be written its type. */
function quoteForMessage(value: unknown): string {
  const text = typeof value === 'object' ? written(value) : String(value);
  return codePointLength(text) > MAX_QUOTED_LENGTH ? `${truncate(text, MAX_QUOTED_LENGTH)}…` : text;
}

/** The deepest value that is written: how deep JSON.stringify goes depends on the engine. */
const MAX_DEPTH = 500;
const written = (value: unknown): string =>
  isTooDeep(value) ? pythonTypeName(value) : JSON.stringify(value);

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  return level.length > 0;
}

/** Drops keys such as 'constructor', which yup would take for fields that every object has. */
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
      // Named as yup's own, which counts UTF-16 units: the OpenAPI document reads the limit from it.
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

/** A number as it is, or one written in digits; yup itself would also read '1 2' as 12, '0x10' as 16 and [1] as 1. */
function integerOf(value: unknown): unknown {
  if (typeof value === 'string') return /^\s*[+-]?\d+(\.0*)?\s*$/.test(value) ? Number(value) : Number.NaN;
  return typeof value === 'object' && value !== null ? Number.NaN : value;
}

// yup's own trim() breaks on a list or an object, which then is a fault of ours instead of a bad value.
const trimmed = (max: number) =>
  line(max).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

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
