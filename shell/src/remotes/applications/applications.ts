import type { Attempt } from './attempt.ts';
import { RemoteApplication, type LoadRelease, type SingleSpa } from './remote-application.ts';

/** Has single-spa show the remote of an attempt until that is over. Rejects where single-spa cannot be loaded. */
export type BeginAttempt = (attempt: Attempt) => Promise<void>;

const MOUNT_PATIENCE_MS = 20_000;
/** The next remote waits so long for one that does not leave; pages of the shell never wait. */
const UNMOUNT_PATIENCE_MS = 1_500;

/** One application of single-spa per remote. */
export function createApplications(
  loadRelease: LoadRelease,
  loadSingleSpa: () => Promise<SingleSpa>,
): BeginAttempt {
  const applications = new Map<string, RemoteApplication>();
  let started: SingleSpa | null = null;

  async function open(): Promise<SingleSpa> {
    const spa = await loadSingleSpa();
    if (started) return started;
    started = spa;
    // An unfinished life cycle is broken; no earlier warning.
    spa.setBootstrapMaxTime(MOUNT_PATIENCE_MS, true, 2 * MOUNT_PATIENCE_MS);
    spa.setMountMaxTime(MOUNT_PATIENCE_MS, true, 2 * MOUNT_PATIENCE_MS);
    spa.setUnmountMaxTime(UNMOUNT_PATIENCE_MS, true, 2 * UNMOUNT_PATIENCE_MS);
    spa.addErrorHandler((error) => {
      const failed = [...applications.values()].find(({ isCalled }) => isCalled(error.appOrParcelName));
      failed?.fail(error);
    });
    spa.start();
    return spa;
  }

  return async (attempt) => {
    const spa = await open();
    if (attempt.isOver()) return;
    void attempt.over.then(() => spa.triggerAppChange());
    // First of all whatever was there leaves: then nothing is on its way in single-spa.
    await spa.triggerAppChange();
    const { name } = attempt.entry.descriptor;
    const application = applications.get(name) ?? new RemoteApplication(name, spa, loadRelease);
    applications.set(name, application);
    await application.prepare(attempt.entry);
    if (attempt.isOver()) return;
    application.follow(attempt);
    await spa.triggerAppChange();
  };
}
