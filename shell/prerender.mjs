// @ts-check
import { prerender } from '@smart-elevator/federation/prerender';

await prerender(import.meta.dirname);
