import { err, ok, type Result } from '@aura/shared-domain';

const GIVE_UP_MS = 5000;

/** Asks for a signed registry. What comes is not looked into; the error says why nothing came. */
export async function fetchRegistry(url: string): Promise<Result<unknown, string>> {
  try {
    const response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    return response.ok ? ok(await response.json()) : err(`registry: ${url} answered ${response.status}`);
  } catch (error) {
    return err(`registry: ${url} did not answer (${String(error)})`);
  }
}
