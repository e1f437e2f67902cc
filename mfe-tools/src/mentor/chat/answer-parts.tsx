import { MENTOR_LIMITS } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { copyText } from '../../drafted/copy-text.ts';
import type { Exchange } from '../conversation/exchange.ts';
import styles from '../../tools.module.css';
import look from './chat.module.css';
import { formatLetter } from './format-letter.ts';

type Part = Exchange['parts'][number];

/** The parts of an answer in their order; ways that follow one another are one list. */
export function AnswerParts({ parts }: Pick<Exchange, 'parts'>) {
  return (
    <>
      {groupRuns(parts).map((run, index) => {
        const [part] = run;
        if (part?.kind === 'option')
          return (
            <ol key={index} className={look['options']}>
              {run.map(({ text }, at) => (
                <li key={at}>{text}</li>
              ))}
            </ol>
          );
        return part && <SinglePart key={index} part={part} />;
      })}
    </>
  );
}

/** Parts one by one, and ways that follow one another together. */
function groupRuns(parts: readonly Part[]): readonly (readonly Part[])[] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && part.kind === 'option' && last[0]?.kind === 'option') last.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** A text to send, laid out as it will be copied. */
function DraftPart({ text }: Pick<Part, 'text'>) {
  const letter = formatLetter(text);
  return (
    <div className={look['draft']}>
      <p className={styles['verbatim']}>{letter}</p>
      <div data-no-print>
        <Button variant="secondary" onClick={() => void copyText(letter)}>
          Copiar o texto
        </Button>
      </div>
    </div>
  );
}

function SinglePart({ part: { kind, text, draft } }: { readonly part: Part }) {
  if (draft) return <DraftPart text={text} />;
  if (kind === 'nextStep')
    return (
      <div className={look['step']}>
        <h3 className={look['label']}>Próximo passo, {MENTOR_LIMITS.nextStepMinutes} minutos</h3>
        <p>{text}</p>
      </div>
    );
  return <p>{kind === 'question' ? <strong>{text}</strong> : text}</p>;
}
