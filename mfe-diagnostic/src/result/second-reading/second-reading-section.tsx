import { withOffline } from '@aura/shared-pages/data';
import {
  formatCount,
  secondReadingAnswerEndpoint,
  secondReadingEndpoint,
  type KeptReason,
  type SecondReadingQuestion,
  type StoredSecondReading,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, Card, Notice } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../sections/sections.module.css';

interface Props {
  readonly diagnosisId: string;
  /** Name of the model. */
  readonly writer: string;
  readonly stored: StoredSecondReading | null;
}

const NOTHING: Readonly<Partial<Record<KeptReason, string>>> = {
  budget: 'A cota de hoje para o modelo acabou. O resultado pelas regras continua valendo; tente amanhã.',
  timeout: 'O modelo demorou demais. O resultado pelas regras continua valendo.',
};
const UNUSABLE =
  'O modelo não respondeu de um jeito que desse para conferir. O resultado pelas regras continua valendo.';

/** A second look at the CV by a model: it states nothing, it only leads to questions. */
export function SecondReadingSection({ diagnosisId, writer, stored }: Props) {
  const [reading, setReading] = useState(stored);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setBusy(true);
    setProblem('');
    const answer = await call(secondReadingEndpoint, { of: 'diagnosis', diagnosisId });
    setBusy(false);
    if (!answer.ok) return setProblem(withOffline(answer.error.message));
    if (answer.value.reading) setReading(answer.value.reading);
    else setProblem(NOTHING[answer.value.reason ?? 'invalid'] ?? UNUSABLE);
  };
  const tell = async (questionId: string, answer: 'yes' | 'no') => {
    setProblem('');
    const kept = await call(secondReadingAnswerEndpoint, { diagnosisId, questionId, answer });
    if (kept.ok) setReading(kept.value);
    else setProblem(withOffline(kept.error.message));
  };
  const answered = reading?.questions.some((question) => question.answer !== null) ?? false;

  return (
    <section className={styles['section']} aria-labelledby="second-title" data-no-print>
      <h2 id="second-title">Segunda leitura</h2>
      {reading ? (
        <Reading reading={reading} onAnswer={(id, answer) => void tell(id, answer)} />
      ) : (
        <>
          <p>
            Um modelo de linguagem ({writer}) pode reler o currículo e apontar linhas que as regras talvez não
            tenham entendido. Ele não muda nada no resultado: o que apontar vira pergunta, e quem responde é
            você.
          </p>
          <p className={styles['note']}>
            São enviados o objetivo e as linhas do currículo, sem nome, contatos, endereço e números de
            documentos.
          </p>
          <div>
            <Button variant="secondary" busy={busy} onClick={() => void ask()}>
              {busy ? 'Lendo…' : 'Pedir uma segunda leitura'}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {problem !== '' && <Notice tone="warning">{problem}</Notice>}
        {answered && (
          <p>
            Suas respostas ficaram guardadas e entram na conta quando você{' '}
            <Link to="/diagnostico-carreira">medir de novo</Link>.
          </p>
        )}
      </div>
    </section>
  );
}

interface ReadingProps {
  readonly reading: StoredSecondReading;
  readonly onAnswer: (id: string, answer: 'yes' | 'no') => void;
}

function Reading({ reading: { model, questions, highlights, agreed }, onAnswer }: ReadingProps) {
  return (
    <>
      <p>
        {questions.length === 0
          ? `A segunda leitura (${model}) não achou nada que as regras não tivessem visto.`
          : `A segunda leitura (${model}) discorda das regras nestes pontos. Só você sabe a resposta.`}
        {agreed > 0 && ` Em ${formatCount(agreed, 'ponto', 'pontos')}, as duas leituras dizem o mesmo.`}
      </p>
      {questions.length > 0 && (
        <ul className={styles['cards']}>
          {questions.map((question) => (
            <li key={question.id}>
              <Question question={question} onAnswer={(answer) => onAnswer(question.id, answer)} />
            </li>
          ))}
        </ul>
      )}
      {highlights.length > 0 && (
        <>
          <p>Linhas suas que valem ficar no alto do currículo:</p>
          {highlights.map(({ line, quote }) => (
            <blockquote key={line}>
              “{quote}” <span className={styles['note']}>linha {line}</span>
            </blockquote>
          ))}
        </>
      )}
    </>
  );
}

function Question({
  question: { doubt, label, line, quote, answer },
  onAnswer,
}: {
  readonly question: SecondReadingQuestion;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}) {
  const title =
    doubt === 'doubts' ? `A linha ${line} mostra mesmo “${label}”?` : `A linha ${line} mostra “${label}”?`;
  return (
    <Card as="article">
      <h3>{title}</h3>
      <blockquote>“{quote}”</blockquote>
      <div className={styles['choices']} role="group" aria-label={title}>
        {(['yes', 'no'] as const).map((choice) => (
          <Button
            key={choice}

            variant={answer === choice ? 'primary' : 'secondary'}
            aria-pressed={answer === choice}
            onClick={() => onAnswer(choice)}
          >
            {choice === 'yes' ? 'Sim, mostra' : 'Não mostra'}
          </Button>
        ))}
      </div>
    </Card>
  );
}
