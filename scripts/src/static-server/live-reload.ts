import { err, ok, type Result } from '@aura/shared-domain';

/** Something made out of files that may change while it is in use. */
export interface Live<T> {
  /** Made from the current files; the earlier value if nothing has changed, or if making fails. */
  readonly current: () => Promise<T>;
  /** The last made value. */
  readonly latest: () => T;
}

interface Making<T> {
  /** Another text whenever the files have changed; cheap. */
  readonly stamp: () => Promise<string>;
  readonly make: () => Promise<Result<T, string>>;
  /** Called with the reason of a failure, once per change. */
  readonly complain: (reason: string) => void;
}

/** Makes a value, and again on request after a change. The error is that of the first time. */
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
  // Sequential: a request after a change never gets the result of an earlier check.
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
export const makeFixed = <T>(value: T): Live<T> => ({ current: async () => value, latest: () => value });
