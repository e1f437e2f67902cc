import type { Recognition, RecognitionEvent } from './recognition.ts';

/**
 * What one run of a recogniser has heard. Some browsers repeat what they have already given, each time a little
 * longer: such a piece takes the place of the one before.
 */
function joinHeard(pieces: readonly string[]): string {
  const kept: string[] = [];
  for (const piece of pieces.map((text) => text.trim()).filter((text) => text !== '')) {
    const last = kept.at(-1);
    if (last !== undefined && grows(last, piece)) kept[kept.length - 1] = piece;
    else kept.push(piece);
  }
  return kept.join(' ');
}

/** Whether a piece is the one before with more words. One that says the same twice is not. */
const grows = (before: string, after: string): boolean =>
  after.length > before.length && after.toLowerCase().startsWith(`${before.toLowerCase()} `);

/** Why dictation cannot go on. */
export type DictationProblem = 'permission' | 'microphone' | 'network' | 'language' | 'unstable';

/** What was heard so far; `interim` may still change. */
export interface Heard {
  readonly final: string;
  readonly interim: string;
  /** From the first word to the last. */
  readonly seconds: number;
  readonly longPauses: number;
}

interface Options {
  readonly create: () => Recognition;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onHeard: (heard: Heard) => void;
  /** Dictation is over: by request, or for a reason. */
  readonly onEnd: (problem: DictationProblem | null) => void;
}

export interface Dictation {
  readonly start: () => void;
  /** Ends it; waits briefly for the last recognised words. */
  readonly stop: () => void;
  /** Ends it at once and says nothing more. */
  readonly abandon: () => void;
}

const PROBLEMS: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'permission',
  'service-not-allowed': 'permission',
  'audio-capture': 'microphone',
  network: 'network',
  'language-not-supported': 'language',
};
const LONG_PAUSE_MS = 3000;
/** Runs without a word that end one after another at once: the browser cannot do it. */
const MOST_EMPTY_RUNS = 5;
const EMPTY_RUN_MS = 500;
/** How long last words are waited for; some browsers never say that they have ended. */
const LAST_WORDS_MS = 2000;

/**
 * Turns speech into text with the browser's recogniser. The recogniser ends by itself in a silence: it is restarted
 * until the person stops it.
 */
export function createDictation({ create, now, onHeard, onEnd }: Options): Dictation {
  let recognition: Recognition | null = null;
  let stopping = false;
  let before = '';
  let current = '';
  let interim = '';
  let firstAt: number | null = null;
  let lastAt = 0;
  let longPauses = 0;
  let emptyRuns = 0;

  const tell = () =>
    onHeard({
      final: [before, current].filter((text) => text !== '').join(' '),
      interim,
      seconds: firstAt === null ? 0 : (lastAt - firstAt) / 1000,
      longPauses,
    });

  const hear = (event: RecognitionEvent) => {
    const at = now();
    if (firstAt === null) firstAt = at;
    else if (at - lastAt > LONG_PAUSE_MS) longPauses += 1;
    lastAt = at;
    emptyRuns = 0;
    const results = Array.from(event.results);
    const textOf = (isFinal: boolean) =>
      results.filter((result) => result.isFinal === isFinal).map((result) => result[0]?.transcript ?? '');
    current = joinHeard(textOf(true));
    interim = textOf(false).join('').trim();
    tell();
  };

  /** A recogniser that ends may take its last words along: what was still open counts as said. */
  const closeRun = () => {
    before = [before, current, interim].filter((text) => text !== '').join(' ');
    current = '';
    interim = '';
    if (before !== '') tell();
  };

  const end = (problem: DictationProblem | null) => {
    recognition = null;
    closeRun();
    onEnd(problem);
  };

  const run = () => {
    const startedAt = now();
    const one = create();
    let problem: DictationProblem | null = null;
    recognition = one;
    one.onresult = hear;
    // Handlers are properties here: what the interface asks of a recogniser is no more than what is used of it.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    one.onerror = ({ error }) => {
      problem = PROBLEMS[error] ?? problem;
    };
    one.onend = () => {
      if (recognition !== one) return;
      if (problem || stopping) return end(problem);
      const heardNothing = current === '' && interim === '';
      emptyRuns = heardNothing && now() - startedAt < EMPTY_RUN_MS ? emptyRuns + 1 : 0;
      if (emptyRuns >= MOST_EMPTY_RUNS) return end('unstable');
      closeRun();
      run();
    };
    try {
      one.start();
    } catch {
      end('unstable');
    }
  };

  return {
    start: run,
    stop: () => {
      stopping = true;
      const one = recognition;
      one?.stop();
      setTimeout(() => {
        if (recognition !== one || !one) return;
        one.abort();
        end(null);
      }, LAST_WORDS_MS);
    },
    abandon: () => {
      const one = recognition;
      recognition = null;
      one?.abort();
    },
  };
}
