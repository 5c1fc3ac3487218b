import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';

const said = messages.secondFactor;

/** Every field of these forms is needed. */
export function emptyFields<Values extends Record<string, string>>(values: Values) {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(empty.map(([name]) => [name, said.required])) as Partial<
    Record<keyof Values & string, string>
  >;
}

/** Why the server refused: at the fields of the form where it names them, else as one sentence. */
export function refusalOf(
  error: ApiError,
  names: readonly string[],
): { fields: Record<string, string>; sentence: string | undefined } {
  const fields: Record<string, string> = {};
  for (const name of names) {
    const sentences = error.fields[name];
    if (sentences) fields[name] = sentences.join(' ');
  }
  if (Object.keys(fields).length > 0) return { fields, sentence: undefined };
  // Another back end may not have the call (R254).
  if (error.status === 404) return { fields, sentence: messages.notOffered };
  const [whole] = error.fields['non_field_errors'] ?? [];
  const told = error.failure === 'refused' ? (whole ?? error.detail) : undefined;
  return { fields, sentence: told ?? sentenceFor(error.failure) };
}
