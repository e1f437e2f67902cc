import { createSignal, createStore } from '@aura/shared-domain';
import * as v from 'valibot';
import type { SafeStorage } from '../store/safe-storage.ts';

const KEY = 'aura.consent';
/** Increase it when the question changes: earlier answers then no longer count. */
export const CONSENT_VERSION = 1;

const AnswerSchema = v.picklist(['accepted', 'refused']);
export type ConsentAnswer = v.InferOutput<typeof AnswerSchema>;
/** The person's answer about cookies. */
export type ConsentChoice = 'accepted' | 'refused' | 'undecided';
/** Where an answer was given: in the bar that asks, or in the person's settings. */
export type ConsentSource = 'bar' | 'settings';
export type AnswerListener = (choice: ConsentAnswer, source: ConsentSource) => void;

const StoredConsentSchema = v.object({
  choice: AnswerSchema,
  at: v.pipe(v.string(), v.isoTimestamp()),
  version: v.literal(CONSENT_VERSION),
});

export interface Consent {
  readonly get: () => ConsentChoice;
  /** Remembers the answer given at `now`; without storage it lasts until the person leaves the page. */
  readonly answer: (choice: ConsentAnswer, now: Date, source?: ConsentSource) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Calls the listener for every answer given in this page, also one that changes nothing and one that was given
   * before. Returns the way to stop.
   */
  readonly onAnswer: (listener: AnswerListener) => () => void;
}

/** Cookie consent of the product. A stored value that does not fit the schema counts as undecided. */
export function createConsent(storage: SafeStorage): Consent {
  const store = createStore(read(storage.read(KEY)));
  const answers = createSignal<Parameters<AnswerListener>>();
  const given: Parameters<AnswerListener>[] = [];
  storage.onOtherTab(KEY, (text) => store.set(read(text)));
  return {
    get: store.get,
    subscribe: store.subscribe,
    onAnswer: (listener) => {
      for (const answer of given) listener(...answer);
      return answers.subscribe(listener);
    },
    answer: (choice, now, source = 'bar') => {
      storage.write(KEY, JSON.stringify({ choice, at: now.toISOString(), version: CONSENT_VERSION }));
      store.set(choice);
      given.push([choice, source]);
      answers.emit(choice, source);
    },
  };
}

const StoredTextSchema = v.pipe(v.string(), v.parseJson(), StoredConsentSchema);

function read(text: string | null): ConsentChoice {
  const parsed = v.safeParse(StoredTextSchema, text);
  return parsed.success ? parsed.output.choice : 'undecided';
}
