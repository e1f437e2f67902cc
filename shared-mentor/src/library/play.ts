import type { MentorIntent } from '@aura/shared-domain';

/**
 * One or more sentences, in which `{goal}`, `{topGap}`… are replaced by facts of the person (`person/known-facts.ts`). Of
 * several alternatives, best first, the first one whose facts are all known is used; if there is none, the line is
 * omitted.
 */
export type Line = string | readonly string[];

/** Where in the product a next step is done. */
export type ToolPath =
  | '/diagnostico-carreira'
  | '/diagnostico/resultado'
  | '/otimizador-curriculo'
  | '/otimizador-linkedin'
  | '/buscador-vagas'
  | '/simulador-entrevista'
  | '/mapeamento-comportamental'
  | '/micro-learnings'
  | '/perfil';

/** One action of at most a quarter of an hour. Its texts need no fact. */
export interface NextStep {
  /** Title of the task, an infinitive without a full stop: “Escrever as três datas do processo”. */
  readonly title: Line;
  /** How to do it, one or two sentences to the person: “Abra…, escreva…”. */
  readonly description: Line;
  /** A whole sentence that can follow “Está feito quando”: “Há três números escritos, com a fonte.” */
  readonly doneWhen: Line;
  readonly path: ToolPath | null;
}

/**
 * Advice for one kind of question: what is the case, two or three ways with when each fits, one next step, one
 * question. Without facts and with all of them it is whole, and no longer than an answer may be.
 */
export interface Play {
  readonly id: string;
  readonly intent: MentorIntent;
  /** At least four messages as people send them; retrieval and the router learn from them. */
  readonly examples: readonly string[];
  /** At least one line needs no fact. */
  readonly situation: readonly Line[];
  /** `what` is an infinitive sentence on what to do, `when` one on when it is the right way: “Serve quando…”, “Faz sentido se…”. */
  readonly options: readonly { readonly what: Line; readonly when: Line }[];
  readonly nextStep: NextStep;
  /** One question that helps with the next answer; exactly one question mark. */
  readonly question: Line;
  /** Ids of passages that it rests on, the nearest first; at most three, empty for a general opinion. */
  readonly passages: readonly string[];
}
/** A piece of text that advice rests on. */
export interface Passage {
  readonly id: string;
  readonly type: 'article' | 'guide' | 'law';
  readonly title: string;
  /** Of an article word for word. */
  readonly text: string;
  /** Path inside the product, or an address of the authority; null for none. */
  readonly link: string | null;
  /** Day on which a fact of law was last checked, YYYY-MM-DD; null for what is no law. */
  readonly checkedOn: string | null;
  /** What it can be of use for beyond the plays that name it. */
  readonly intents: readonly MentorIntent[];
  /** Words that people ask about it with, where its text has others; for the search alone. */
  readonly words: string;
}
