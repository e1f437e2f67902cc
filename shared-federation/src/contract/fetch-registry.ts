import { err, ok, type Result } from '@aura/shared-domain';

const GIVE_UP_MS = 5000;
/** Many times what a registry of all remotes with their previews takes; a larger answer is not read to its end. */
const MOST_BYTES = 4_000_000;

/** Fetches a signed registry without verifying it; the error explains a failure. */
export async function fetchRegistry(url: string): Promise<Result<unknown, string>> {
  try {
    const response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    if (!response.ok) return err(`registry: ${url} answered ${response.status}`);
    const text = await readBounded(response);
    return text === null
      ? err(`registry: ${url} answered more than ${MOST_BYTES} bytes`)
      : ok(JSON.parse(text));
  } catch (error) {
    return err(`registry: ${url} did not answer (${String(error)})`);
  }
}

/** The text of an answer; null if it is too long, and then the rest is never asked for. */
async function readBounded({ body }: Response): Promise<string | null> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
