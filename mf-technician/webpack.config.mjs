// @ts-check
import { remoteConfig } from '@smart-elevator/federation/webpack';

export default remoteConfig(import.meta.dirname);
