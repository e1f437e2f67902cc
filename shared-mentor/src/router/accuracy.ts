import { BLIND_MESSAGES, ROUTER_EVALUATION } from '../generated/router-evaluation.ts';
import type { EvaluationMessage } from './message.ts';
import { classifyMessage } from './route.ts';

type Label = EvaluationMessage['expected'];

interface Counts {
  readonly messages: number;
  readonly right: number;
  /** Asked about where it could have been answered. */
  readonly asked: number;
}
export interface RouterAccuracy {
  readonly bySet: readonly (Counts & { readonly set: string })[];
  readonly byLabel: readonly (Counts & { readonly label: Label })[];
  /** Messages that went somewhere else, those that were only asked about left out. */
  readonly wrong: readonly (EvaluationMessage & { readonly got: Label })[];
}

/** Accuracy on the messages of an author who had not seen the router; several subjects can be right for one. */
export function measureBlindAccuracy(): Counts {
  const got = BLIND_MESSAGES.map(({ text, intents }) => {
    const route = classifyMessage(text, { lastIntent: null });
    const label = route.kind === 'advice' ? route.intent : route.reason;
    return { isRight: intents.some((intent) => intent === label), isAsked: label === 'unclear' };
  });
  return {
    messages: got.length,
    right: got.filter(({ isRight: right }) => right).length,
    asked: got.filter(({ isAsked: asked }) => asked).length,
  };
}

interface Tried extends EvaluationMessage {
  readonly got: Label;
}

function tryMessage(message: EvaluationMessage): Tried {
  const route = classifyMessage(message.text, { lastIntent: message.lastIntent });
  return { ...message, got: route.kind === 'advice' ? route.intent : route.reason };
}

const isRight = ({ expected, got }: Tried): boolean => expected === got;
const isAsked = (one: Tried): boolean => !isRight(one) && one.got === 'unclear';

const count = (all: readonly Tried[]): Counts => ({
  messages: all.length,
  right: all.filter(isRight).length,
  asked: all.filter(isAsked).length,
});

/** How many of the evaluation's messages go where they belong. */
export function measureRouterAccuracy(): RouterAccuracy {
  const sets = Object.entries(ROUTER_EVALUATION).map(([set, all]) => ({ set, all: all.map(tryMessage) }));
  const every = sets.flatMap(({ all }) => all);
  const labels = [...new Set(every.map(({ expected }) => expected))];
  return {
    bySet: sets.map(({ set, all }) => ({ set, ...count(all) })),
    byLabel: labels.map((label) => ({ label, ...count(every.filter(({ expected }) => expected === label)) })),
    wrong: every.filter((one) => !isRight(one) && !isAsked(one)),
  };
}
