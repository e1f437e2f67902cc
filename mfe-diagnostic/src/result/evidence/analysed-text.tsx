import { Disclosure } from '@aura/shared-ui';
import styles from './evidence.module.css';

/** The CV as it was analysed, line by line: "linha 27" of a proof can be looked up here. */
export function AnalysedText({ text }: { readonly text: string }) {
  return (
    <div data-no-print>
      <Disclosure summary="Ver o texto do currículo que foi analisado, linha por linha">
        <ol className={styles['document']}>
          {text.split('\n').map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
