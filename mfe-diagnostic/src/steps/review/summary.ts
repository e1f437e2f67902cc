import { ANCHOR_PAIRS, INTEREST_STATEMENTS } from '@aura/shared-career';
import { formatCount, type DiagnosisAnswers } from '@aura/shared-domain';
import { isStepEmpty } from '../../wizard/step-empty.ts';
import { STEP_TEXTS } from '../../generated/steps.ts';
import { listStepperSteps, type StepId } from '../../wizard/steps.ts';
import type { WizardState } from '../../wizard/state.ts';
import { listContextDetails, listGoalDetails, type Detail } from './details.ts';

/** One step as the last page sums it up. */
export interface SummaryEntry {
  readonly step: StepId;
  readonly label: string;
  /** The answers that will be used; null if the step is empty. */
  readonly said: string | null;
  /** The effect of leaving it empty. */
  readonly ifSkipped: string | null;
  /** The single answers, if the step uses several. */
  readonly details: readonly Detail[];
}

const count = (n: number, one: string, many: string) => formatCount(n, one, many);

/** The answers to be sent, step by step, in words. */
export function summariseAnswers(
  state: WizardState,
  answers: DiagnosisAnswers,
  askedSkills: number,
): SummaryEntry[] {
  const said: Readonly<Partial<Record<StepId, string>>> = {
    objetivo: answers.goal.title,
    curriculo:
      answers.resume && state.resume
        ? `${state.resume.label}: ${[
            count(answers.resume.experiences.length, 'experiência', 'experiências'),
            count(answers.resume.education.length, 'formação', 'formações'),
            count(answers.resume.skills.length, 'competência', 'competências'),
          ].join(', ')}`
        : '',
    experiencias: count(answers.hiddenExperiences.length, 'experiência contada', 'experiências contadas'),
    interesses: `${count(Object.keys(answers.interests?.ratings ?? {}).length, 'frase respondida', 'frases respondidas')} de ${INTEREST_STATEMENTS.length}`,
    ancoras: `${count(Object.keys(answers.anchors ?? {}).length, 'par respondido', 'pares respondidos')} de ${ANCHOR_PAIRS.length}`,
    competencias: `${answers.selfRatings.length} de ${count(askedSkills, 'competência avaliada', 'competências avaliadas')}`,
    contexto: 'O plano vai respeitar:',
  };
  const details: Readonly<Partial<Record<StepId, readonly Detail[]>>> = {
    objetivo: listGoalDetails(answers, state.goal.salaryFloor),
    contexto: listContextDetails(answers),
  };
  return listStepperSteps(state.variant)
    .filter((step) => step !== 'revisao')
    .map((step) => {
      const empty = isStepEmpty(step, state) || (step === 'competencias' && answers.selfRatings.length === 0);
      const { label, ifSkipped = null } = STEP_TEXTS[step];
      return {
        step,
        label,
        said: empty ? null : (said[step] ?? null),
        ifSkipped: empty ? ifSkipped : null,
        details: details[step] ?? [],
      };
    });
}
