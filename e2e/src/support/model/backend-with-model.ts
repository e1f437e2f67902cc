import type { Page } from '@playwright/test';
import { startCutLine } from './cut-line.ts';
import { startScriptedModel, type ScriptedModel } from './scripted-model.ts';
import { startBackendProcess } from './start-backend-process.ts';

/** Name of the model as the person reads it. */
export const MODEL_NAME = 'gemini-de-roteiro';

export interface BackendWithModel extends AsyncDisposable {
  readonly model: ScriptedModel;
  readonly address: string;
  /** Breaks the connections between page and backend. */
  readonly cut: () => void;
  /** From then on the page's calls under this path of the backend go to this one. */
  readonly serve: (page: Page, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The backend as it runs where a key for the model is set; the platform under test runs without one. */
export async function startBackendWithModel(): Promise<BackendWithModel> {
  const model = await startScriptedModel();
  const backend = await startBackendProcess({
    GEMINI_API_KEY: 'chave-de-roteiro',
    GEMINI_MODEL: MODEL_NAME,
    GEMINI_BASE_URL: model.address,
  });
  const line = await startCutLine(() => backend.port);
  const close = async (): Promise<void> => {
    await line.close();
    backend.stop();
    await model.close();
  };
  return {
    model,
    address: `http://127.0.0.1:${line.port}`,
    cut: line.cut,
    serve: async (page, path) => {
      await page.route(`**/api${path}**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `http://127.0.0.1:${line.port}${pathname}${search}` });
      });
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
