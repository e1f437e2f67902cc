import { EvidenceQuotes, HowCalculated } from '@aura/shared-career-ui';
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
import { AnswerSummary } from './answer-summary.tsx';
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

/** What the analysis found in one answer: the grade in one look, the rest folded. */
export function AnswerView({ at, answer, titleRef, rewritten = null, children }: Props) {
  const { question, interview } = at;
  const { analysis } = answer;
  const { alerts, followUp, stronger } = analysis;
  const id = `answer-${at.index + 1}`;
  const language = question.language === 'en' ? 'en' : undefined;
  return (
    <div className={styles['fields']}>
      <h2 ref={titleRef} tabIndex={-1} className={styles['step']}>
        Sua resposta avaliada
      </h2>
      <AnswerSummary id={id} analysis={analysis} />
      {isTechnicalUnchecked(question, analysis) && <Notice tone="info">{TECHNICAL_UNCHECKED}</Notice>}
      {analysis.repeats && (
        <Notice tone="info" title="Esta história você já contou">
          Em “{analysis.repeats.question}”. Ter duas ou três histórias diferentes evita que a entrevista
          pareça ensaiada.
        </Notice>
      )}
      {analysis.toneTip && <Notice tone="info">{analysis.toneTip}</Notice>}
      {analysis.english && <EnglishNotes id={id} english={analysis.english} />}
      <AlertList alerts={alerts} />
      <div>
        <Disclosure summary="O que funcionou e o que melhorar, com os trechos">
          <Points
            title="O que funcionou"
            points={analysis.worked}
            none="Ainda não há um ponto que se destaque."
          />
          <Points title="O que melhorar" points={analysis.improve} none="Nada que pese na nota." />
        </Disclosure>
        {followUp && (
          <Disclosure
            summary={
              <>
                Pergunta de acompanhamento: <span lang={language}>{followUp.question}</span>
              </>
            }
          >
            <HearQuestion
              text={followUp.question}
              language={question.language}
              label="Ouvir o acompanhamento"
            />
            <p className={styles['note']}>Por que ela: {followUp.why}</p>
            {answer.addition === null && children}
          </Disclosure>
        )}
        {stronger.text !== '' && (
          <Disclosure summary="Versão mais forte">
            <p className={styles['note']}>
              Com as suas frases, na sua ordem, sem as palavras de apoio. O que só você sabe fica em aberto
              para você completar.
            </p>
            <DraftedCard drafted={stronger} rewritten={rewritten} model={interview.writer}>
              {(text) => (
                <p className={styles['verbatim']} lang={language}>
                  {text}
                </p>
              )}
            </DraftedCard>
          </Disclosure>
        )}
        <Disclosure summary="Sua resposta, com o que foi lido nela">
          <MarkedText question={question} text={joinGradedText(answer)} analysis={analysis} />
        </Disclosure>
        <Counts counts={analysis.counts} />
        <Disclosure summary="Como a nota foi calculada">
          <HowCalculated
            id={`${id}-how`}
            score={analysis.score}
            name="nota da resposta"
            origin={question.id}
          />
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
