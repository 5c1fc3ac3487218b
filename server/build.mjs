// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describeCalls } from './describeCalls.mjs';

// One file per program, and the chunks that they share. npm packages stay external; our own TypeScript is bundled.
const root = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const external = [
  ...Object.keys(dependencies).filter((name) => !name.startsWith('@smart-elevator/')),
  // The judge of canaries shares its steps with a deploy, but loads none of these.
  ...['react-router-dom', 'semver'],
];

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    worker: 'src/worker.ts',
    admin: 'src/admin/main.ts',
    backup: 'src/admin/backup.ts',
    restore: 'src/admin/restore.ts',
    reset: 'src/admin/reset.ts',
    marylandTemplate: 'src/demo/marylandTemplate.ts',
    judge: '../federation/src/delivery/commands/judgeProgram.mjs',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks-[hash]',
  bundle: true,
  define: { CALL_DESCRIPTIONS: JSON.stringify(describeCalls()) },
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external,
  logLevel: 'warning',
});
