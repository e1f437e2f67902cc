import { setGlobalOptions } from 'firebase-functions';
import { findEmulatorMisuse } from './config/emulator-guard.ts';
import { readSettings } from './config/settings.ts';
import { findMissingSecrets, readDeployment } from './deployment.ts';
import { createStripeClient } from './billing/stripe-client.ts';
import { openFirebaseServices } from './firebase/admin.ts';
import { formatCloudLine, identifyRunningCode } from './http/cloud-line.ts';
import type { ReportLine } from './parts/define-part.ts';

const misuse = findEmulatorMisuse(process.env);
if (misuse) throw new Error(misuse);

const deployment = readDeployment(new URL('deployment.json', import.meta.url));
const lacking = findMissingSecrets(deployment.secrets, process.env);
if (lacking) throw new Error(lacking);

/** Deployment options of every function, of either generation. */
const identity = deployment.serviceAccount === undefined ? {} : { serviceAccount: deployment.serviceAccount };
setGlobalOptions(identity);

const settings = readSettings(process.env);
const { badges, billing, jobs, language, messages, operators, releases, telemetry } = settings;
const ignored = [jobs, badges, billing, releases, telemetry, operators, language, messages].flatMap(
  (part) => part.ignored,
);
const running = identifyRunningCode(process.env, settings.projectId, new URL(import.meta.url));
/** Writes a line as the cloud reads it. */
const report = (line: ReportLine): void => void process.stdout.write(`${formatCloudLine(line, running)}\n`);

if (ignored.length > 0) {
  const line = { severity: 'WARNING', message: 'settings ignored', names: ignored } as const;
  report(line);
}

/** Dependencies of this process's functions: the settings of its environment, and the services they configure. */
export const deployed = {
  ...settings,
  ...deployment,
  identity,
  ...openFirebaseServices(settings.projectId),
  stripe: createStripeClient(billing.provider),
  now: () => new Date(),
  report,
  running,
};
