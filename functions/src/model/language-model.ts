import type { ModelSettings } from '../config/model-settings.ts';
import { createGeminiModel } from './gemini.ts';
import { openAiModel } from './openai.ts';
import type { TextModel } from './text-model.ts';

/** The configured model; null without one. */
export function createLanguageModel({ provider }: ModelSettings): TextModel | null {
  if (!provider) return null;
  return provider.kind === 'gemini' ? createGeminiModel(provider) : openAiModel(provider);
}
