import { EvidenceQuotes, HowCalculated, ScoreSummary } from '@aura/shared-career-ui';
import {
  formatList,
  type AnswerAnalysis,
  type AnswerPoint,
  type GradedAnswer,
  joinGradedText,
} from '@aura/shared-domain';
import { isTechnicalUnchecked, TECHNICAL_UNCHECKED } from '@aura/shared-interview/report';
import { Disclosure, Notice } from '@aura/shared-ui';
import type { ReactNode, Ref } from 'react';
import { DraftedCard } from '../../drafted/drafted-card.tsx';
import styles from '../../tools.module.css';
import type { QuestionAt } from '../session/question-at.ts';
import { HearQuestion } from '../voice/hear-question.tsx';
import { Counts } from './counts.tsx';
import { EnglishNotes } from './english-notes.tsx';
import { MarkedText } from './marked-text.tsx';

const TITLES: Readonly<Record<AnswerAnalysis['alerts'][number]['kind'], string>> = {
  differs: 'Diferente do currículo',
  notInResume: 'Não está no currículo',
};

/** Where an answer and the CV disagree, with both sides word for word. */
function AlertList({ alerts }: Pick<AnswerAnalysis, 'alerts'>) {
  if (alerts.length === 0) return null;
  return (
    <section className={styles['item']}>
      <h3>A resposta e o seu currículo</h3>
      <ul className={styles['list']}>
        {alerts.map(({ kind, text, evidence }) => (
          <li key={text} className={styles['item']}>
            <p>
              <strong>{TITLES[kind]}.</strong> {text}
            </p>
            <EvidenceQuotes evidence={evidence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly at: QuestionAt;
  readonly answer: GradedAnswer;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** A model's replacement of the stronger version; null if there is none. */
  readonly rewritten?: string | null;
  /** The way to answer the follow-up question. */
  readonly children?: ReactNode;
}

/** What the analysis found in one answer, from the text itself to what would make it stronger. */
export function AnswerView({ at, answer, titleRef, rewritten = null, children }: Props) {
  const { question, interview } = at;
  const { analysis } = answer;
  const id = `answer-${at.index + 1}`;
  return (
    <div className={styles['fields']}>
      <h2 ref={titleRef} tabIndex={-1} className={styles['step']}>
        Sua resposta avaliada
      </h2>
      <MarkedText question={question} text={joinGradedText(answer)} analysis={analysis} />
      {analysis.repeats && (
        <Notice tone="info" title="Esta história você já contou">
          Em “{analysis.repeats.question}”. Ter duas ou três histórias diferentes evita que a entrevista
          pareça ensaiada.
        </Notice>
      )}
      {analysis.toneTip && <Notice tone="info">{analysis.toneTip}</Notice>}
      <ScoreSummary
        id={id}
        title="Nota da resposta"
        score={analysis.score}
        reading={`${analysis.rating} de 5: ${analysis.anchor}`}
      />
      {isTechnicalUnchecked(question, analysis) && <Notice tone="info">{TECHNICAL_UNCHECKED}</Notice>}
      {analysis.english && <EnglishNotes id={id} english={analysis.english} />}
      <Points
        title="O que funcionou"
        points={analysis.worked}
        none="Ainda não há um ponto que se destaque."
      />
      <Points title="O que melhorar" points={analysis.improve} none="Nada que pese na nota." />
      <AlertList alerts={analysis.alerts} />
      {analysis.followUp && (
        <section className={styles['section']} aria-labelledby={`${id}-follow`}>
          <h3 id={`${id}-follow`}>Pergunta de acompanhamento</h3>
          <p lang={question.language === 'en' ? 'en' : undefined}>
            <strong>{analysis.followUp.question}</strong>
          </p>
          <HearQuestion
            text={analysis.followUp.question}
            language={question.language}
            label="Ouvir o acompanhamento"
          />
          <p className={styles['note']}>Por que ela: {analysis.followUp.why}</p>
          {answer.addition === null && children}
        </section>
      )}
      {analysis.stronger.text !== '' && (
        <section className={styles['section']} aria-labelledby={`${id}-stronger`}>
          <h3 id={`${id}-stronger`}>Versão mais forte</h3>
          <p className={styles['note']}>
            Com as suas frases, na sua ordem, sem as palavras de apoio. O que só você sabe fica em aberto para
            você completar.
          </p>
          <DraftedCard drafted={analysis.stronger} rewritten={rewritten} model={interview.writer}>
            {(text) => (
              <p className={styles['verbatim']} lang={question.language === 'en' ? 'en' : undefined}>
                {text}
              </p>
            )}
          </DraftedCard>
        </section>
      )}
      <Counts counts={analysis.counts} />
      <Disclosure summary="Como a nota foi calculada">
        <HowCalculated id={`${id}-how`} score={analysis.score} name="nota da resposta" origin={question.id} />
      </Disclosure>
      <Disclosure summary="Sinais de uma resposta forte e de uma fraca">
        <h4>Forte</h4>
        <ul>
          {question.strongSigns.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <h4>Fraca</h4>
        <ul>
          {question.weakSigns.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly AnswerPoint[];
  readonly none: string;
}

function Points({ title, points, none }: PointsProps) {
  return (
    <section className={styles['item']}>
      <h3>{title}</h3>
      {points.length === 0 && <p>{none}</p>}
      <ul className={styles['list']}>
        {points.map(({ dimensionId, text, evidence }) => (
          <li key={`${dimensionId}${text}`} className={styles['item']}>
            <p>{text}</p>
            <Proof evidence={evidence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Longest excerpt that is read as a word of a list rather than as a quotation, characters. */
const SHORT = 40;

/** The spans of the answer that prove a point; single words in one line, sentences as quotations. */
function Proof({ evidence }: Pick<AnswerPoint, 'evidence'>) {
  if (evidence.length === 0) return null;
  if (evidence.some(({ excerpt }) => excerpt.length > SHORT)) return <EvidenceQuotes evidence={evidence} />;
  return (
    <p className={styles['note']}>
      Na resposta: {formatList(evidence.map(({ excerpt }) => `“${excerpt}”`))}.
    </p>
  );
}
