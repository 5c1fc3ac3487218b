// @ts-check
/** Reads `[{ file, code }]` from standard input and prints the messages of the project's rules for each. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: process.argv[2] });
const snippets = JSON.parse(await text(process.stdin));
const found = [];
for (const { file, code } of snippets) {
  const [result] = await eslint.lintText(code, { filePath: file });
  found.push((result?.messages ?? []).map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(found));
