import { useEffect, useState } from 'react';

const BLOCK_ENDS = /<\/(?:p|li|h2|h3|blockquote)>/gu;
const TAGS = /<[^>]+>/gu;
const SENTENCE_ENDS = /(?<=[.!?…:])\s+/u;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** The spoken sentences of a text, in order; each block begins a new one. */
export function splitSpokenSentences(html: string): readonly string[] {
  return html
    .replace(BLOCK_ENDS, '\n')
    .replace(TAGS, '')
    .replace(/&(?:amp|lt|gt|nbsp);/gu, (entity) => ENTITIES[entity] ?? ' ')
    .split('\n')
    .flatMap((block) => block.trim().split(SENTENCE_ENDS))
    .filter((sentence) => sentence !== '');
}

interface ReadAloud {
  /** Whether this device has a voice that speaks the language. */
  readonly available: boolean;
  readonly speaking: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Reads a text aloud with the device's own voice, sentence by sentence: a long utterance stops midway in some
 * browsers. It stops when the person leaves the page.
 */
export function useReadAloud(sentences: readonly string[], language: 'pt' | 'en' = 'pt'): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const synthesis = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!synthesis) return;
    // Some browsers know their voices only a while after they are first asked.
    const look = () => setVoice(findVoice(language, synthesis.getVoices()));
    look();
    synthesis.addEventListener('voiceschanged', look);
    return () => synthesis.removeEventListener('voiceschanged', look);
  }, [synthesis, language]);
  const stop = () => {
    synthesis?.cancel();
    setSpeaking(false);
  };
  useEffect(() => () => synthesis?.cancel(), [synthesis]);
  const start = () => {
    if (!synthesis || !voice) return;
    synthesis.cancel();
    setSpeaking(sentences.length > 0);
    sentences.forEach((sentence, at) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = voice.lang;
      utterance.voice = voice;
      utterance.addEventListener('error', () => setSpeaking(false));
      if (at === sentences.length - 1) utterance.addEventListener('end', () => setSpeaking(false));
      synthesis.speak(utterance);
    });
  };
  return { available: voice !== null, speaking, start, stop };
}

const OWN = { pt: /^pt[-_]BR$/iu, en: /^en[-_]US$/iu } as const;
const ANY = { pt: /^pt\b/iu, en: /^en\b/iu } as const;

/** The voice to read with: of Brazil, or of the United States; else any of the language; null for none. */
const findVoice = (
  language: 'pt' | 'en',
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | null =>
  voices.find(({ lang }) => OWN[language].test(lang)) ??
  voices.find(({ lang }) => ANY[language].test(lang)) ??
  null;
