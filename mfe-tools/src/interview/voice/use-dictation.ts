import { INTERVIEW_LIMITS } from '@aura/shared-domain';
import { useEffect, useRef, useState } from 'react';
import type { AnswerDraft } from '../draft/state.ts';
import { createDictation, type Dictation, type DictationProblem, type Heard } from './dictation.ts';
import { findRecognitionClass, type VoiceSupport } from './recognition.ts';
import { countWords } from './read-speech.ts';

export type Spoken = NonNullable<AnswerDraft['spoken']>;

interface Options {
  readonly lang: string;
  readonly support: VoiceSupport | null;
  readonly answer: AnswerDraft;
  readonly onListening: (listening: boolean) => void;
  readonly onHeard: (text: string, spoken: Spoken) => void;
}

const NOTHING: Spoken = { seconds: 0, longPauses: 0, words: 0 };

/** Dictation into an answer: what is heard is put behind what is there. */
export function useDictation({ lang, support, answer, onListening, onHeard }: Options) {
  const [listening, setListening] = useState(false);
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const current = useRef<Dictation | null>(null);
  const told = useRef({ onListening, onHeard });
  useEffect(() => {
    told.current = { onListening, onHeard };
  });
  useEffect(() => () => current.current?.abandon(), []);

  const listen = (is: boolean) => {
    setListening(is);
    told.current.onListening(is);
  };
  const start = () => {
    const Class = findRecognitionClass();
    if (!Class) return;
    const begun = answer.text;
    const spoken = answer.spoken ?? NOTHING;
    setProblem(null);
    listen(true);
    const dictation = createDictation({
      create: () => {
        const recognition = new Class();
        recognition.lang = lang;
        recognition.continuous = true;
        recognition.interimResults = true;
        if (support === 'device') recognition.processLocally = true;
        return recognition;
      },
      now: () => performance.now(),
      onHeard: (heard) => told.current.onHeard(joinText(begun, heard), addSpoken(spoken, heard)),
      onEnd: (why) => {
        current.current = null;
        setProblem(why);
        listen(false);
      },
    });
    current.current = dictation;
    dictation.start();
  };
  return { listening, problem, start, stop: () => current.current?.stop() };
}

const joinText = (begun: string, { final, interim }: Heard): string =>
  [begun.trimEnd(), final, interim]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, INTERVIEW_LIMITS.answerCharacters);

const addSpoken = (before: Spoken, { final, interim, seconds, longPauses }: Heard): Spoken => ({
  seconds: before.seconds + seconds,
  longPauses: before.longPauses + longPauses,
  words: before.words + countWords(`${final} ${interim}`),
});
