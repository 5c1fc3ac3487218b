import { translateServerMessage } from '../language/translateServerMessage';

/** The server's sentences by field, as the framework sends them. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/**
 * A server's refusals under the inputs that they are about; what belongs to none of them comes as a sentence. One sentence
 * of an input stays in English, as those of its schema do: inputs say them in the shown language.
 */
export function serverErrors<Name extends string>(
  refused: ServerErrors,
  inputOf: (path: string) => Name | undefined,
): { fields: Partial<Record<Name, string>>; rest: string } {
  const fields: Partial<Record<Name, string>> = {};
  const rest: string[] = [];
  for (const [path, sentences] of Object.entries(refused)) {
    const input = inputOf(path);
    const [sentence = '', ...others] = sentences;
    if (!input) rest.push(...sentences.map(translateServerMessage));
    else fields[input] ??= others.length === 0 ? sentence : sentences.map(translateServerMessage).join(' ');
  }
  return { fields, rest: rest.join(' ') };
}
