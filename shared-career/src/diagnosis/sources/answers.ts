import type { DiagnosisAnswers, Evidence, HiddenExperience, SelfRating } from '@aura/shared-domain';
import type { RatedSkill, SkillSpan } from '../../matching/grade.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import { readClaims } from '../../cv/claims.ts';
import { withoutInstructions } from '../../cv/instructions.ts';
import { findRegistrations } from '../../cv/registrations.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';

/** Shorter texts name a thing without showing it at work. */
const WORDS_THAT_SHOW = 5;
const PROOF = { words: 2, characters: 10 } as const;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

function quoteWhole(text: string, docId: string, section: string): Evidence {
  return { source: 'answer', docId, start: 0, end: text.length, excerpt: text, section };
}

function listSpansOfExperience({ description }: HiddenExperience, index: number): SkillSpan[] {
  const { text } = readClaims(description);
  const evidence = quoteWhole(description, `answer:hidden:${index}`, 'Experiências contadas');
  const named = findSkills(text).map((mention) => mention.skillId);
  const skillIds = new Set([
    ...named.filter((skillId) => findSkillById(skillId)?.kind !== 'licence'),
    ...findRegistrations(text).map((mention) => mention.skillId),
  ]);
  return [...skillIds].map((skillId) => ({ skillId, shows: countWords(text) >= WORDS_THAT_SHOW, evidence }));
}

/** Skills that show in the experiences a CV leaves out. */
export function findHiddenExperienceSpans(answers: DiagnosisAnswers): SkillSpan[] {
  return answers.hiddenExperiences.flatMap(listSpansOfExperience);
}

function findProof({ skillId, proof }: SelfRating): Evidence | null {
  const { text } = readClaims(proof);
  const solid = text.trim().length >= PROOF.characters && countWords(text) >= PROOF.words;
  return solid ? quoteWhole(proof, `answer:self:${skillId}`, 'Autoavaliação') : null;
}

/** Self-ratings by skill; of two for the same skill the higher level counts, with whichever proof there is. */
export function indexRatedSkills(answers: DiagnosisAnswers): ReadonlyMap<string, RatedSkill> {
  const rated = new Map<string, RatedSkill>();
  for (const rating of answers.selfRatings) {
    const known = rated.get(rating.skillId);
    const proof = findProof(rating);
    const higher = !known || rating.level > known.level;
    rated.set(rating.skillId, {
      level: higher ? rating.level : known.level,
      proof: (higher ? (proof ?? known?.proof) : (known.proof ?? proof)) ?? null,
    });
  }
  return rated;
}

/** Instructions to machines in the person's input. */
export function findAnswerInstructions(answers: DiagnosisAnswers): string[] {
  const texts = [
    ...answers.hiddenExperiences.map((h) => h.description),
    ...answers.selfRatings.map((r) => r.proof),
  ];
  return texts.flatMap((text) => withoutInstructions(text).instructions);
}
