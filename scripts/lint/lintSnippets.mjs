// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps/root.mjs';

/**
 * A text, and the file of the project that it would be.
 * @typedef {{ file: string, code: string }} Snippet
 * @typedef {{ rule: string, message: string }} Found
 */

/**
 * Lints texts as files of the project, and returns what the rules report for each.
 *
 * @param {readonly Snippet[]} snippets
 * @returns {Found[][]}
 */
export function lintSnippets(snippets) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    /** @type {Snippet[][]} Several snippets of one file are linted in several folders. */
    const rounds = [];
    for (const snippet of snippets) {
      const free = rounds.find((round) => round.every(({ file }) => file !== snippet.file));
      if (free) free.push(snippet);
      else rounds.push([snippet]);
    }
    const found = new Map(rounds.flatMap((round, at) => lintRound(path.join(folder, `${at}`), round)));
    return snippets.map((snippet) => found.get(snippet) ?? []);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} folder
 * @param {readonly Snippet[]} round
 * @returns {[Snippet, Found[]][]}
 */
function lintRound(folder, round) {
  const config = pathToFileURL(path.join(root, 'oxlint.config.mjs')).href;
  write(path.join(folder, 'oxlint.config.mjs'), `export { default } from ${JSON.stringify(config)};\n`);
  for (const { file, code } of round) write(path.join(folder, file), code);
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config=oxlint.config.mjs', '--format=json', ...round.map(({ file }) => file)],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout.trimStart().startsWith('{')) throw new Error(`oxlint printed:\n${stdout}${stderr}`);
  /** @type {{ diagnostics: { filename: string, code: string, message: string, help?: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return round.map((snippet) => [
    snippet,
    diagnostics
      .filter(({ filename }) => filename === snippet.file)
      .map(({ code, message, help = '' }) => ({ rule: ruleOf(code), message: `${message} ${help}`.trim() })),
  ]);
}

/** 'typescript(no-explicit-any)' is 'typescript/no-explicit-any'; the rules of ESLint's core have no prefix. @param {string} code */
const ruleOf = (code) => code.replace(/^eslint\(|\)$/g, '').replace('(', '/');

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
