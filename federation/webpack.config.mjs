// @ts-check
import { standaloneConfig } from './src/build/standaloneConfig.mjs';

export default standaloneConfig(import.meta.dirname);
