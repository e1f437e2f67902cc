import type { PasswordLinkSettings } from '../console/people/password-link.ts';
import { createSettingReader, type Env } from './setting-reader.ts';

/** Requirements for operators. */
export interface OperatorSettings {
  /** Refuses operators who signed in without a second factor. */
  readonly needsSecondFactor: boolean;
  /** How to request links for a new password from the account service. */
  readonly passwordLinks: PasswordLinkSettings;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

const WORDS: Readonly<Record<string, boolean>> = { required: true, optional: false };

/**
 * Reads AURA_OPERATOR_SECOND_FACTOR, `required` or `optional`, and AURA_WEB_API_KEY, the key of the site's Firebase
 * configuration. Without the first, or with any other word, a second factor is required wherever the accounts are real.
 */
export function readOperatorSettings(env: Env, isDemo: boolean): OperatorSettings {
  const { read, ignored } = createSettingReader(env);
  const needsSecondFactor = read('AURA_OPERATOR_SECOND_FACTOR', (text) => WORDS[text] ?? null);
  const webApiKey = read('AURA_WEB_API_KEY', (text) => (/^[\w-]{10,100}$/.test(text) ? text : null));
  const emulatorHost = isDemo ? (env['FIREBASE_AUTH_EMULATOR_HOST'] ?? null) : null;
  return {
    needsSecondFactor: needsSecondFactor ?? !isDemo,
    passwordLinks: { webApiKey, emulatorHost },
    ignored,
  };
}
