import type { Question } from '@aura/shared-lessons';
import { Notice } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from '../../tools.module.css';
import { renderPrompt } from './options.ts';
import { describeAnswer, describeRightAnswer } from './right-answer.ts';

interface Props {
  readonly question: Question;
  readonly right: boolean;
  /** What was answered. */
  readonly given: number | string;
  /** Whether the question follows once more: then neither it nor its answer is told. */
  readonly hasSecondTry?: boolean;
}

/** A question that has just been answered: whether it was right, and why. It takes the focus that its form had. */
export function Verdict({ question, right, given, hasSecondTry = false }: Props) {
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => verdict.current?.focus(), []);
  return (
    <div ref={verdict} tabIndex={-1} className={styles['step']}>
      {!hasSecondTry && (
        <p>
          <strong>{renderPrompt(question)}</strong>
        </p>
      )}
      <Notice tone={right ? 'success' : 'info'} title={right ? 'Certo' : 'Ainda não'}>
        <p>Você respondeu: {describeAnswer(question, given)}</p>
        {!right && !hasSecondTry && (
          <p>
            A resposta é: <strong>{describeRightAnswer(question)}</strong>
          </p>
        )}
        <p>
          {hasSecondTry ? 'Leia o trecho de novo, se quiser, e tente mais uma vez.' : question.explanation}
        </p>
      </Notice>
    </div>
  );
}
