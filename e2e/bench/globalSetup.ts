import startConsole from '../console/globalSetup';
import { fingerprintOf, makeCertificate } from './sites/certificate';

/** The console of all measurements, and the certificate of its proxy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const certificate = await makeCertificate();
  process.env['BENCH_CERTIFICATE'] = JSON.stringify(certificate);
  process.env['BENCH_FINGERPRINT'] = fingerprintOf(certificate);
  return startConsole();
}
