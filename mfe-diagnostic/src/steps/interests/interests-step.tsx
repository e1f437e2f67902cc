import { findGoalOccupation, INTEREST_ORDER, INTEREST_SCALE, INTEREST_STATEMENTS } from '@aura/shared-career';
import { Button, ChoiceGroup, Notice } from '@aura/shared-ui';
import { useSearchParams } from '@aura/shared-session/router';
import { QUESTION_PARAM } from '../one-by-one/position.ts';
import { QuestionList } from '../one-by-one/question-list.tsx';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';
import { findInterestProblem, type InterestProblem } from './quality.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** A pause longer than this was not spent on the statement. */
const LONGEST_MS = 30_000;

/** Gives a function that says how much time went into the latest answer, in milliseconds. */
function usePace(): () => number {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return useCallback(() => {
    const now = performance.now();
    const spent = now - (since.current ?? now);
    since.current = now;
    return Math.min(spent, LONGEST_MS);
  }, []);
}

const byId = new Map(INTEREST_STATEMENTS.map((statement) => [statement.id, statement]));
const STATEMENTS = INTEREST_ORDER.flatMap((id) => byId.get(id) ?? []);
/** Only figures in the list of statements: the five fit side by side, and their ends are labelled below. */
const FIGURES = INTEREST_SCALE.map(({ value }) => ({ value: String(value), label: String(value) }));
const WORDS = INTEREST_SCALE.map(({ value, label }) => ({ value: String(value), label }));

const PROBLEMS: Readonly<Record<InterestProblem, string>> = {
  straightLine: 'Todas as respostas são iguais, e assim não dá para saber do que você gosta mais.',
  tooFast: 'As respostas vieram mais depressa do que dá para ler as frases.',
};

/** The statements of interest, each rated from 1 to 5. */
export default function InterestsStep({ state: { goal, interests }, dispatch }: StepProps) {
  const hasNoProfile = useMemo(
    () => !goal.exploring && goal.title.trim() !== '' && findGoalOccupation(goal) === null,
    [goal],
  );
  const timeSpent = usePace();
  const problem = findInterestProblem(interests, STATEMENTS.length);
  const [params, setParams] = useSearchParams();
  const fields = useRef<HTMLDivElement>(null);
  const startAgain = () => {
    dispatch({ type: 'interestsCleared' });
    const first = new URLSearchParams(params);
    first.set(QUESTION_PARAM, '1');
    setParams(first);
    fields.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={fields} className={styles['fields']}>
      {hasNoProfile && (
        <Notice tone="info" title="Para o seu objetivo, estas respostas não contam no número">
          “{goal.title.trim()}” está fora da nossa lista de cargos, e sem o perfil do cargo não há com o que
          comparar. Você pode pular esta etapa; quem responde ainda vê os próprios interesses no resultado.
        </Notice>
      )}
      <QuestionList
        questions={STATEMENTS}
        isAnswered={({ id }) => interests.ratings[id] !== undefined}
        one="Frase"
        progress="Frases respondidas"
      >
        {({ id, text }, isAlone) => (
          <>
            <ChoiceGroup
              legend={text}
              name={`interest-${id}`}
              layout={isAlone ? 'stack' : 'scale'}
              options={isAlone ? WORDS : FIGURES}
              value={interests.ratings[id] === undefined ? null : String(interests.ratings[id])}
              onChange={(value) =>
                dispatch({ type: 'interestRated', id, value: Number(value), elapsedMs: timeSpent() })
              }
            />
            {!isAlone && (
              <p className={styles['ends']}>
                <span>{WORDS[0]?.label}</span>
                <span>{WORDS.at(-1)?.label}</span>
              </p>
            )}
          </>
        )}
      </QuestionList>
      {problem && (
        <Notice
          tone="warning"
          title="Vale responder com mais calma"
          action={
            <Button variant="secondary" onClick={startAgain}>
              Responder de novo
            </Button>
          }
        >
          {PROBLEMS[problem]} Você pode seguir assim mesmo, mas o resultado vai tratar seus interesses como
          pouco confiáveis.
        </Notice>
      )}
    </div>
  );
}
