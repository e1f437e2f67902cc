import { formatValue } from '@aura/shared-career-ui';
import { joinGradedText, findLastAnswer, type GradedAnswer, type Interview } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Disclosure } from '@aura/shared-ui';
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

/** "nota 72,0, 4 de 5": what an answer came to. */
function describeGrade(answer: GradedAnswer | null): string {
  if (answer === null) return 'sem resposta avaliada';
  const { score, rating } = answer.analysis;
  return score.value === null ? 'sem nota' : `nota ${formatValue(score.value)}, ${rating} de 5`;
}

/** Every question, folded, with the answer that counts and its stronger version, which a model may rewrite. */
export function Answers({ id, interview }: Props) {
  const { writing, start, cancel } = useWriting({ tool: 'interview', runId: id });
  return (
    <section className={styles['section']} aria-labelledby="answers-title">
      <h2 id="answers-title">Suas respostas</h2>
      <WritingPanel model={interview.writer} writing={writing} onStart={start} onCancel={cancel} />
      <ol className={styles['items']}>
        {interview.questions.map((question, index) => {
          const answer = findLastAnswer(interview, question.id);
          const rewritten = writing.texts[`stronger.${question.id}`] ?? null;
          return (
            <li key={question.id}>
              {/* What was just rewritten is there to be read. */}
              <Disclosure
                open={rewritten !== null}
                summary={
                  <>
                    <span lang={question.language === 'en' ? 'en' : undefined}>{question.text}</span> ·{' '}
                    {describeGrade(answer)}
                  </>
                }
              >
                {answer === null ? (
                  <p>Sem resposta avaliada.</p>
                ) : (
                  <div className={styles['fields']}>
                    <p className={styles['note']}>
                      <Link to={buildQuestionPath(id, index + 1)}>Ver a avaliação inteira</Link>
                    </p>
                    <MarkedText
                      question={question}
                      text={joinGradedText(answer)}
                      analysis={answer.analysis}
                    />
                    {answer.analysis.stronger.text !== '' && (
                      <>
                        <h3>Versão mais forte</h3>
                        <DraftedCard
                          drafted={answer.analysis.stronger}
                          rewritten={rewritten}
                          model={writing.model}
                        >
                          {(text) => <p className={styles['verbatim']}>{text}</p>}
                        </DraftedCard>
                      </>
                    )}
                  </div>
                )}
              </Disclosure>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
