import type { Pulses } from '@aura/shared-domain';
import type { NextStep } from '../layout/next-action.tsx';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { formatDateOf } from '../words/dates.ts';
import { buildProgrammeLink } from '../programmes/programme-id.ts';
import { buildProgrammePath } from './programme-path.ts';
import { formatLastDay, nameFactor } from './pulse-words.ts';
import { deriveSuggestionPlan, type SuggestionPlan } from './suggestion-plan.ts';

export const PULSE_IDS = { form: 'novo-pulso', list: 'pulsos' } as const;

const PANEL = { label: 'Ver o painel', path: COCKPIT_PATHS.overview };

/** Nobody in particular was asked. */
const ALL = { units: [] };

const isDone = ({ running, open }: SuggestionPlan): boolean => running.length > 0 && open.length === 0;

/** The first factor that nothing runs for; where something runs for each, the programme of the first. */
function chooseFromPlans(
  plans: readonly SuggestionPlan[],
  questions: Pulses['questions'],
): NextStep | undefined {
  const [first] = plans;
  if (!first) return undefined;
  const [running] = first.running;
  const next = plans.find((plan) => !isDone(plan));
  if (!next && running)
    return {
      deed: `Acompanhar “${running.title}”:`,
      reason:
        'os fatores com mais discordância já têm programa em andamento. Veja quanto os grupos concluíram.',
      link: { label: 'Ver o programa', path: buildProgrammeLink(running) },
    };
  const { itemId, open } = next ?? first;
  const [lesson] = open;
  return {
    deed: `Agir sobre “${nameFactor(questions, itemId)}”:`,
    reason:
      next !== first && running
        ? `“${nameFactor(questions, first.itemId)}” já tem o programa “${running.title}” em andamento, e este é o fator seguinte.`
        : 'é onde mais pessoas discordaram no último pulso.',
    link: lesson
      ? { label: 'Criar programa', path: buildProgrammePath(lesson) }
      : { label: 'Ver o que fazer', path: `${COCKPIT_PATHS.pulse}#${PULSE_IDS.list}` },
  };
}

/** What to do next about the pulse: to wait for answers, to act on the newest ones, or to ask. */
export function choosePulseStep({ pulses, refusal, questions, ...known }: Pulses): NextStep {
  const open = pulses.find(({ results }) => results === null);
  if (open)
    return {
      deed: 'Esperar as respostas:',
      reason: `as pessoas respondem, se quiserem, até ${formatLastDay(open)}. O resultado aparece a partir de ${formatDateOf(open.closesAt)}.`,
      link: PANEL,
    };
  const [newest] = pulses;
  const plans = (newest?.results?.suggestions ?? []).map((one) =>
    deriveSuggestionPlan(one, newest ?? ALL, known),
  );
  const step = chooseFromPlans(plans, questions);
  if (step) return step;
  if (refusal !== null)
    return {
      deed: 'Nada a fazer no pulso agora:',
      reason: 'o próximo ainda não pode ser aberto.',
      link: PANEL,
    };
  return {
    deed: 'Abrir um pulso:',
    reason:
      pulses.length === 0 ? 'ainda não houve nenhum.' : 'as respostas mostram o que mudou desde o último.',
    link: { label: 'Escolher o prazo', path: `${COCKPIT_PATHS.pulse}#${PULSE_IDS.form}` },
  };
}
