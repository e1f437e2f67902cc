import { type Dimension, makeScore, type Score } from '@aura/shared-domain';
import { MET_CREDIT } from '../../matching/grade.ts';
import { INTEREST_LETTERS } from '../../generated/interests.ts';
import { computeCongruence } from '../interests/congruence.ts';
import { BLOCKER_CEILING, DIAGNOSIS_VERSION, READINESS_WEIGHTS } from '../weights.ts';
import { nameHolder } from '../../cv/registration-category.ts';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import { formatShortMonth } from '../../wording/month.ts';
import { quoteLabel } from '../../wording/quote.ts';
import { gradeEvidence } from './evidence.ts';
import { type ReadinessInput, toTenth } from './input.ts';
import { gradeNarrative } from './narrative.ts';
import { gradePractice } from './practice.ts';
import { gradeSkills } from './skills.ts';

const spellOut = (code: string): string =>
  Array.from(code, (letter) => INTEREST_LETTERS[letter as keyof typeof INTEREST_LETTERS].label).join(', ');

/** Which of the two profiles of interests is missing. The person can give only their own. */
function explainNoAlignment({ goal }: ReadinessInput): string {
  if (goal.occupation)
    return 'Falta o seu perfil de interesses: as respostas da etapa Interesses não vieram ou não formam um perfil.';
  return goal.title === ''
    ? 'Falta o perfil de interesses do cargo: ainda não há um objetivo.'
    : 'Falta o perfil de interesses do cargo: o objetivo está fora da nossa lista de cargos. ' +
        'Responder às perguntas de interesses não muda esta parte.';
}

function buildAlignmentDimension(input: ReadinessInput): Dimension {
  const { alignment } = input;
  const base = { id: 'alignment', label: 'Alinhamento', weight: READINESS_WEIGHTS.alignment, evidence: [] };
  return alignment === null
    ? { ...base, value: null, rule: explainNoAlignment(input) }
    : {
        ...base,
        value: toTenth(computeCongruence(alignment.person, alignment.work)),
        rule:
          `Interesses (${spellOut(alignment.person)}) comparados com os do cargo (${spellOut(alignment.work)}) pelo ` +
          'índice C de Brown e Gore, uma conta de 0 a 100 que vê quantos dos três tipos coincidem e em que ordem. ' +
          'Interesses dizem mais sobre gostar do trabalho do que sobre dar conta dele; ' +
          'por isso pesam pouco.',
      };
}

/** Why a requirement that is not met holds the score down. */
function explainCeiling(
  { skillId, label, category }: GoalSkill,
  { onTheWay, hasCv }: ReadinessInput,
): string {
  const study = onTheWay.studies.get(skillId);
  if (study) {
    const until = study.until === null ? '' : ` (previsão: ${formatShortMonth(study.until)})`;
    return `Até concluir ${quoteLabel(label)}${until}, a nota não passa de ${BLOCKER_CEILING}.`;
  }
  const lower = onTheWay.registrations.get(skillId);
  if (lower && category !== undefined)
    return (
      `O registro que encontrei é de ${nameHolder(skillId, lower.held)}, e esse cargo pede o de ` +
      `${nameHolder(skillId, category)}.`
    );
  const where = hasCv ? 'no currículo nem nas respostas' : 'nas respostas';
  return `${quoteLabel(label)} é condição de entrada nesse cargo, e não encontrei comprovação ${where}.`;
}

/** What holds the score down; a course with its date comes first, because it tells until when. */
function computeCeilings(input: ReadinessInput): Score['ceilings'] {
  const { goal, graded, onTheWay } = input;
  if (!graded) return [];
  return goal.skills
    .filter((skill, at) => skill.mandatory && (graded[at]?.credit ?? 0) < MET_CREDIT)
    .toSorted((a, b) => Number(onTheWay.studies.has(b.skillId)) - Number(onTheWay.studies.has(a.skillId)))
    .map((skill) => ({
      id: `blocker-${skill.skillId}`,
      ceiling: BLOCKER_CEILING,
      reason: explainCeiling(skill, input),
    }));
}

/** If the skills cannot be graded, no other dimension may represent readiness. */
const withoutGrade = (dimension: Dimension): Dimension => ({ ...dimension, value: null });

/** The readiness score `diag-1.2`: skills, evidence, narrative, practice and alignment, held down by blockers. */
export function scoreReadiness(input: ReadinessInput): Score {
  const dimensions = [
    gradeSkills(input),
    gradeEvidence(input),
    gradeNarrative(input.narrative),
    gradePractice(input.practice),
    buildAlignmentDimension(input),
  ];
  const measurable = dimensions[0]?.value !== null;
  return makeScore(DIAGNOSIS_VERSION, {
    dimensions: measurable ? dimensions : dimensions.map(withoutGrade),
    ceilings: computeCeilings(input),
  });
}
