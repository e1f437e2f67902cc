import { isAllowedAddress } from './allowed-address.ts';
import { createSettingReader, type Env } from './setting-reader.ts';

/** The language model, if configured. */
export interface ModelSettings {
  /** Null without a key and without an address: then rules alone write and read. */
  readonly provider:
    | ({ readonly kind: 'gemini' } & GeminiSettings)
    | ({ readonly kind: 'openai' } & OpenAiSettings)
    | null;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

export interface GeminiSettings {
  readonly apiKey: string;
  readonly model: string;
  /** Address of the model; null for Google's own. */
  readonly baseUrl: string | null;
}

/** An endpoint that speaks OpenAI's protocol, such as a server on one's own machine. */
export interface OpenAiSettings {
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  readonly model: string;
  readonly apiKey: string | null;
}

/** A model that answers within seconds. Last checked: 2026-11. */
const DEFAULT_GEMINI_MODEL = 'gemini-3.8-flash';

const keepText = (value: string): string => value;

/**
 * Reads AURA_MODEL_URL with AURA_MODEL and, if the endpoint requires it, AURA_MODEL_KEY; otherwise GEMINI_API_KEY,
 * GEMINI_MODEL and GEMINI_BASE_URL.
 * @param isLocal whether plain HTTP to this machine is allowed
 */
export function readModelSettings(env: Env, isLocal: boolean): ModelSettings {
  const { read, ignored } = createSettingReader(env);
  const url = read('AURA_MODEL_URL', (value) => (isAllowedAddress(value, isLocal) ? value : null));
  // Without an address the name of a model says nothing.
  const named = read('AURA_MODEL', (value) => (url === null ? null : value));
  if (url !== null && named !== null)
    return {
      provider: { kind: 'openai', url, model: named, apiKey: read('AURA_MODEL_KEY', keepText) },
      ignored,
    };
  const left = url === null ? ignored : [...ignored, 'AURA_MODEL_URL'];
  const apiKey = read('GEMINI_API_KEY', keepText);
  if (apiKey === null) return { provider: null, ignored: left };
  const model = read('GEMINI_MODEL', keepText) ?? DEFAULT_GEMINI_MODEL;
  return {
    provider: { kind: 'gemini', apiKey, model, baseUrl: read('GEMINI_BASE_URL', keepText) },
    ignored: left,
  };
}
