import type { GenerateContentConfig, GoogleGenAI } from '@google/genai';
import type { GeminiSettings } from '../config/model-settings.ts';
import type { CallOptions, ModelRequest, TextModel } from './text-model.ts';

/** Thinking comes before the first word, which is waited for: as little of it as a model offers. */
export const getThinking = (model: string): Readonly<Record<string, unknown>> =>
  model.startsWith('gemini-2.') ? { thinkingBudget: 0 } : { thinkingLevel: 'LOW' };

/** Low, because a text that keeps to its facts is wanted, not a surprising one. */
const TEMPERATURE = 0.4;

/** Gemini, through Google's library. The library is loaded with the first call: it costs every start otherwise. */
export function createGeminiModel({ apiKey, model, baseUrl }: GeminiSettings): TextModel {
  let client: Promise<GoogleGenAI> | null = null;
  const connect = async (): Promise<GoogleGenAI> => {
    const { GoogleGenAI: Client } = await import('@google/genai');
    // One attempt: repetitions are decided on by the breaker, which counts them.
    const httpOptions = { ...(baseUrl && { baseUrl }), retryOptions: { attempts: 1 } };
    return new Client({ apiKey, vertexai: false, httpOptions });
  };
  return {
    name: model,
    async *generate(request: ModelRequest, { signal, onUsage }: CallOptions) {
      client ??= connect();
      const { models } = await client;
      const stream = await models.generateContentStream({
        model,
        contents: request.data,
        config: buildConfig(model, request, signal),
      });
      for await (const { text, usageMetadata } of stream) {
        if (usageMetadata) {
          const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usageMetadata;
          onUsage({ inputTokens: promptTokenCount, outputTokens: candidatesTokenCount + thoughtsTokenCount });
        }
        if (text) yield text;
      }
    },
  };
}

function buildConfig(
  model: string,
  { system, schema, maxOutputTokens }: ModelRequest,
  abortSignal: AbortSignal,
): GenerateContentConfig {
  return {
    systemInstruction: system,
    responseMimeType: 'application/json',
    responseJsonSchema: schema,
    temperature: TEMPERATURE,
    maxOutputTokens,
    abortSignal,
    thinkingConfig: getThinking(model),
  };
}
