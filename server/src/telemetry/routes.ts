import { tellTelemetry } from '@smart-elevator/shared-api/contract/telemetry/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { countReports } from './countReports';
import { addCounts } from './telemetryRepository';

/** A page tells a few times while it stands open; an office behind one address has many pages. */
const PER_MINUTE = 120;

/** What the browsers tell of the remotes. */
export function telemetry(app: FastifyInstance): void {
  serve(
    app,
    tellTelemetry,
    async ({ db, body }) => {
      await addCounts(db, body.revision, countReports(body));
      return {};
    },
    { perMinute: PER_MINUTE },
  );
}
