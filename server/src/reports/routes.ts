import {
  addReport,
  customerReports,
  elevatorReports,
  readReport,
} from '@smart-elevator/shared-api/contract/reports/endpoints';
import {
  readYearReport,
  readYearReportPdf,
} from '@smart-elevator/shared-api/contract/reports/societyEndpoints';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/HttpError';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { serve } from '../http/serve';
import type { PhotosOf } from '../files/reportPhotos';
import { ofPeriod, readSocietyReport } from './readSocietyReport';
import {
  canAccessElevator,
  findReport,
  languageOf,
  ofVisit,
  listCustomerReports,
  listReports,
  readReportHead,
} from './reportRepository';
import { storeReport } from './storeReport';

/** PDFs per minute that one address may request: each takes some milliseconds of CPU time. */
const PDFS_PER_MINUTE = 120;

/** Milliseconds after the start until the programs of PDFs are loaded, when the first visitors have their pages. */
const PRELOAD_MS = 5_000;

/** The AMC reports of an elevator or a customer: listed, created by the companion app, and drawn as PDF (R605). */
export const reports =
  (photosOf: PhotosOf) =>
  (app: FastifyInstance): void => {
    preloadPdfs(app);

    serve(app, elevatorReports, async ({ db, caller, params: { elevator_id }, query }) => {
      if (!(await canAccessElevator(db, caller, elevator_id))) throw notFound();
      return listReports(db, caller.dealer_id, elevator_id, query);
    });

    serve(app, customerReports, ({ db, caller, query }) => listCustomerReports(db, caller.dealer_id, query));

    serve(app, addReport, (request) => {
      const { caller, params, body } = request;
      // The elevator is part of the path: the same values for another one are another report.
      return withIdempotencyKey(addReport, { ...request, body: { ...body, ...params } }, (db) =>
        storeReport(db, caller, params.elevator_id, body),
      );
    });

    serve(app, readYearReport, ({ db, caller, query }) =>
      readSocietyReport(db, caller.dealer_id, caller.today, query),
    );

    serve(
      app,
      readYearReportPdf,
      async ({ db, caller, query: { language, ...about } }) => {
        const report = await readSocietyReport(db, caller.dealer_id, caller.today, about);
        const head = await readReportHead(db, caller.dealer_id);
        const { drawSocietyReport } = await import('./pdf/drawSocietyReport');
        const photos = await photosOf(db, ofPeriod(caller, about));
        const bytes = await drawSocietyReport(report, { ...head, language }, photos);
        return { name: `report-${about.from}-${about.to}.pdf`, bytes };
      },
      { perMinute: PDFS_PER_MINUTE },
    );

    serve(
      app,
      readReport,
      async ({ db, caller, params: { report_id } }) => {
        const report = await findReport(db, caller, report_id);
        if (!report) throw notFound();
        const { drawReport } = await import('./pdf/drawReport');
        const photos = await photosOf(db, ofVisit(caller, report));
        const bytes = await drawReport(report, photos, await languageOf(db, caller));
        return { name: `AMC-report-${report_id}.pdf`, bytes };
      },
      { perMinute: PDFS_PER_MINUTE },
    );
  };

/**
 * Loads PDFKit once the server runs, not with the first report: loading takes 0.2 s, on a busy machine a second, in which nothing else is
 * answered (ADR-111).
 */
function preloadPdfs(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    // A fault is reported with the first report.
    timer = setTimeout(() => void import('./pdf/drawReport').catch(() => {}), PRELOAD_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
