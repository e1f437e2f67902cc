import type * as LineHelp from '@aura/shared-career/line-help';
import type { LineTask } from '@aura/shared-career/line-task';
import { choosePlural } from '@aura/shared-domain';
import { Icon, VisuallyHidden } from '@aura/shared-ui';
import { useDeferredValue } from 'react';
import styles from './line-checks.module.css';

interface Props {
  readonly asked: LineTask;
  readonly text: string;
  /** Names by which the line may call the skill. */
  readonly names: readonly string[];
  readonly rules: typeof LineHelp | null;
  /** Lines that the task still asks for. */
  readonly missing: number;
}

interface Check {
  readonly holds: boolean;
  readonly text: string;
}

/** What the task asks of the text, ticked while one writes. */
export function LineChecks({ asked, text: typed, names, rules, missing }: Props) {
  const text = useDeferredValue(typed);
  if (!rules) return null;
  const checks = listChecks(asked, text, names, rules);
  const isDone = checks.every(({ holds }) => holds);
  return (
    <div className={styles['checks']}>
      <p className={styles['title']} id="checks-title">
        {isDone ? describeDone(missing) : 'Para contar como feita:'}
      </p>
      <ul aria-labelledby="checks-title">
        {checks.map((check) => (
          <li key={check.text} data-holds={check.holds || undefined}>
            <Icon name={check.holds ? 'check' : 'chevronRight'} size={18} />
            <VisuallyHidden>{check.holds ? 'Feito: ' : 'Falta: '}</VisuallyHidden>
            {check.text}
          </li>
        ))}
      </ul>
      {asked.kind === 'skill' && checks[0]?.holds === false && checks[1]?.holds && (
        <p className={styles['note']}>
          Disse com outras palavras? Guarde assim mesmo: a Aura confere, e pergunta a você se não tiver
          certeza.
        </p>
      )}
      <p role="status">
        <VisuallyHidden>{isDone && 'A linha já conta para a tarefa.'}</VisuallyHidden>
      </p>
    </div>
  );
}

const describeDone = (missing: number): string =>
  missing > 1
    ? `Esta linha conta. Guarde, e depois ${choosePlural(missing - 1, 'falta mais uma', `faltam mais ${missing - 1}`)}.`
    : 'Pronto: com isto a tarefa conta como feita.';

function listChecks(
  asked: LineTask,
  text: string,
  names: readonly string[],
  { judgeLine, hasMetric, holdsPaper, isDiploma, SUMMARY_LENGTH }: typeof LineHelp,
): Check[] {
  switch (asked.kind) {
    case 'skill': {
      const { showsSkill, hasFigure, counts } = judgeLine(text, asked.skillId);
      const [name = 'a competência', ...others] = names;
      const or = others.length > 0 ? ` (ou ${others.join(', ')})` : '';
      return [
        { holds: showsSkill, text: `diz “${name}”${or} como algo que você fez` },
        { holds: hasFigure, text: 'traz um número: quantos, quanto, de quanto para quanto' },
        ...(showsSkill && hasFigure && !counts
          ? [{ holds: false, text: 'o número e a competência estão na mesma frase' }]
          : []),
      ];
    }
    case 'paper': {
      const [name = 'o documento', ...others] = names;
      const or = others.length > 0 ? ` (ou ${others.join(', ')})` : '';
      const orStudies = isDiploma(asked.skillId) ? ', ou que está cursando' : '';
      return [
        {
          holds: holdsPaper(text, asked.skillId),
          text: `diz “${name}”${or} como algo que você tem${orStudies}`,
        },
      ];
    }
    case 'results':
      return [{ holds: hasMetric(text), text: 'traz um número: quantos, quanto, de quanto para quanto' }];
    case 'summary':
      return [
        {
          holds: text.trim().length >= SUMMARY_LENGTH,
          text: `tem pelo menos ${SUMMARY_LENGTH} caracteres (agora, ${text.trim().length})`,
        },
      ];
    case 'firstText':
      return [{ holds: text.trim() !== '', text: 'conta o que você fazia, com as suas palavras' }];
  }
}
