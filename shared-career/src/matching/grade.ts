import type { Evidence, Grade, SelfRating } from '@aura/shared-domain';
import { PROOF_FROM_LEVEL } from '../questionnaire/options.ts';
import { findImpliedSkills, findSkillById } from '../taxonomy/skill-catalogue.ts';

/** Credit of each grade towards a requirement, 0 to 1. `declared` is the most that a word without proof can earn. */
export const GRADE_CREDIT: Readonly<Record<Grade, number>> = {
  proven: 1,
  listed: 0.7,
  inferred: 0.6,
  adjacent: 0.3,
  declared: 0.4,
  absent: 0,
};

/** From this credit on a requirement counts as met; under it a mandatory one holds the score down. */
export const MET_CREDIT = GRADE_CREDIT.inferred;

const TOP_LEVEL = 4;
/** From this self-rating on a person claims to do it; below, they are at most getting to know it. */
export const DOES_IT = 2;

/** A span that names a skill, and whether it shows the skill at work or only claims it. */
export interface SkillSpan {
  readonly skillId: string;
  readonly shows: boolean;
  readonly evidence: Evidence;
}

/** A self-rating with its proof as evidence; null without a usable proof. */
export interface RatedSkill {
  readonly level: SelfRating['level'];
  readonly proof: Evidence | null;
}

/** All known evidence of a person's skills, indexed by skill. */
export interface SkillRecord {
  readonly shown: ReadonlyMap<string, readonly Evidence[]>;
  readonly listed: ReadonlyMap<string, readonly Evidence[]>;
  /** Spans of skills that imply the key. */
  readonly implied: ReadonlyMap<string, readonly Evidence[]>;
  /** Job titles whose core the key belongs to. */
  readonly held: ReadonlyMap<string, readonly Evidence[]>;
  readonly rated: ReadonlyMap<string, RatedSkill>;
}

/** A graded requirement. `direct` spans name the skill itself, `indirect` ones a skill that implies it. */
export interface GradedSkill {
  readonly skillId: string;
  readonly grade: Grade;
  /** 0 to 1. */
  readonly credit: number;
  readonly direct: readonly Evidence[];
  readonly indirect: readonly Evidence[];
  /** Whether the indirect spans are titles of jobs held. */
  readonly fromTitle: boolean;
  readonly level: number | null;
}

function addTo(map: Map<string, Evidence[]>, key: string, evidence: Evidence): void {
  const list = map.get(key);
  if (list) list.push(evidence);
  else map.set(key, [evidence]);
}

/**
 * Sorts spans and self-ratings by skill. Nothing is deduced from a title that the person says not to do.
 * @param titles spans of what follows from job titles
 */
export function recordSkills(
  spans: readonly SkillSpan[],
  rated: ReadonlyMap<string, RatedSkill>,
  titles: readonly SkillSpan[] = [],
): SkillRecord {
  const shown = new Map<string, Evidence[]>();
  const listed = new Map<string, Evidence[]>();
  const implied = new Map<string, Evidence[]>();
  for (const { skillId, shows, evidence } of spans) {
    addTo(shows ? shown : listed, skillId, evidence);
    for (const parent of findImpliedSkills(skillId)) addTo(implied, parent, evidence);
  }
  const held = new Map<string, Evidence[]>();
  for (const { skillId, evidence } of titles)
    if ((rated.get(skillId)?.level ?? DOES_IT) >= DOES_IT) addTo(held, skillId, evidence);
  return { shown, listed, implied, held, rated };
}

interface Candidate {
  readonly grade: Grade;
  readonly credit: number;
}

/**
 * Grades one skill: shown at work 1, listed (or rated 3–4 with a proof) 0.7, implied by another or by a job held 0.6,
 * declared without proof up to 0.4 in step with the level, a neighbouring skill 0.3, nothing 0. The best one counts.
 * A licence is met as soon as it, or one that includes it, is stated.
 */
export function gradeSkill(skillId: string, record: SkillRecord): GradedSkill {
  const shown = record.shown.get(skillId) ?? [];
  const licence = findSkillById(skillId)?.kind === 'licence';
  const implied = record.implied.get(skillId) ?? [];
  const stated = record.listed.get(skillId) ?? [];
  const listed = licence && stated.length === 0 ? implied : stated;
  const held = record.held.get(skillId) ?? [];
  const rated = record.rated.get(skillId) ?? null;
  const proof = rated && rated.level >= PROOF_FROM_LEVEL ? rated.proof : null;
  const near = (findSkillById(skillId)?.neighbours ?? []).flatMap((id) => [
    ...(record.shown.get(id) ?? []),
    ...(record.listed.get(id) ?? []),
  ]);
  const candidates: Candidate[] = [];
  const offer = (grade: Grade, credit: number = GRADE_CREDIT[grade]): void => {
    candidates.push({ grade, credit });
  };
  if (shown.length > 0 || (licence && (listed.length > 0 || proof))) offer('proven');
  if (listed.length > 0 || proof) offer('listed');
  if (implied.length > 0 || held.length > 0) offer('inferred');
  if (rated && rated.level > 0) offer('declared', GRADE_CREDIT.declared * (rated.level / TOP_LEVEL));
  if (near.length > 0) offer('adjacent');
  offer('absent');
  const best = candidates.reduce((a, b) => (b.credit > a.credit ? b : a));
  return {
    skillId,
    ...best,
    direct: [...shown, ...listed, ...(proof ? [proof] : [])],
    indirect: [implied, held, near].find((spans) => spans.length > 0) ?? [],
    fromTitle: implied.length === 0 && held.length > 0,
    level: rated?.level ?? null,
  };
}
