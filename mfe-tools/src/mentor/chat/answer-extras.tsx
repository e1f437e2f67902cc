import { choosePlural, type MentorAnswer } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Disclosure } from '@aura/shared-ui';
import { WrittenBy } from '../../drafted/written-by.tsx';
import styles from '../../tools.module.css';
import type { Exchange } from '../conversation/exchange.ts';
import { AddTask } from './add-task.tsx';
import { Remember } from './remember.tsx';
import { SourceList } from './source-list.tsx';

interface Props {
  readonly exchange: Exchange;
  readonly answer: MentorAnswer;
  readonly onChange: (exchange: Exchange) => void;
}

/** What can be done with a whole answer, who wrote it and what it rests on. */
export function AnswerExtras({ exchange, answer, onChange }: Props) {
  const { actions, factsUsed, sources } = answer;
  const written = answer.parts.some(({ by }) => by === 'model') ? 'ai' : 'template';
  return (
    <>
      <div className={styles['row']} data-no-print>
        {actions.some(({ type }) => type === 'createTask') && (
          <AddTask
            messageId={exchange.id}
            taskId={exchange.taskId}
            onAdded={(taskId) => onChange({ ...exchange, taskId })}
          />
        )}
        {actions.map((action) =>
          action.type === 'open' ? (
            <Link key={action.path} to={action.path}>
              {action.label}
            </Link>
          ) : null,
        )}
      </div>
      {actions.map((action) =>
        action.type === 'remember' ? <Remember key={action.text} text={action.text} /> : null,
      )}
      <Disclosure summary={describeSources(sources.length)}>
        <SourceList sources={sources} />
      </Disclosure>
      {factsUsed.length > 0 && (
        <Disclosure summary={`O que usei sobre você (${factsUsed.length})`}>
          <ul>
            {factsUsed.map(({ id, text, origin }) => (
              <li key={id}>
                {text} <span className={styles['note']}>({ORIGINS[origin]})</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div>
        <WrittenBy writtenBy={written} model={exchange.writer} />
      </div>
    </>
  );
}

const ORIGINS: Readonly<Record<MentorAnswer['factsUsed'][number]['origin'], string>> = {
  goal: 'do seu objetivo',
  diagnosis: 'do seu diagnóstico',
  plan: 'do seu plano',
  resume: 'do seu currículo',
  interview: 'das suas simulações',
  job: 'das suas vagas',
  remembered: 'você autorizou lembrar',
};

function describeSources(count: number): string {
  if (count === 0) return 'De onde vem isto: opinião geral';
  return choosePlural(count, 'De onde vem isto (1 fonte)', `De onde vem isto (${count} fontes)`);
}
