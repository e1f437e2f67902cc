import { type Dimension, makeScore, type Score } from '@aura/shared-domain';
import { MET_CREDIT } from '../../matching/grade.ts';
import { INTEREST_LETTERS } from '../../generated/interests.ts';
import { computeCongruence } from '../interests/congruence.ts';
import { BLOCKER_CEILING, DIAGNOSIS_VERSION, READINESS_WEIGHTS } from '../weights.ts';
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

function computeCeilings({ goal, graded, hasCv }: ReadinessInput): Score['ceilings'] {
  if (!graded) return [];
  const where = hasCv ? 'no currículo nem nas respostas' : 'nas respostas';
  return goal.skills
    .filter((skill, at) => skill.mandatory && (graded[at]?.credit ?? 0) < MET_CREDIT)
    .map(({ skillId, label }) => ({
      id: `blocker-${skillId}`,
      ceiling: BLOCKER_CEILING,
      reason: `${quoteLabel(label)} é condição de entrada nesse cargo, e não encontrei comprovação ${where}.`,
    }));
}

/** If the skills cannot be graded, no other dimension may represent readiness. */
const withoutGrade = (dimension: Dimension): Dimension => ({ ...dimension, value: null });

/** The readiness score `diag-1.1`: skills, evidence, narrative, practice and alignment, held down by blockers. */
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
