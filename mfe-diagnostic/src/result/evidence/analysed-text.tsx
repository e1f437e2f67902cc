import { Disclosure } from '@aura/shared-ui';
import section from '../sections/sections.module.css';
import styles from './evidence.module.css';
import { ANALYSED_ID, lineId } from './lines.ts';

/** The CV as it was analysed, line by line: "linha 27" of a proof leads here. */
export function AnalysedText({ text }: { readonly text: string }) {
  return (
    <section className={section['section']} aria-labelledby={ANALYSED_ID} data-no-print>
      <h2 id={ANALYSED_ID}>Seu currículo como foi analisado</h2>
      <p>
        As provas citadas nesta página trazem o número da linha neste texto, que é o do currículo que você
        conferiu, e não o do arquivo original.
      </p>
      <Disclosure summary="Ver o texto, linha por linha">
        <ol className={styles['document']}>
          {text.split('\n').map((line, index) => (
            <li key={index} id={lineId(index + 1)} tabIndex={-1} className={styles['line']}>
              {line}
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
