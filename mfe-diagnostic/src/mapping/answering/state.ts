import { ItemAnswersSchema, ScenarioChoicesSchema, type Likert } from '@aura/shared-career/behavior';
import * as v from 'valibot';
import { STEPS } from './steps.ts';

const StateSchema = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STEPS.length - 1)),
  answers: ItemAnswersSchema,
  scenarios: ScenarioChoicesSchema,
  /** Milliseconds that an item took on the first screen with it. */
  millis: v.record(v.string(), v.pipe(v.number(), v.minValue(0))),
});

/** The answers so far. */
export type AnsweringState = v.InferOutput<typeof StateSchema>;

export const INITIAL: AnsweringState = { step: 0, answers: {}, scenarios: {}, millis: {} };

/** Answers belong to one person and this tab: they are as private as a conversation. */
const makeKey = (uid: string): string => `aura.mapeamento.${uid}`;

/** Gives the storage of the tab; throws if the browser denies it. */
type OpenStorage<Method extends keyof Storage> = () => Pick<Storage, Method>;

/** The answers in this tab before a reload; none if they cannot be read. */
export function readStoredState(open: OpenStorage<'getItem'>, uid: string): AnsweringState {
  try {
    const parsed = v.safeParse(StateSchema, JSON.parse(open().getItem(makeKey(uid)) ?? 'null'));
    return parsed.success ? parsed.output : INITIAL;
  } catch {
    return INITIAL;
  }
}

/** Whether answers of an earlier visit of this tab wait to be gone on with. */
export const hasBegun = (open: OpenStorage<'getItem'>, uid: string): boolean =>
  Object.keys(readStoredState(open, uid).answers).length > 0;

/** Keeps the answers for a reload, or deletes them. */
export function storeState(
  open: OpenStorage<'setItem' | 'removeItem'>,
  uid: string,
  state: AnsweringState | null,
): void {
  try {
    if (state) open().setItem(makeKey(uid), JSON.stringify(state));
    else open().removeItem(makeKey(uid));
  } catch {
    // A browser that keeps nothing still lets the questions be answered.
  }
}

/** The state after an answer to an item. */
export const withAnswer = (
  state: AnsweringState,
  { id, value }: { readonly id: string; readonly value: Likert },
): AnsweringState => ({ ...state, answers: { ...state.answers, [id]: value } });

/**
 * The state after a screen: its time is divided equally among its statements, because some people read them all before
 * they answer. Statements answered there earlier keep their first time.
 * @param millis how long the screen was shown
 */
export function withScreenTime(
  state: AnsweringState,
  ids: readonly string[],
  millis: number,
): AnsweringState {
  const fresh = ids.filter((id) => state.millis[id] === undefined);
  const share = millis / Math.max(1, fresh.length);
  return { ...state, millis: { ...state.millis, ...Object.fromEntries(fresh.map((id) => [id, share])) } };
}
