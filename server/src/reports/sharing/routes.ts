import * as calls from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import { sharedReportMessages } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/Database';
import type { PhotosOf } from '../../files/reportPhotos';
import { gone, notFound } from '../../http/HttpError';
import type { RateLimit } from '../../http/rateLimiter';
import { serve } from '../../http/serve';
import { withIdempotencyKey } from '../../http/withIdempotencyKey';
import { composeReportLetter, drawForSending, linkOf, sendDrawnReport } from './sendReport';
import { findShare, listShares, openShare, revokeShare, type OpenedShare } from './sharedReportRepository';

/** Reports per minute that one address may send: each is drawn. */
const SENT_PER_MINUTE = 60;
/** Requests per minute of one address to the links; everybody may make them. */
const OPENED_PER_MINUTE = 60;
/** Mails with a report of one dealer: its recipients are typed, so that it could be used for unwanted mail. */
const MAILED: RateLimit = { name: 'reports mailed by dealer', burst: 100, perHour: 100 };

/** Reports of lifts, buildings and visits that are sent to customers, and their links (R624, R625). */
export const sharedReports =
  (photosOf: PhotosOf) =>
  (app: FastifyInstance): void => {
    const { settings, rateLimiter } = app;
    // The address of the server is known only after it listens.
    const addressOf = (token: string) => linkOf(settings)(token);

    serve(app, calls.readReportLetter, ({ db, caller, query }) =>
      composeReportLetter(db, caller, query, settings),
    );

    serve(
      app,
      calls.sendReport,
      async (request) => {
        const { db, caller, body } = request;
        const drawn = await drawForSending(db, caller, body, photosOf);
        for (const _recipient of body.recipients) await rateLimiter.take(MAILED, String(caller.dealer_id));
        let link: string | null = null;
        // The stored answer to a repetition is without the link: only its hash may be in the database.
        const sent = await withIdempotencyKey(calls.sendReport, request, async (within) => {
          const made = await sendDrawnReport(within, caller, body, { ...drawn, settings });
          link = made.link;
          return { ...made, link: null };
        });
        return { ...sent, link };
      },
      { perMinute: SENT_PER_MINUTE },
    );

    serve(app, calls.sharedReports, async ({ db, caller: { dealer_id }, query }) => ({
      results: await listShares(db, dealer_id, query, { secret: settings.jwtSecret, linkOf: addressOf }),
    }));

    serve(app, calls.revokeSharedReport, async ({ db, caller: { dealer_id }, params: { share_id } }) => {
      if (!(await revokeShare(db, dealer_id, share_id))) throw notFound();
      return {};
    });

    serve(app, calls.openSharedReport, ({ db, params: { token } }) => workingShare(db, token), {
      perMinute: OPENED_PER_MINUTE,
    });

    serve(
      app,
      calls.readSharedReport,
      async ({ db, params: { token }, raw }) => {
        await workingShare(db, token);
        if (raw.method === 'HEAD') return { name: 'report.pdf', bytes: new Uint8Array() };
        const opened = await openShare(db, token);
        if (!opened) throw notFound();
        return { name: opened.file_name, bytes: opened.pdf };
      },
      { perMinute: OPENED_PER_MINUTE },
    );
  };

/** 404 for an unknown or revoked link, 410 for one that has expired. */
async function workingShare(db: Db, token: string): Promise<OpenedShare> {
  const found = await findShare(db, token);
  if (!found) throw notFound();
  if (found.has_expired) throw gone(sharedReportMessages.expired);
  return found;
}
