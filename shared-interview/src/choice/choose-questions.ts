import { findOccupation, computeStableHash } from '@aura/shared-career';
import type { InterviewKind, InterviewQuestion, InterviewSetup, ResumeStructure } from '@aura/shared-domain';
import { hasOwnCases, isRung, type PackId, packOf, PACKS, QUESTIONS } from '../bank/index.ts';
import { findTechnicalQuestions } from '../technical/technical-question.ts';
import { chooseFrom } from './choose.ts';
import { makeOwnQuestions } from './own-questions.ts';
import { mayShowGap } from './work-gap.ts';

interface Asked {
  readonly setup: InterviewSetup;
  readonly seed: string;
  readonly asked: readonly string[];
  readonly jobTitle: string | null;
  /** Null without a CV. */
  readonly resume?: ResumeStructure | null;
  /** Skills and activities that the ad asks for; empty without an ad. */
  readonly requirements?: readonly string[];
}

/** The pack of the role; where that says nothing of a trade, of the job's title. */
function packFor(role: string, jobTitle: string | null): PackId {
  const pack = packOf(role);
  return pack === 'general' && jobTitle !== null ? packOf(jobTitle) : pack;
}

/**
 * Technical questions for the occupation: half of a technical interview, drawn by the seed, those not asked recently
 * first. None in other interviews, nor for occupations without such questions.
 */
function chooseKnowledge({ setup, seed, asked, jobTitle }: Asked): InterviewQuestion[] {
  if (setup.kind !== 'technical') return [];
  const named = [setup.role, jobTitle ?? ''].filter((role) => role !== '' && !isRung(role));
  const occupation = named.map((role) => findOccupation(role)).find((one) => one !== null);
  const late = ({ id }: InterviewQuestion): number =>
    asked.includes(id) ? asked.length - asked.indexOf(id) : 0;
  const draw = ({ id }: InterviewQuestion): string => computeStableHash(`${seed}:${id}`);
  return findTechnicalQuestions(occupation?.id ?? '')
    .toSorted((a, b) => late(a) - late(b) || (draw(a) < draw(b) ? -1 : 1))
    .slice(0, Math.ceil(setup.questions / 2));
}

/** Conversations in which one is asked about one's own CV and about the ad, and the share of questions that are, rounded. */
const ASKS_OF_OWN: ReadonlySet<InterviewKind> = new Set(['hr', 'manager', 'technical', 'english']);
const MOST_OF_OWN = 1 / 3;

/**
 * Questions of the person's own CV and of the ad, as many as there is room for. A technical interview about a trade that
 * has no questions of its own is made of them, and of the wanted role, before anything general is asked.
 */
function chooseOwn(
  { setup, asked, resume = null, requirements = [] }: Asked,
  taken: number,
): InterviewQuestion[] {
  if (!ASKS_OF_OWN.has(setup.kind)) return [];
  const language = setup.kind === 'english' ? 'en' : 'pt';
  const isOnlyOwn = setup.kind === 'technical' && taken === 0;
  const most = isOnlyOwn ? setup.questions : Math.round(setup.questions * MOST_OF_OWN);
  const room = Math.min(most, setup.questions - taken - 1);
  const goal = isOnlyOwn && !isRung(setup.role) ? setup.role : null;
  return makeOwnQuestions({ resume, requirements, language, asked, goal }).slice(0, Math.max(0, room));
}

/** Asks about a time without work. */
const ABOUT_GAP = 'mot-9';

/**
 * The questions of a simulation: out of the bank, and of the person's own CV and ad.
 * @param given `asked`: ids of questions of earlier simulations, the latest first
 */
export function chooseQuestions(given: Asked): InterviewQuestion[] {
  const { setup, seed, asked, jobTitle } = given;
  const knowledge = chooseKnowledge(given);
  const role = isRung(setup.role) ? (jobTitle ?? setup.role) : setup.role;
  const asksCases = hasOwnCases(role);
  const mayAsk = (pack: PackId, { topic }: InterviewQuestion): boolean =>
    pack === 'general' || topic !== 'case' || asksCases;
  const packs = [packFor(setup.role, jobTitle), 'general' as const].map(
    (pack): ReadonlySet<string> =>
      new Set(PACKS[pack].filter((question) => mayAsk(pack, question)).map(({ id }) => id)),
  );
  const own = chooseOwn(given, knowledge.length);
  const { resume = null } = given;
  const isWithoutGap = resume !== null && !mayShowGap(resume);
  const fitting = QUESTIONS.filter(({ id }) => id !== ABOUT_GAP || !isWithoutGap);
  const rest = chooseFrom(fitting, {
    setup: { ...setup, questions: setup.questions - knowledge.length - own.length },
    seed,
    asked,
    packs,
  });
  // The opening first, then the individual questions about CV and ad.
  rest.splice(1, 0, ...own);
  // What one knows and what one has lived take turns.
  return Array.from({ length: Math.max(knowledge.length, rest.length) }, (_, at) => [knowledge[at], rest[at]])
    .flat()
    .filter((question) => question !== undefined);
}
