import { SavedState, type DraftSaving, useOpenOnPaper } from '@aura/shared-career-ui';
import {
  type GradedAnswer,
  type Interview,
  INTERVIEW_LIMITS,
  findLastAnswer,
  TOPIC_LABELS,
} from '@aura/shared-domain';
import { explainNoKey } from '@aura/shared-interview/report';
import { Button, Disclosure, Notice, PageHeader, ProgressBar } from '@aura/shared-ui';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import styles from '../../tools.module.css';
import { AnswerView } from '../answer/answer-view.tsx';
import { chooseFirstText, countUnsentAnswers } from '../draft/unsent-answers.ts';
import { findAnswerDraft, type InterviewAction } from '../draft/reducer.ts';
import { buildAnswerKey, type InterviewDraft } from '../draft/state.ts';
import { HearQuestion } from '../voice/hear-question.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { QuestionAt } from './question-at.ts';
import { QuestionNav } from './question-nav.tsx';

interface Props {
  readonly at: QuestionAt;
  readonly draft: InterviewDraft;
  readonly dispatch: Dispatch<InterviewAction>;
  readonly saving: DraftSaving;
  readonly onChanged: (interview: Interview) => void;
}

/** One question: the answer to be given, or the one that was graded, and the way on. */
export function QuestionScreen({ at, draft, dispatch, saving, onChanged }: Props) {
  const { interview, index, question } = at;
  const graded = findLastAnswer(interview, question.id);
  const [again, setAgain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const gradedAt = useRef(graded?.gradedAt);
  useEffect(() => heading.current?.focus(), [again]);
  const page = useRef<HTMLDivElement>(null);
  useOpenOnPaper(page);
  // A new grade appears below the question: move keyboard and screen reader to it, and the screen to all of its summary.
  useEffect(() => {
    if (graded && gradedAt.current !== graded.gradedAt) {
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView({ block: 'start' });
    }
    gradedAt.current = graded?.gradedAt;
  }, [graded]);
  const onGraded = (answer: GradedAnswer) => {
    onChanged(withAnswer(interview, question.id, answer));
    setAgain(false);
  };
  const answerAgain = () => {
    if (!graded) return;
    const place = { interviewId: at.id, key: buildAnswerKey(question.id, 'answer') };
    const begun = findAnswerDraft(draft, place).text;
    const text = chooseFirstText(begun, graded, interview.setup.mode).slice(
      0,
      INTERVIEW_LIMITS.answerCharacters,
    );
    if (text !== begun) dispatch({ type: 'answerChanged', ...place, patch: { text } });
    setAgain(true);
  };
  const answering = !interview.finishedAt && (graded === null || again);
  const total = interview.questions.length;
  const noKey = explainNoKey(interview);
  return (
    <>
      <PageHeader
        title={`Pergunta ${index + 1} de ${total}`}
        lead={
          interview.job
            ? `${interview.setup.role}, para a vaga “${interview.job.title}”.`
            : interview.setup.role
        }
      />
      {noKey && index === 0 && answering && <Notice tone="info">{noKey}</Notice>}
      <div ref={page} className={styles['column']}>
        <section className={styles['fields']} aria-labelledby="question-title">
          <h2
            id="question-title"
            ref={heading}
            tabIndex={-1}
            className={styles['step']}
            lang={question.language === 'en' ? 'en' : undefined}
          >
            {question.text}
          </h2>
          <HearQuestion text={question.text} language={question.language} />
          {answering && (
            <AnswerForm at={at} part="answer" draft={draft} dispatch={dispatch} onGraded={onGraded} />
          )}
          {/* Below the answer: a phone shows the question and the place for the answer at once. */}
          <Disclosure summary="O que esta pergunta quer saber">
            <p>
              <strong>{TOPIC_LABELS[question.topic]}.</strong> {question.evaluates}
            </p>
          </Disclosure>
          {answering && graded && (
            <div data-no-print>
              <Button variant="quiet" onClick={() => setAgain(false)}>
                Voltar à avaliação
              </Button>
            </div>
          )}
        </section>
        {!answering && graded && (
          <>
            <AnswerView at={at} answer={graded} titleRef={result}>
              {!interview.finishedAt && (
                <AnswerForm at={at} part="addition" draft={draft} dispatch={dispatch} onGraded={onGraded} />
              )}
            </AnswerView>
            {!interview.finishedAt && (
              <div className={styles['row']} data-no-print>
                <Button variant="secondary" onClick={answerAgain}>
                  Responder de novo
                </Button>
              </div>
            )}
          </>
        )}
        <QuestionNav at={at} unsent={countUnsentAnswers(draft, at.id, interview)} onChanged={onChanged} />
      </div>
      <ProgressBar
        label="Respostas avaliadas"
        value={interview.answers.length / total}
        detail={`${interview.answers.length} de ${total}`}
      />
      <SavedState saving={saving} />
    </>
  );
}

/**
 * The simulation with one more graded answer, as the backend has stored it: what was added to an answer, and a try
 * beyond those that are kept, take the place of the last one.
 */
function withAnswer(interview: Interview, questionId: string, answer: GradedAnswer): Interview {
  const before = interview.answers.find((one) => one.questionId === questionId)?.attempts ?? [];
  const replaces = answer.addition !== null || before.length >= INTERVIEW_LIMITS.attempts;
  const attempts = [...(replaces ? before.slice(0, -1) : before), answer];
  const others = interview.answers.filter((one) => one.questionId !== questionId);
  return { ...interview, answers: [...others, { questionId, attempts }] };
}
