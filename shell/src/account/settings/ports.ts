import type { Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import type { SeenSessions } from '@aura/shared-session/host';
import type { UpdateProfile } from '@aura/shared-pages/settings';
import type { SecondFactorPorts } from '../second-factor/ports.ts';
import type { DataPorts } from './your-data/ports.ts';

/** Side effects of the settings; the application passes the session's functions. */
export interface SettingsPorts {
  readonly update: UpdateProfile;
  readonly changePassword: (current: string, next: string) => Promise<Result<unknown, Failure>>;
  /** Gives a picture that may be stored, as a data URL. */
  readonly preparePhoto: (file: File) => Promise<Result<string, Failure>>;
  /** Where the account was used, the newest first. */
  readonly listSessions: () => Promise<Result<SeenSessions, Failure>>;
  /** Signs out on every device. */
  readonly endSessions: () => Promise<Result<void, Failure>>;
  readonly secondFactor: SecondFactorPorts;
  readonly data: DataPorts;
}
