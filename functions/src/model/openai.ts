import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';
import type { OpenAiSettings } from '../config/model-settings.ts';
import type { CallOptions, ModelRequest, TextModel } from './text-model.ts';

/** As for Gemini: a text that keeps to its facts is wanted. */
const TEMPERATURE = 0.4;
const DONE = '[DONE]';

/** A piece of the answer; further fields are ignored. */
const ChunkSchema = v.object({
  choices: v.optional(
    v.array(v.object({ delta: v.optional(v.object({ content: v.nullish(v.string(), '') })) })),
    [],
  ),
  usage: v.nullish(
    v.object({
      prompt_tokens: v.fallback(v.number(), 0),
      completion_tokens: v.fallback(v.number(), 0),
    }),
    null,
  ),
});

/**
 * A model behind an address that speaks OpenAI's chat completions protocol, as local servers do. It sends
 * `max_tokens`, which those servers support best; the reader of the answer limits the length, too.
 */
export function openAiModel({ url, model, apiKey }: OpenAiSettings): TextModel {
  return {
    name: model,
    async *generate(request: ModelRequest, { signal, onUsage }: CallOptions) {
      const answer = await fetch(`${url.replace(/\/+$/u, '')}/chat/completions`, {
        method: 'POST',
        // A redirect would send key and text to an unconfigured server.
        redirect: 'error',
        signal,
        headers: {
          'content-type': 'application/json',
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify(buildBody(model, request)),
      });
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        throw new Error(`status ${answer.status}`);
      }
      const events = answer.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      let isWhole = false;
      for await (const { data } of events) {
        if (data === DONE) {
          isWhole = true;
          break;
        }
        const { choices, usage } = v.parse(ChunkSchema, JSON.parse(data));
        if (usage) onUsage({ inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens });
        const text = choices.map(({ delta }) => delta?.content ?? '').join('');
        if (text) yield text;
      }
      // A line that was cut looks like an end otherwise.
      if (!isWhole) throw new Error('cut');
    },
  };
}

const buildBody = (model: string, { system, data, schema, maxOutputTokens }: ModelRequest) => ({
  model,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: data },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
  temperature: TEMPERATURE,
  max_tokens: maxOutputTokens,
  stream: true,
  stream_options: { include_usage: true },
});
