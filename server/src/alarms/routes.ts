import * as calls from '@smart-elevator/shared-api/contract/alarms/endpoints';
import * as after from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import * as settings from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import type { FastifyInstance } from 'fastify';
import { ownOffset } from '../database/localDays';
import { serve } from '../http/serve';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { findAlarm, listAlarms, readAlarm, readOpenAlarms } from './alarmRepository';
import { readAlarmSettings, storeAlarmSettings } from './alarmSettingsRepository';
import { changeAlarm } from './changeAlarm';
import { addDuty, endDuty, listDuties } from './duties';
import { acknowledgeAlarm, arriveAtAlarm, handBackAlarm, releaseAlarm } from './moveClock';
import { readReportHead } from '../reports/reportRepository';
import { readLogbook, readRegister } from './readRecords';
import { recordAlarm } from './recordAlarm';
import { reportAlarm } from './reportAlarm';
import { addTestCall, listTestCalls } from './testCalls';
import { readAlarmTimes } from './readAlarmTimes';
import { readSafety } from './readSafety';
import { sealElevator, unsealElevator } from './seals';

/** PDFs per minute that one address may request: each takes some milliseconds of CPU time. */
const PDFS_PER_MINUTE = 120;

/** People who are trapped: reported, taken, freed; whom an alarm tells, and who is on call. */
export function alarms(app: FastifyInstance): void {
  const { publicUrl } = app.settings;

  serve(app, calls.readOpenAlarms, ({ db, caller }) => readOpenAlarms(db, caller.dealer_id));

  serve(app, calls.alarmList, ({ db, caller, query }) => listAlarms(db, caller.dealer_id, query));

  serve(app, calls.readAlarm, ({ db, caller, params }) => readAlarm(db, caller.dealer_id, params.alarm_id));

  serve(app, calls.reportAlarm, (request) =>
    withIdempotencyKey(calls.reportAlarm, request, (db) =>
      reportAlarm(db, request.caller, request.body, app.settings),
    ),
  );

  serve(app, calls.changeAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => changeAlarm(within, caller, params.alarm_id, { changes: body, publicUrl })),
  );

  serve(app, calls.acknowledgeAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => acknowledgeAlarm(within, caller, { ...params, ...body })),
  );

  serve(app, calls.handBackAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) =>
      handBackAlarm(within, caller, { ...params, ...body, sendsTexts: app.settings.sendsTexts }),
    ),
  );

  serve(app, calls.arriveAtAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => arriveAtAlarm(within, caller, { ...params, ...body })),
  );

  serve(app, calls.releaseAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => releaseAlarm(within, caller, { ...params, ...body })),
  );

  serve(app, calls.logAlarmCall, (request) => {
    const { caller, params, body } = request;
    // The alarm is part of the input of the key.
    return withIdempotencyKey(
      calls.logAlarmCall,
      { ...request, body: { ...params, ...body } },
      async (db) => {
        await findAlarm(db, caller.dealer_id, params.alarm_id);
        const { called, number, device_at } = body;
        await recordAlarm(db, { ...caller, ...params, device_at }, [
          { what: 'called', subject: number, after: called },
        ]);
        return {};
      },
    );
  });

  serve(app, settings.readAlarmSettings, async ({ db, caller }) => ({
    ...(await readAlarmSettings(db, caller.dealer_id)),
    sends_texts: app.settings.sendsTexts,
  }));

  serve(app, settings.storeAlarmSettings, ({ db, caller, body }) =>
    db.transaction(async (within) => ({
      ...(await storeAlarmSettings(within, caller.dealer_id, body)),
      sends_texts: app.settings.sendsTexts,
    })),
  );

  serve(app, settings.listDuties, ({ db, caller, query }) => listDuties(db, caller.dealer_id, query));

  serve(app, settings.addDuty, (request) =>
    withIdempotencyKey(settings.addDuty, request, (db) => addDuty(db, request.caller, request.body)),
  );

  serve(app, settings.endDuty, ({ db, caller, params }) =>
    db.transaction((within) => endDuty(within, caller.dealer_id, params.duty_id)),
  );

  serve(app, settings.listTestCalls, ({ db, caller }) => listTestCalls(db, caller.dealer_id));

  serve(app, settings.addTestCall, (request) =>
    withIdempotencyKey(settings.addTestCall, request, (db) => addTestCall(db, request.caller, request.body)),
  );

  serve(app, after.readElevatorSafety, ({ db, caller, params }) =>
    readSafety(db, caller.dealer_id, params.elevator_id),
  );

  serve(app, after.sealElevator, (request) => {
    const { caller, params, body } = request;
    // The lift is part of the input of the key.
    return withIdempotencyKey(after.sealElevator, { ...request, body: { ...params, ...body } }, (db) =>
      sealElevator(db, caller, { ...params, ...body }),
    );
  });

  serve(app, after.unsealElevator, (request) => {
    const { caller, params, body } = request;
    return withIdempotencyKey(after.unsealElevator, { ...request, body: { ...params, ...body } }, (db) =>
      unsealElevator(db, caller, { ...params, ...body }),
    );
  });

  serve(app, after.readAlarmTimes, ({ db, caller, query }) =>
    readAlarmTimes(db, caller.dealer_id, { ...query, utc_offset: caller.utc_offset }),
  );

  serve(
    app,
    after.readAccidentRegister,
    async ({ db, caller: { dealer_id, utc_offset = ownOffset() }, query: { language, ...days } }) => {
      const period = { ...days, utc_offset };
      const rows = await readRegister(db, dealer_id, period);
      const head = await readReportHead(db, dealer_id);
      const { drawRegister } = await import('./print/drawRegister');
      const bytes = await drawRegister(rows, period, { ...head, language });
      return { name: `accident-register-${period.from}-${period.to}.pdf`, bytes };
    },
    { perMinute: PDFS_PER_MINUTE },
  );

  serve(
    app,
    after.readLogbook,
    async ({ db, caller, params: { elevator_id }, query: { language, ...days } }) => {
      const period = { ...days, utc_offset: caller.utc_offset ?? ownOffset() };
      const logbook = await readLogbook(db, caller, elevator_id, period);
      const head = await readReportHead(db, caller.dealer_id);
      const { drawLogbook } = await import('./print/drawRegister');
      const bytes = await drawLogbook(logbook, period, { ...head, language });
      return { name: `logbook-${period.from}-${period.to}.pdf`, bytes };
    },
    { perMinute: PDFS_PER_MINUTE },
  );
}
