/** Access to the account service; null without a key. Its emulator accepts any key. */
export interface PasswordLinkSettings {
  readonly webApiKey: string | null;
  /** `host:port` of the emulator of accounts; null in a real project. */
  readonly emulatorHost: string | null;
}

/**
 * Sends a link for a new password through the account service, like the login page; the result says whether it did.
 * @returns null if the service is unavailable
 */
export function createPasswordLinkSender({
  webApiKey,
  emulatorHost,
}: PasswordLinkSettings): ((email: string) => Promise<boolean>) | null {
  const service = 'identitytoolkit.googleapis.com/v1/accounts:sendOobCode';
  const key = webApiKey ?? (emulatorHost === null ? null : 'emulator');
  if (key === null) return null;
  const origin = emulatorHost === null ? 'https://' : `http://${emulatorHost}/`;
  return async (email) => {
    try {
      const answer = await fetch(`${origin}${service}?key=${encodeURIComponent(key)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-firebase-locale': 'pt-BR' },
        body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
        signal: AbortSignal.timeout(10_000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  };
}
