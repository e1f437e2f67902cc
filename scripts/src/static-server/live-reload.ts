import { err, ok, type Result } from '@aura/shared-domain';

/** Something made out of files that may change while it is in use. */
export interface Live<T> {
  /** As the files are now; what was made before where nothing has changed, or nothing better can be made. */
  readonly current: () => Promise<T>;
  /** As it was made last. */
  readonly latest: () => T;
}

interface Making<T> {
  /** Another text whenever the files have changed; cheap. */
  readonly stamp: () => Promise<string>;
  readonly make: () => Promise<Result<T, string>>;
  /** Is told why something could not be made, once per change. */
  readonly complain: (reason: string) => void;
}

/** Makes something, and again whenever it is asked for after a change. The error is that of the first time. */
export async function keepLive<T>({ stamp, make, complain }: Making<T>): Promise<Result<Live<T>, string>> {
  const attempt = () => make().catch((error: unknown) => err(String(error)));
  let known = await stamp();
  const first = await attempt();
  if (!first.ok) return first;
  let latest = first.value;

  const check = async (): Promise<void> => {
    const now = await stamp();
    if (now === known) return;
    known = now;
    const made = await attempt();
    if (made.ok) latest = made.value;
    else complain(made.error);
  };
  // One after the other: whoever asks after a change never gets what an earlier check has seen.
  let checks = Promise.resolve();
  return ok({
    async current() {
      checks = checks.then(check, check);
      await checks.catch(() => undefined);
      return latest;
    },
    latest: () => latest,
  });
}

/** Something that never changes. */
export const fixed = <T>(value: T): Live<T> => ({ current: async () => value, latest: () => value });
