import type { DiagnosisResult, Evidence } from '@aura/shared-domain';
import { findSkills } from '../taxonomy/find-skills.ts';
import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import type { Facts } from './facts.ts';
import { type Achievement, findAchievements } from './achievements.ts';
import { makeOwnTradeTest, type OwnTradeTest } from './own-trade.ts';
import { LIMITS } from './weights.ts';
import { capitalizeFirst } from '../text/index.ts';
import { keepDistinctLines } from '../wording/distinct.ts';
import { COUNTED_BY, findChange } from '../wording/change.ts';
import { hasMetric } from '../wording/metric.ts';
import { cite, formatCounted, readFirstLine, describePlace, quoteLabel, shorten } from '../wording/quote.ts';

type Strength = DiagnosisResult['strengths'][number];

/** Lines shown per strength. */
const SHOWN_LINES = 2;

interface Candidate {
  readonly skillId: string;
  readonly rank: number;
  readonly evidence: readonly Evidence[];
  /** Whether it only follows from a job held. */
  readonly fromTitle: boolean;
  /** Place of its weight among the goal's skills, from 1; null without a goal. */
  readonly place: number | null;
}

/**
 * A skill of the goal is a strength if a line or a given example shows it, or if a held job brings it; the claim of a
 * list does not suffice.
 */
function listTowardsGoal({ goal, record, readiness }: Facts): Candidate[] {
  return goal.skills.flatMap((skill, at) => {
    const graded = readiness.graded?.[at];
    const shown = record.shown.get(skill.skillId) ?? [];
    const told = (graded?.direct ?? []).filter((evidence) => evidence.docId.startsWith('answer:self:'));
    const direct = [...shown, ...told, ...(graded?.grade === 'proven' ? graded.direct : [])];
    const fromTitle = direct.length === 0 && graded?.grade === 'inferred' && graded.fromTitle;
    const evidence = keepDistinctLines(fromTitle ? graded.indirect : direct);
    if (!graded || evidence.length === 0) return [];
    return [
      { skillId: skill.skillId, rank: skill.weight * graded.credit, evidence, fromTitle, place: at + 1 },
    ];
  });
}

/** Strengths implied by a title rank below everything that a line shows. */
const HELD_RANK = 0.5;

/** Without a goal the skills that most lines show come first; general manners of working come last. */
function listOfExperience({ record }: Facts, isOfOwnTrade: OwnTradeTest): Candidate[] {
  const known = [...record.shown].filter(([skillId]) => isOfOwnTrade(skillId));
  const shown = known.map(([skillId, spans]) => {
    const evidence = keepDistinctLines(spans);
    const rank = evidence.length - (findSkillById(skillId)?.kind === 'behaviour' ? 100 : 0);
    return { skillId, rank, evidence, fromTitle: false, place: null };
  });
  const held = [...record.held]
    .filter(([skillId]) => !record.shown.has(skillId))
    .map(([skillId, spans]) => {
      return { skillId, rank: HELD_RANK, evidence: keepDistinctLines(spans), fromTitle: true, place: null };
    });
  return [...shown, ...held];
}

function explainWhy(
  { skillId, evidence, fromTitle, place: rank }: Candidate,
  label: string,
  total: number,
): string {
  const first = evidence[0];
  if (!first) return '';
  const more =
    evidence.length > 1 ? ` Aparece em ${formatCounted(evidence.length, 'trecho', 'trechos')}.` : '';
  const kind = findSkillById(skillId)?.kind;
  // A language counts by its list, which shows no use.
  const isStated = kind === 'licence' || (kind === 'language' && first.section !== 'experiences');
  const isNamed = isStated || findSkills(first.excerpt).some((one) => one.skillId === skillId);
  const shows = isStated ? 'consta' : isNamed ? 'aparece em uso' : 'aparece em outras palavras';
  const counts =
    rank === null
      ? 'Dá para aproveitar em outros trabalhos.'
      : `É a ${rank}ª em peso entre as ${total} competências do objetivo.`;
  if (fromTitle)
    return (
      `${quoteLabel(label)} vem do cargo ${quoteLabel(shorten(readFirstLine(first)))}, ${describePlace(first)}: quem ocupa esse ` +
      `cargo faz isso no dia a dia. ${counts} Uma frase com um exemplo deixa isso à vista.`
    );
  // Who searches CVs searches for the name.
  const advice = isNamed ? '' : ' Escreva também esse nome: quem busca currículos procura por ele.';
  return `${quoteLabel(label)} ${shows} ${cite(first)}.${more} ${counts}${advice}`;
}

/** Maximum number of strengths that a single line proves. */
const MOST_ACHIEVEMENTS = 5;

