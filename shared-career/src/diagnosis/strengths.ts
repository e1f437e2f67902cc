import type { DiagnosisResult, Evidence } from '@aura/shared-domain';
import { skillById } from '../taxonomy/skill-catalogue.ts';
import type { Facts } from './facts.ts';
import { LIMITS } from './weights.ts';
import { distinctLines } from '../wording/distinct.ts';
import { cite, counted, firstLine, place, quoted, shorten } from '../wording/quote.ts';

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

/** A skill of the goal is a strength where a line or a given example shows it, or a job held brings it, not where a list claims it. */
function towardsGoal({ goal, record, readiness }: Facts): Candidate[] {
  return goal.skills.flatMap((skill, at) => {
    const graded = readiness.graded?.[at];
    const shown = record.shown.get(skill.skillId) ?? [];
    const told = (graded?.direct ?? []).filter((evidence) => evidence.docId.startsWith('answer:self:'));
    const direct = [...shown, ...told, ...(graded?.grade === 'proven' ? graded.direct : [])];
    const fromTitle = direct.length === 0 && graded?.grade === 'inferred' && graded.fromTitle;
    const evidence = distinctLines(fromTitle ? graded.indirect : direct);
    if (!graded || evidence.length === 0) return [];
    return [
      { skillId: skill.skillId, rank: skill.weight * graded.credit, evidence, fromTitle, place: at + 1 },
    ];
  });
}

/** What only follows from a title stands behind everything that a line shows. */
const HELD_RANK = 0.5;

/** Without a goal the skills that most lines show come first; general manners of working come last. */
function ofExperience({ record }: Facts): Candidate[] {
  const shown = [...record.shown].map(([skillId, spans]) => {
    const evidence = distinctLines(spans);
    const rank = evidence.length - (skillById(skillId)?.kind === 'behaviour' ? 100 : 0);
    return { skillId, rank, evidence, fromTitle: false, place: null };
  });
  const held = [...record.held]
    .filter(([skillId]) => !record.shown.has(skillId))
    .map(([skillId, spans]) => {
      return { skillId, rank: HELD_RANK, evidence: distinctLines(spans), fromTitle: true, place: null };
    });
  return [...shown, ...held];
}

function why({ skillId, evidence, fromTitle, place: rank }: Candidate, label: string, total: number): string {
  const first = evidence[0];
  if (!first) return '';
  const more = evidence.length > 1 ? ` Aparece em ${counted(evidence.length, 'trecho', 'trechos')}.` : '';
  const kind = skillById(skillId)?.kind;
  const shows = kind === 'licence' ? 'consta' : 'aparece em uso';
  const counts =
    rank === null
      ? 'Dá para aproveitar em outros trabalhos.'
      : `É a ${rank}ª em peso entre as ${total} competências do objetivo.`;
  if (fromTitle)
    return `${quoted(label)} vem do cargo ${quoted(shorten(firstLine(first)))}, ${place(first)}: quem ocupa esse cargo faz isso no dia a dia. ${counts} Uma frase com um exemplo deixa isso à vista.`;
  return `${quoted(label)} ${shows} ${cite(first)}.${more} ${counts}`;
}

/** At most five strengths, the most useful to the goal first, each with the lines that prove it. */
export function findStrengths(facts: Facts): Strength[] {
  const candidates = facts.goal.skills.length > 0 ? towardsGoal(facts) : ofExperience(facts);
  return candidates
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, LIMITS.strengths)
    .map((candidate) => {
      const label = skillById(candidate.skillId)?.label ?? candidate.skillId;
      return {
        id: `strength-${candidate.skillId}`,
        title: label,
        why: why(candidate, label, facts.goal.skills.length),
        evidence: candidate.evidence.slice(0, SHOWN_LINES),
      };
    });
}
