import * as v from 'valibot';
import type { SafeStorage } from '../store/safe-storage.ts';
import { createStore } from '../store/store.ts';

const KEY = 'aura.consent';
/** Raised when what is asked for changes: earlier answers then no longer count. */
const VERSION = 1;

const AnswerSchema = v.picklist(['accepted', 'refused']);
export type ConsentAnswer = v.InferOutput<typeof AnswerSchema>;
export type ConsentChoice = ConsentAnswer | 'undecided';

const StoredConsentSchema = v.object({
  choice: AnswerSchema,
  at: v.pipe(v.string(), v.isoTimestamp()),
  version: v.literal(VERSION),
});

export interface Consent {
  readonly get: () => ConsentChoice;
  /** Remembers the answer given at `now`; where nothing can be stored it holds until the page is left. */
  readonly answer: (choice: ConsentAnswer, now: Date) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Cookie consent of the product. What is stored and does not fit the schema counts as undecided. */
export function createConsent(storage: SafeStorage): Consent {
  const store = createStore(read(storage.read(KEY)));
  storage.onOtherTab(KEY, (text) => store.set(read(text)));
  return {
    get: store.get,
    subscribe: store.subscribe,
    answer: (choice, now) => {
      storage.write(KEY, JSON.stringify({ choice, at: now.toISOString(), version: VERSION }));
      store.set(choice);
    },
  };
}

const StoredTextSchema = v.pipe(v.string(), v.parseJson(), StoredConsentSchema);

function read(text: string | null): ConsentChoice {
  const parsed = v.safeParse(StoredTextSchema, text);
  return parsed.success ? parsed.output.choice : 'undecided';
}