const FIGURE = new RegExp(
  String.raw`(?:R\$\s?\d[\d.,]*(?:\s?(?:mil|mi|bi|mm|milh(?:ão|ões)|bilh(?:ão|ões))(?!\p{L}))?|\d[\d.,]*\s?%)${COUNTED_BY}?`,
  'iu',
);
/** What is said of a line, and of the following ones: the advice is given once. */
const WITH_FIGURE = {
  first: 'conta o que mudou ou quanto foi feito. É uma das frases que mais convencem: deixe-a no alto.',
  following: 'também conta o que mudou ou quanto foi feito.',
} as const;
const WITHOUT_FIGURE = {
  first:
    'é das que mais mostram o que o objetivo pede. Com um número (quantos, de quanto para quanto) convence mais.',
  following: 'também mostra o que o objetivo pede, e convence mais com um número.',
} as const;
/** A bullet that the reader took for a part of the line. */
const SIGNS_BEFORE = /^[\s•▸▪◦●○➢►✓✔–—·>*-]+/u;
/** Characters of a title that is the line itself. */
const TITLE = 52;

/**
 * A line without a skill of its own is named after its figure; without that, after its own beginning, or its place if a
 * part of it is not the person's.
 */
function nameAchievement({ evidence, mixed }: Achievement, taken: ReadonlySet<string>): string {
  // A change is the result; its first figure alone is what was wrong.
  const figure = findChange(evidence.excerpt)?.name ?? FIGURE.exec(evidence.excerpt)?.[0];
  const title = `Resultado em números: ${figure}`;
  if (figure !== undefined && !taken.has(title)) return title;
  if (mixed) return `Boa frase na linha ${evidence.line} do currículo`;
  return capitalizeFirst(shorten(evidence.excerpt.replace(SIGNS_BEFORE, ''), TITLE));
}

/** The lines that a recruiter would quote first: with a change, a result or a size, near the goal. */
function listAchievements({ person, goal }: Facts, isOfOwnTrade: OwnTradeTest): Strength[] {
  if (!person) return [];
  const words = [goal.title, ...goal.skills.map(({ skillId }) => findSkillById(skillId)?.label ?? '')];
  const byWeight = goal.skills.toSorted((a, b) => b.weight - a.weight).map(({ skillId }) => skillId);
  const named = new Set<string>();
  const said = new Set<object>();
  return findAchievements(person.units, words)
    .slice(0, MOST_ACHIEVEMENTS)
    .map((achievement, at) => {
      const { evidence, skills } = achievement;
      // It is named after a skill that it shows, the one first that weighs most in the goal; each name occurs once.
      const free = skills.filter(
        (id) => !named.has(id) && findSkillById(id)?.kind !== 'licence' && isOfOwnTrade(id),
      );
      const skillId = byWeight.find((id) => free.includes(id)) ?? free[0];
      const title = findSkillById(skillId ?? '')?.label ?? nameAchievement(achievement, named);
      named.add(skillId ?? title);
      const remarks = hasMetric(evidence.excerpt) ? WITH_FIGURE : WITHOUT_FIGURE;
      const remark = said.has(remarks) ? remarks.following : remarks.first;
      said.add(remarks);
      return {
        id: skillId === undefined ? `strength-result-${at + 1}` : `strength-${skillId}`,
        title,
        why: capitalizeFirst(`${cite(evidence)} ${remark}`),
        evidence: [evidence],
      };
    });
}

const isTold = ({ evidence }: Candidate): boolean => evidence[0]?.docId.startsWith('answer:') === true;

/** At most five strengths, those with the strongest evidence first, each with the lines that prove it. */
export function findStrengths(facts: Facts): Strength[] {
  const isOfOwnTrade = makeOwnTradeTest(facts);
  const candidates =
    facts.goal.skills.length > 0 ? listTowardsGoal(facts) : listOfExperience(facts, isOfOwnTrade);
  // Facts from the person's answers are in no CV: one place is reserved for them.
  const told = candidates.some(isTold);
  const results = listAchievements(facts, isOfOwnTrade).slice(0, LIMITS.strengths - (told ? 1 : 0));
  const known = new Set(results.map(({ id }) => id));
  const skills = candidates
    .filter(({ skillId }) => !known.has(`strength-${skillId}`))
    .toSorted((a, b) => Number(isTold(b)) - Number(isTold(a)) || b.rank - a.rank)
    .slice(0, LIMITS.strengths - results.length)
    .map((candidate) => {
      const label = findSkillById(candidate.skillId)?.label ?? candidate.skillId;
      return {
        id: `strength-${candidate.skillId}`,
        title: label,
        why: explainWhy(candidate, label, facts.goal.skills.length),
        evidence: candidate.evidence.slice(0, SHOWN_LINES),
      };
    });
  return [...results, ...skills];
}
