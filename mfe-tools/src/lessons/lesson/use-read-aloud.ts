import { useEffect, useState } from 'react';

const BLOCK_ENDS = /<\/(?:p|li|h2|h3|blockquote)>/gu;
const TAGS = /<[^>]+>/gu;
const SENTENCE_ENDS = /(?<=[.!?…:])\s+/u;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** The sentences of a text as they are spoken, in order; each block begins a new one. */
export function spokenSentences(html: string): readonly string[] {
  return html
    .replace(BLOCK_ENDS, '\n')
    .replace(TAGS, '')
    .replace(/&(?:amp|lt|gt|nbsp);/gu, (entity) => ENTITIES[entity] ?? ' ')
    .split('\n')
    .flatMap((block) => block.trim().split(SENTENCE_ENDS))
    .filter((sentence) => sentence !== '');
}

interface ReadAloud {
  /** Whether this device has a voice that speaks Portuguese. */
  readonly available: boolean;
  readonly speaking: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Reads a text aloud with the device's own voice, sentence by sentence: a long utterance stops midway in some
 * browsers. Whoever leaves the page has silence.
 */
export function useReadAloud(html: string): ReadAloud {
  const [speaking, setSpeaking] = useState(false);
  const synthesis = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!synthesis) return;
    // Some browsers know their voices only a while after they are first asked.
    const look = () => setVoice(portugueseVoice(synthesis.getVoices()));
    look();
    synthesis.addEventListener('voiceschanged', look);
    return () => synthesis.removeEventListener('voiceschanged', look);
  }, [synthesis]);
  const stop = () => {
    synthesis?.cancel();
    setSpeaking(false);
  };
  useEffect(() => () => synthesis?.cancel(), [synthesis]);
  const start = () => {
    if (!synthesis || !voice) return;
    synthesis.cancel();
    const sentences = spokenSentences(html);
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

/** The voice to read with: of Brazil, else of any Portuguese; null for none. */
const portugueseVoice = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null =>
  voices.find(({ lang }) => /^pt[-_]BR$/i.test(lang)) ??
  voices.find(({ lang }) => /^pt\b/i.test(lang)) ??
  null;
