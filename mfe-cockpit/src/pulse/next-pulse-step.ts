import type { Pulses } from '@aura/shared-domain';
import type { NextStep } from '../layout/next-action.tsx';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { formatDateOf } from '../words/dates.ts';
import { buildProgrammePath } from './programme-path.ts';
import { formatLastDay, nameFactor } from './pulse-words.ts';

export const PULSE_IDS = { form: 'novo-pulso', list: 'pulsos' } as const;

const PANEL = { label: 'Ver o painel', path: COCKPIT_PATHS.overview };

/** What to do next about the pulse: to wait for answers, to act on the newest ones, or to ask. */
export function choosePulseStep({ pulses, refusal, questions }: Omit<Pulses, 'units'>): NextStep {
  const open = pulses.find(({ results }) => results === null);
  if (open)
    return {
      deed: 'Esperar as respostas:',
      reason: `as pessoas respondem, se quiserem, até ${formatLastDay(open)}. O resultado aparece a partir de ${formatDateOf(open.closesAt)}.`,
      link: PANEL,
    };
  const [suggestion] = pulses[0]?.results?.suggestions ?? [];
  if (suggestion) {
    const [lesson] = suggestion.lessons;
    return {
      deed: `Agir sobre “${nameFactor(questions, suggestion.itemId)}”:`,
      reason: 'é onde mais pessoas discordaram no último pulso.',
      link: lesson
        ? { label: 'Criar programa', path: buildProgrammePath(lesson) }
        : { label: 'Ver o que fazer', path: `${COCKPIT_PATHS.pulse}#${PULSE_IDS.list}` },
    };
  }
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
