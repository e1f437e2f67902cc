import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startCutLine } from './cut-line.ts';
import { startScriptedModel, type ScriptedModel } from './scripted-model.ts';

/** Name of the model as the person reads it. */
export const MODEL_NAME = 'gemini-de-roteiro';

export interface BackendWithModel {
  readonly model: ScriptedModel;
  /** Breaks the connections between page and backend. */
  readonly cut: () => void;
  /** From then on the page's calls under this path of the backend go to this one. */
  readonly serve: (page: Page, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The backend as it runs where a key for the model is set; the platform under test runs without one. */
export async function startBackendWithModel(): Promise<BackendWithModel> {
  const model = await startScriptedModel();
  const backend = fork(join(import.meta.dirname, 'backend-process.ts'), {
    env: {
      ...process.env,
      // There is no cloud around it that could be asked who it is.
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: 'demo-aura',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      GEMINI_API_KEY: 'chave-de-roteiro',
      GEMINI_MODEL: MODEL_NAME,
      GEMINI_BASE_URL: model.address,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(backend, 'message')) as [{ port: number }];
  const line = await startCutLine(port);
  return {
    model,
    cut: line.cut,
    serve: async (page, path) => {
      await page.route(`**/api${path}**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `http://127.0.0.1:${line.port}${pathname}${search}` });
      });
    },
    close: async () => {
      await line.close();
      backend.kill();
      await model.close();
    },
  };
}
