import DataLoader from 'dataloader';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from './config/Settings';
import type { Database } from './database/Database';
import { findSessionUsers, type SessionUser } from './http/authenticate';
import { createServer, type Edge } from './http/createServer';
import { answerMethodNotAllowed } from './http/answerMethodNotAllowed';
import { jsonBodyParser } from './http/jsonBodyParser';
import { refuseUnlistedRoutes } from './http/refuseUnlistedRoutes';
import { openApiRoute } from './http/open-api/openApiRoute';
import { makeTokens, type ReadClaims } from './http/tokens';
import { createRateLimiter } from './http/rateLimiter';
import { account } from './account/routes';
import { alarms } from './alarms/routes';
import { amc } from './amc/routes';
import { customFields } from './custom-fields/routes';
import { elevators } from './elevators/routes';
import { devices } from './devices/routes';
import { events } from './events/routes';
import { files } from './files/routes';
import { reportPhotos } from './files/reportPhotos';
import type { FileSettings } from './files/uploads';
import { home } from './home/routes';
import { sampleData } from './demo/sampleDataRoutes';
import { maintenance } from './maintenance/routes';
import { people } from './people/routes';
import { technicians } from './people/technicianRoutes';
import { preferences } from './preferences/routes';
import { notifications } from './push/routes';
import { reports } from './reports/routes';
import { sharedReports } from './reports/sharing/routes';
import { telemetry } from './telemetry/routes';
import { tickets } from './tickets/routes';
import { visits } from './visits/routes';
import { browserNotifications } from './web-push/routes';

/** The domains, in the order of the contract: the table of contents of the API. */
const domains: readonly ((app: FastifyInstance) => void)[] = [
  devices,
  account,
  people,
  technicians,
  tickets,
  visits,
  alarms,
  elevators,
  maintenance,
  amc,
  home,
  sampleData,
  notifications,
  browserNotifications,
  events,
  customFields,
  preferences,
  telemetry,
];

interface Parts {
  database: Database;
  settings: Settings;
  files: FileSettings;
  logger: FastifyServerOptions['logger'];
  edge?: Edge;
}

/** Creates the API. The caller listens, or injects requests. */
export async function createApp({
  database,
  settings,
  files: fileSettings,
  logger,
  edge,
}: Parts): Promise<FastifyInstance> {
  const app = await createServer(logger, edge);
  app.decorate('database', database);
  app.decorate('settings', settings);
  app.decorate('rateLimiter', createRateLimiter(database, settings.jwtSecret));
  app.decorate('servedMethods', new Map<string, Set<string>>());
  app.decorateRequest('caller', null);
  refuseUnlistedRoutes(app);
  jsonBodyParser(app);
  await app.register(multipart);
  await app.register(jwt, {
    secret: settings.jwtSecret,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  app.decorate('tokens', makeTokens(app, settings));
  // The sessions of all requests that arrive in one turn of the event loop are read in one statement.
  const sessionUsers = new DataLoader<ReadClaims, SessionUser | undefined>(
    (claims) => findSessionUsers(database, claims),
    { cache: false, batchScheduleFn: (read) => void setImmediate(read) },
  );
  app.decorate('sessionUserOf', (claims) => sessionUsers.load(claims));
  const photosOf = reportPhotos(fileSettings.storage);
  for (const domain of [...domains, reports(photosOf), sharedReports(photosOf), files(fileSettings)])
    domain(app);
  await openApiRoute(app);
  answerMethodNotAllowed(app);
  return app;
}
