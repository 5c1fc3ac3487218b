// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../artifacts/workspace.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { bucketStore } from './bucketStore.mjs';
import { directoryStore } from './directoryStore.mjs';

/** If one of them is set, all must be. */
const BUCKET = ['DEPLOY_S3_ENDPOINT', 'DEPLOY_S3_BUCKET', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/**
 * The deployment target: the bucket of the environment, else a folder (DEPLOY_DIR, else site/).
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {{ store: import('./directoryStore.mjs').Store, folder: string | undefined }} `folder` if it is a folder
 */
export function openStore(env = process.env) {
  if (!env['DEPLOY_S3_ENDPOINT'] && !env['DEPLOY_S3_BUCKET']) {
    const folder = path.resolve(ROOT, env['DEPLOY_DIR'] ?? 'site');
    if (!['index.html', 'mf'].every((part) => existsSync(path.join(folder, part))))
      throw new DeployRejectedError(
        `${folder} has no console. Please set DEPLOY_DIR to the folder that is served; a new one starts as a copy of site/.`,
      );
    return { store: directoryStore(folder), folder };
  }
  const missing = BUCKET.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new DeployRejectedError(`To deploy to a bucket, please set also: ${missing.join(', ')}.`);
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = BUCKET.map(
    (name) => env[name],
  );
  const region = env['AWS_REGION'] ?? 'us-east-1';
  return {
    store: bucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }),
    folder: undefined,
  };
}
