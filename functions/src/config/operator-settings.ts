import type { PasswordLinkSettings } from '../console/people/password-link.ts';
import { createSettingReader, type Env } from './setting-reader.ts';

/** Requirements for operators, and for managers of companies. */
export interface OperatorSettings {
  /** Refuses operators who signed in without a second factor. */
  readonly needsSecondFactor: boolean;
  /** Refuses managers of companies who signed in without a second factor. */
  readonly managersNeedSecondFactor: boolean;
  /** How to request links for a new password from the account service. */
  readonly passwordLinks: PasswordLinkSettings;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

const WORDS: Readonly<Record<string, boolean>> = { required: true, optional: false };

/**
 * Reads AURA_OPERATOR_SECOND_FACTOR and AURA_MANAGER_SECOND_FACTOR, each `required` or `optional`, and
 * AURA_WEB_API_KEY, the key of the site's Firebase configuration. Without one of the first two, or with any other word,
 * that second factor is required wherever the accounts are real.
 */
export function readOperatorSettings(env: Env, isDemo: boolean): OperatorSettings {
  const { read, ignored } = createSettingReader(env);
  const readFactor = (name: string) => read(name, (text) => WORDS[text] ?? null) ?? !isDemo;
  const needsSecondFactor = readFactor('AURA_OPERATOR_SECOND_FACTOR');
  const managersNeedSecondFactor = readFactor('AURA_MANAGER_SECOND_FACTOR');
  const webApiKey = read('AURA_WEB_API_KEY', (text) => (/^[\w-]{10,100}$/.test(text) ? text : null));
  const emulatorHost = isDemo ? (env['FIREBASE_AUTH_EMULATOR_HOST'] ?? null) : null;
  return {
    needsSecondFactor,
    managersNeedSecondFactor,
    passwordLinks: { webApiKey, emulatorHost },
    ignored,
  };
}
