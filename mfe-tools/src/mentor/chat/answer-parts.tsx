import { MENTOR_LIMITS } from '@aura/shared-domain';
import type { Exchange } from '../conversation/exchange.ts';
import look from './chat.module.css';

/** The parts of an answer in their order: what is the case, the ways, the next step, the question. */
export function AnswerParts({ parts }: Pick<Exchange, 'parts'>) {
  const of = (kind: Exchange['parts'][number]['kind']) => parts.filter((part) => part.kind === kind);
  const options = of('option');
  return (
    <>
      {of('situation').map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {options.length > 0 && (
        <ol className={look['options']}>
          {options.map(({ text }, index) => (
            <li key={index}>{text}</li>
          ))}
        </ol>
      )}
      {of('nextStep').map(({ text }) => (
        <div key="next" className={look['step']}>
          <h3 className={look['label']}>Próximo passo, {MENTOR_LIMITS.nextStepMinutes} minutos</h3>
          <p>{text}</p>
        </div>
      ))}
      {of('question').map(({ text }) => (
        <p key="question">
          <strong>{text}</strong>
        </p>
      ))}
    </>
  );
}
