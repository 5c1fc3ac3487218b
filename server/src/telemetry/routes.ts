import { mayPreview, reportTelemetry } from '@smart-elevator/shared-api/contract/telemetry/endpoints';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/HttpError';
import { serve } from '../http/serve';
import { countReports } from './countReports';
import { readDeployedVersions, versionKey } from './deployedVersions';
import { addCounts } from './telemetryRepository';
import { deduplicateReports } from './deduplicateReports';

/** A page reports a few times while it is open; an office behind one address has many pages. */
const PER_MINUTE = 120;

/**
 * Receives the reports of signed-in dealers' browsers about the remotes. The deployment depends on them (ADR-140), so
 * a session counts once, and only for deployed versions.
 */
export function telemetry(app: FastifyInstance): void {
  const deployed = readDeployedVersions(app.settings.registryAt);
  serve(
    app,
    reportTelemetry,
    async ({ db, caller, body: { revision, reports } }) => {
      const versions = await deployed();
      const known = reports.filter((report) => versions.has(versionKey(report)));
      if (known.length === 0) return {};
      await db.transaction(async (within) =>
        addCounts(within, revision, countReports(await deduplicateReports(within, caller, known))),
      );
      return {};
    },
    { perMinute: PER_MINUTE },
  );
  serve(app, mayPreview, async ({ db, caller }) => {
    const [dealer] = await db.query(
      'select user_id from users where dealer_id = $1 and user_id = $1 and lower(username) = any ($2)',
      [caller.dealer_id, app.settings.previewDealers],
    );
    if (!dealer) throw notFound();
    return {};
  });
}
