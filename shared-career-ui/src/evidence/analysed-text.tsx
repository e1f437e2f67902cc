import { Disclosure } from '@aura/shared-ui';
import styles from './evidence.module.css';
import { ANALYSED_ID, makeLineId } from './lines.ts';

interface Props {
  /** "Seu currículo como foi analisado" */
  readonly title: string;
  /** Says where its line numbers are used. */
  readonly note: string;
  readonly text: string;
}

/** An analysed text, line by line: the target of links such as "linha 27" in a proof. */
export function AnalysedText({ title, note, text }: Props) {
  return (
    <section className={styles['section']} aria-labelledby={ANALYSED_ID} data-no-print>
      <h2 id={ANALYSED_ID}>{title}</h2>
      <p>{note}</p>
      <Disclosure summary="Ver o texto, linha por linha">
        <ol className={styles['document']}>
          {text.split('\n').map((line, index) => (
            <li key={index} id={makeLineId(index + 1)} tabIndex={-1} className={styles['line']}>
              {line}
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
