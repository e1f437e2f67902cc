import { readBadgeSettings, type BadgeSettings } from './badge-settings.ts';
import { readBillingSettings, type BillingSettings } from './billing-settings.ts';
import { readJobSettings, type JobSettings } from './job-settings.ts';
import { readMessageSettings, type MessageSettings } from './message-settings.ts';
import { readModelSettings, type ModelSettings } from './model-settings.ts';
import { readOperatorSettings, type OperatorSettings } from './operator-settings.ts';
import { readReleaseSettings, type ReleaseSettings } from './release-settings.ts';

/** The key of the passes under which openings are judged. */
interface TelemetrySettings {
  /** Null without a key, and then no opening is judged. */
  readonly passKey: string | null;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

const NAME = 'AURA_TELEMETRY_KEY';
const MIN_LENGTH = 32;

/** Everybody can read it here; no real project takes it. */
const DEVELOPMENT_KEY = 'a key of the repository, for emulators alone';

/** Reads AURA_TELEMETRY_KEY: at least 32 unguessable characters. A demo project needs none. */
export function readTelemetrySettings(
  env: Readonly<Record<string, string | undefined>>,
  isDemo: boolean,
): TelemetrySettings {
  const text = env[NAME]?.trim() ?? '';
  const isUsable = text.length >= MIN_LENGTH && (isDemo || text !== DEVELOPMENT_KEY);
  return {
    passKey: isUsable ? text : isDemo ? DEVELOPMENT_KEY : null,
    ignored: text !== '' && !isUsable ? [NAME] : [],
  };
}

/** The backend's configuration from the environment. */
export interface Settings {
  readonly projectId: string;
  /** Whether a page of this origin may read our answers. */
  readonly allowsOrigin: (origin: string) => boolean;
  /** Proxies between the client and this process whose `X-Forwarded-For` entry is to be believed. */
  readonly trustedProxies: number;
  readonly language: ModelSettings;
  readonly jobs: JobSettings;
  readonly badges: BadgeSettings;
  readonly billing: BillingSettings;
  readonly releases: ReleaseSettings;
  readonly telemetry: TelemetrySettings;
  readonly operators: OperatorSettings;
  readonly messages: MessageSettings;
}

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;
/** Google's front end appends one entry; the client wrote everything before it. */
const GOOGLE_FRONT_END = 1;
/**
 * Reads AURA_ALLOWED_ORIGINS (comma-separated; Hosting itself is same-origin and needs none), what
 * {@link readModelSettings}, {@link readJobSettings}, {@link readBadgeSettings}, {@link readBillingSettings},
 * {@link readReleaseSettings}, {@link readTelemetrySettings}, {@link readOperatorSettings} and
 * {@link readMessageSettings} read, and the project id that the Firebase runtime sets. Without a list of origins, a demo
 * project serves the pages of this machine.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const projectId = getProjectId(env);
  const listed = new Set((env['AURA_ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim()));
  listed.delete('');
  const local = listed.size === 0 && isDemo(projectId);
  return {
    projectId,
    allowsOrigin: (origin) => listed.has(origin) || (local && LOOPBACK.test(origin)),
    trustedProxies: isDemo(projectId) ? 0 : GOOGLE_FRONT_END,
    language: readModelSettings(env, isDemo(projectId)),
    jobs: readJobSettings(env, isDemo(projectId)),
    badges: readBadgeSettings(env, projectId, isDemo(projectId)),
    billing: readBillingSettings(env, isDemo(projectId)),
    releases: readReleaseSettings(env),
    telemetry: readTelemetrySettings(env, isDemo(projectId)),
    operators: readOperatorSettings(env, isDemo(projectId)),
    messages: readMessageSettings(env, isDemo(projectId)),
  };
}

/** Project ids of this prefix never reach a real Firebase project. */
export const isDemo = (projectId: string): boolean => projectId.startsWith('demo-');

/** The project id of the Firebase runtime; empty if unknown. */
export function getProjectId(env: NodeJS.ProcessEnv): string {
  return env['GCLOUD_PROJECT'] ?? env['GOOGLE_CLOUD_PROJECT'] ?? '';
}
