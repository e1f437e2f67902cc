import { onRequest, type HttpsFunction, type HttpsOptions } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from '@aura/shared-domain';
import { createSessionNotes } from '../account/seen-sessions.ts';
import { createApp, type AppDeps } from '../app.ts';
import { deployed } from '../deployed.ts';
import { endGently } from '../end-gently.ts';
import { watchAccess } from '../messages/account-messages.ts';
import { BUDGET } from '../model/budget.ts';
import type { Part } from '../parts/define-part.ts';
import codebases from '../../codebases.json' with { type: 'json' };
import type { ModelSettings } from '../config/model-settings.ts';
import { createGeminiModel } from '../model/gemini.ts';
import { openAiModel } from '../model/openai.ts';
import type { TextModel } from '../model/text-model.ts';

/** The configured model; null without one. */
function createLanguageModel({ provider }: ModelSettings): TextModel | null {
  if (!provider) return null;
  return provider.kind === 'gemini' ? createGeminiModel(provider) : openAiModel(provider);
}

/** Answers the calls of parts. `cors: false` leaves CORS to the app, also in the emulator. */
export function serveApp(
  served: Pick<AppDeps, 'parts' | 'accountOf' | 'codebase'>,
  options: Pick<HttpsOptions, 'memory' | 'concurrency' | 'minInstances' | 'maxInstances' | 'timeoutSeconds'>,
): HttpsFunction {
  const app = createApp({
    ...deployed,
    ...served,
    model: createLanguageModel(deployed.language),
    budget: BUDGET,
    log: deployed.report,
    beforeEnd: endGently(process),
    noteSession: createSessionNotes(deployed.db, deployed.now, watchAccess(deployed)),
  });
  const { secrets } = deployed;
  return onRequest({ region: FUNCTIONS_REGION, cors: false, invoker: 'public', secrets, ...options }, app);
}

/**
 * Answers the calls of one codebase, with the options that are committed for it.
 * @param accountOf all parts, where this codebase has the accounts
 */
export const serveParts = (
  codebase: keyof typeof codebases,
  parts: readonly Part[],
  accountOf: readonly Part[] | null = null,
): HttpsFunction => {
  const { memory, ...numbers } = codebases[codebase].options;
  return serveApp(
    { codebase, parts, accountOf },
    { memory: memory as NonNullable<HttpsOptions['memory']>, ...numbers },
  );
};
