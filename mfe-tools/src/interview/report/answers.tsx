import { formatValue } from '@aura/shared-career-ui';
import { joinGradedText, findLastAnswer, type Interview } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { DraftedCard } from '../../drafted/drafted-card.tsx';
import styles from '../../tools.module.css';
import { useWriting } from '../../writing/use-writing.ts';
import { WritingPanel } from '../../writing/writing-panel.tsx';
import { MarkedText } from '../answer/marked-text.tsx';
import { buildQuestionPath } from '../paths.ts';

interface Props {
  readonly id: string;
  readonly interview: Interview;
}

/** Every question with the answer that counts and its stronger version, which a model may rewrite. */
export function Answers({ id, interview }: Props) {
  const { writing, start, cancel } = useWriting({ tool: 'interview', runId: id });
  return (
    <section className={styles['section']} aria-labelledby="answers-title">
      <h2 id="answers-title">Suas respostas</h2>
      <WritingPanel model={interview.writer} writing={writing} onStart={start} onCancel={cancel} />
      <ol className={styles['items']}>
        {interview.questions.map((question, index) => {
          const answer = findLastAnswer(interview, question.id);
          return (
            <li key={question.id} className={styles['fields']}>
              <h3 lang={question.language === 'en' ? 'en' : undefined}>{question.text}</h3>
              {answer === null ? (
                <p>Sem resposta avaliada.</p>
              ) : (
                <>
                  <p className={styles['note']}>
                    {answer.analysis.score.value === null
                      ? 'Sem nota'
                      : `Nota ${formatValue(answer.analysis.score.value)}, ${answer.analysis.rating} de 5`}
                    {' · '}
                    <Link to={buildQuestionPath(id, index + 1)}>Ver a avaliação inteira</Link>
                  </p>
                  <MarkedText question={question} text={joinGradedText(answer)} analysis={answer.analysis} />
                  {answer.analysis.stronger.text !== '' && (
                    <>
                      <h4>Versão mais forte</h4>
                      <DraftedCard
                        drafted={answer.analysis.stronger}
                        rewritten={writing.texts[`stronger.${question.id}`] ?? null}
                        model={writing.model}
                      >
                        {(text) => <p className={styles['verbatim']}>{text}</p>}
                      </DraftedCard>
                    </>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
