// @ts-check
import { shellConfig } from '@smart-elevator/federation/webpack';

export default shellConfig(import.meta.dirname);
