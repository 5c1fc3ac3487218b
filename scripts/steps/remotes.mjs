// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The folders of all remotes. */
export const remotes = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.json')));
