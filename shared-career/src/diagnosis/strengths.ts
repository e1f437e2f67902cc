import type { DiagnosisResult, Evidence } from '@aura/shared-domain';
import { skillById } from '../taxonomy/catalogue.ts';
import type { Facts } from './facts.ts';
import { LIMITS } from './weights.ts';
import { cite, counted, quoted } from './words/quote.ts';

type Strength = DiagnosisResult['strengths'][number];

/** Lines shown per strength. */
const SHOWN_LINES = 2;

interface Candidate {
  readonly skillId: string;
  readonly rank: number;
  readonly evidence: readonly Evidence[];
  /** Place of its weight among the goal's skills, from 1; null without a goal. */
  readonly place: number | null;
}

/** A skill of the goal is a strength where a line or a given example shows it, not where a list claims it. */
function towardsGoal({ goal, record, readiness }: Facts): Candidate[] {
  return goal.skills.flatMap((skill, at) => {
    const graded = readiness.graded?.[at];
    const shown = record.shown.get(skill.skillId) ?? [];
    const told = (graded?.direct ?? []).filter((evidence) => evidence.docId.startsWith('answer:self:'));
    const evidence = [...shown, ...told];
    if (!graded || evidence.length === 0) return [];
    return [{ skillId: skill.skillId, rank: skill.weight * graded.credit, evidence, place: at + 1 }];
  });
}

/** Without a goal the skills that most lines show come first; general manners of working come last. */
function ofExperience({ record }: Facts): Candidate[] {
  return [...record.shown].map(([skillId, evidence]) => ({
    skillId,
    rank:
      new Set(evidence.map((e) => `${e.docId}:${e.start}`)).size -
      (skillById(skillId)?.kind === 'behaviour' ? 100 : 0),
    evidence,
    place: null,
  }));
}

function why({ skillId, evidence, place }: Candidate, label: string, total: number): string {
  const first = evidence[0];
  if (!first) return '';
  const more = evidence.length > 1 ? ` Aparece em ${counted(evidence.length, 'trecho', 'trechos')}.` : '';
  const kind = skillById(skillId)?.kind;
  const shows = kind === 'licence' ? 'consta' : 'aparece em uso';
  const counts =
    place === null
      ? 'É uma base que pode viajar com você.'
      : `É a ${place}ª em peso entre as ${total} competências do objetivo.`;
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
