import type { Page } from '@playwright/test';
import { startCutLine } from './cut-line.ts';
import { EMULATORS, startBackendProcess, type BackendProcess } from './start-backend-process.ts';

/** When a process is killed: as it speaks to the database for the nth time, or as it begins to answer. */
type Moment = { readonly spoken: number } | 'answers';

/** A backend whose process may be killed; the call after that finds a new one. */
export interface FragileBackend extends AsyncDisposable {
  /** Where it answers, whatever process is behind it. */
  readonly address: string;
  /** Kills the process at a moment of its next call; what it was about to say then is lost. */
  readonly killWhen: (moment: Moment) => void;
  /** How many processes have been killed. */
  readonly killed: () => number;
  /** From then on the page's calls under this path of the backend go to this one. */
  readonly serve: (page: Page, path: string) => Promise<void>;
}

/** @param settings of its environment, besides those that lead to the emulators */
export async function startFragileBackend(
  settings: Readonly<Record<string, string>> = {},
): Promise<FragileBackend> {
  let moment: Moment | null = null;
  let spoken = 0;
  let killed = 0;
  const [, port] = EMULATORS.FIRESTORE_EMULATOR_HOST.split(':');
  const database = await startCutLine(() => Number(port), {
    mayAsk: () => {
      spoken += 1;
      return !(moment !== null && moment !== 'answers' && spoken >= moment.spoken && kill());
    },
  });
  const start = (): Promise<BackendProcess> =>
    startBackendProcess({ ...settings, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${database.port}` });
  let current = start();
  let process = await current;
  const kill = (): true => {
    moment = null;
    killed += 1;
    process.kill();
    current = start().then((next) => (process = next));
    return true;
  };
  const front = await startCutLine(async () => (await current).port, {
    mayAnswer: () => !(moment === 'answers' && kill()),
  });
  const address = `http://127.0.0.1:${front.port}`;
  return {
    address,
    killWhen: (next) => {
      spoken = 0;
      moment = next;
    },
    killed: () => killed,
    serve: async (page, path) => {
      await page.route(`**/api${path}**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `${address}${pathname}${search}` });
      });
    },
    [Symbol.asyncDispose]: async () => {
      await front.close();
      (await current).stop();
      await database.close();
    },
  };
}
