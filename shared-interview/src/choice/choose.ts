import type { InterviewLevel, InterviewQuestion, InterviewSetup, Topic } from '@aura/shared-domain';
import { computeStableHash } from '@aura/shared-career';
import { AGENDAS } from './agenda.ts';

export interface Choice {
  readonly setup: Pick<InterviewSetup, 'kind' | 'level' | 'questions'>;
  /** The same seed gives the same questions. */
  readonly seed: string;
  /** Ids of questions that were asked lately, the latest first. */
  readonly asked: readonly string[];
  /**
   * Ids of the practical questions for the role, by preference: first its own pack, then the general one. Those of
   * other trades are never asked.
   */
  readonly packs: readonly ReadonlySet<string>[];
}

const LEVELS: readonly InterviewLevel[] = ['junior', 'mid', 'senior'];
const PRACTICE: ReadonlySet<Topic> = new Set(['technical', 'case']);

const computeDistance = (level: InterviewLevel | null, wanted: InterviewLevel): number =>
  level === null ? 0 : Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(wanted));

/**
 * What speaks against a question, the weightiest first: how lately it was asked, that it is for people who lead while
 * the person does not, another trade, another level.
 */
function computeCost(question: InterviewQuestion, { setup, asked, packs }: Choice): readonly number[] {
  const at = asked.indexOf(question.id);
  const leads = question.level === 'senior' && setup.level !== 'senior' ? 1 : 0;
  const pack = PRACTICE.has(question.topic) ? packs.findIndex((ids) => ids.has(question.id)) : 0;
  return [at < 0 ? 0 : asked.length - at, leads, pack, computeDistance(question.level, setup.level)];
}

interface Candidate {
  readonly question: InterviewQuestion;
  readonly cost: readonly number[];
  /** What decides between equals. */
  readonly draw: string;
}

function compare(a: Candidate, b: Candidate): number {
  const at = a.cost.findIndex((cost, index) => cost !== b.cost[index]);
  if (at >= 0) return (a.cost[at] ?? 0) - (b.cost[at] ?? 0);
  return a.draw < b.draw ? -1 : 1;
}

function listCandidates(questions: readonly InterviewQuestion[], choice: Choice): Candidate[] {
  const { language } = AGENDAS[choice.setup.kind];
  const fits = ({ id, topic, language: own }: InterviewQuestion): boolean =>
    own === language && (!PRACTICE.has(topic) || choice.packs.some((ids) => ids.has(id)));
  return questions
    .filter(fits)
    .map((question) => ({
      question,
      cost: computeCost(question, choice),
      draw: computeStableHash(`${choice.seed}:${question.id}`),
    }))
    .toSorted(compare);
}

/** The topics of an interview in the order of their turns, drawn by the seed within each group. */
function orderOf({ setup, seed }: Choice): readonly Topic[] {
  const drawn = (group: readonly Topic[]): Topic[] =>
    group.toSorted((a, b) =>
      computeStableHash(`${seed}:${a}`) < computeStableHash(`${seed}:${b}`) ? -1 : 1,
    );
  return AGENDAS[setup.kind].turns.flatMap(drawn);
}

/**
 * The questions of a simulation: topics alternate, none repeats while others are left; within a topic, those not asked
 * recently come first, then those that fit trade and level. Fewer if there are no more.
 */
export function chooseFrom(questions: readonly InterviewQuestion[], choice: Choice): InterviewQuestion[] {
  const { opener } = AGENDAS[choice.setup.kind];
  const topics = orderOf(choice);
  const left = new Set(listCandidates(questions, choice));
  const chosen: InterviewQuestion[] = [];
  const best = (fits: (question: InterviewQuestion) => boolean): Candidate | undefined =>
    [...left].find(({ question }) => fits(question));
  const take = (candidate: Candidate | undefined): void => {
    if (!candidate) return;
    left.delete(candidate);
    chosen.push(candidate.question);
  };
  if (opener !== null)
    take(
      best(({ topic, shape }) => topic === opener && shape === 'presentation') ??
        best(({ topic }) => topic === opener),
    );
  let open = [...topics];
  while (chosen.length < choice.setup.questions) {
    const offers = open.flatMap((topic) => best((question) => question.topic === topic) ?? []);
    // A topic whose questions were all asked lately waits while another one has a fresh question.
    const next = offers.find(({ cost }) => cost[0] === 0) ?? offers[0];
    if (next) {
      take(next);
      open = open.filter((topic) => topic !== next.question.topic);
    } else if (open.length < topics.length && best(({ topic }) => topics.includes(topic))) open = [...topics];
    else return chosen;
  }
  return chosen;
}
