/** What browsers give of the Web Speech API that dictation needs; its types are not in every library of types. */
interface RecognitionResult {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: { readonly transcript: string } | undefined;
}

export interface RecognitionEvent {
  readonly results: ArrayLike<RecognitionResult>;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Whether nothing may leave the device; only some browsers know it. */
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface Options {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecognitionClass {
  new (): Recognition;
  /** Whether speech can be recognised on the device itself; missing in most browsers. */
  available?: (options: Options) => Promise<string>;
  /** Fetches what is needed for it. */
  install?: (options: Options) => Promise<boolean>;
}

/** The browser's own recogniser, under either of its names; null where it has none. */
export function findRecognitionClass(): RecognitionClass | null {
  const page = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return page.SpeechRecognition ?? page.webkitSpeechRecognition ?? null;
}

/**
 * Where speech would be turned into text: on the device, on the device once something was fetched, at the maker of the
 * browser, or nowhere.
 */
export type VoiceSupport = 'device' | 'installable' | 'vendor' | 'none';

/** Looks at what the browser can do with a language. Never rejects. */
export async function detectVoiceSupport(
  Class: RecognitionClass | null,
  lang: string,
): Promise<VoiceSupport> {
  if (!Class) return 'none';
  if (!Class.available) return 'vendor';
  const found = await Class.available({ langs: [lang], processLocally: true }).catch(() => 'unavailable');
  if (found === 'available') return 'device';
  return (found === 'downloadable' || found === 'downloading') && Class.install ? 'installable' : 'vendor';
}

/** Fetches what the device needs to recognise a language by itself. @returns whether it can now */
export const installVoice = (Class: RecognitionClass | null, lang: string): Promise<boolean> =>
  Class?.install?.({ langs: [lang], processLocally: true }).catch(() => false) ?? Promise.resolve(false);
