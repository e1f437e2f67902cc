/** With what the backend signs the passes under which openings are judged. */
export interface TelemetrySettings {
  /** Null where there is none, and then no opening is judged. */
  readonly passKey: string | null;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

const NAME = 'AURA_TELEMETRY_KEY';
const MIN_LENGTH = 32;

/** Everybody can read it here; no real project takes it. */
const DEVELOPMENT_KEY = 'a key of the repository, for emulators alone';

/** Reads AURA_TELEMETRY_KEY: 32 characters or more that nobody can guess. A demo project needs none. */
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
