import { translateServerMessage } from '../language/translateServerMessage';

/** The server's error messages by field, in the framework's format. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Assigns a server's errors to the inputs; errors without an input become one message. The errors of inputs stay in
 * English, like those of the schema: inputs translate them.
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
