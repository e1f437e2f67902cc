import { RESUME_TEXT_LIMITS } from '@aura/shared-domain';
import { Button, Disclosure, Notice, Tag, TextArea } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import type { Look } from './look.ts';

interface Props {
  /** What the CV says in Portuguese, each text once. */
  readonly sentences: readonly string[];
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** The CV in English, sentence by sentence: nothing is in English on the page that the person did not confirm. */
export function EnglishEditor({ sentences, look, onChange }: Props) {
  const confirmed = new Map(look.english.map(({ of, english }) => [of, english]));
  const open = sentences.filter((sentence) => !confirmed.has(sentence)).length;
  const keep = (of: string, english: string | null) => {
    const others = look.english.filter((one) => one.of !== of && sentences.includes(one.of));
    onChange({ ...look, english: english === null ? others : [...others, { of, english }] });
  };
  return (
    <div className={styles['fields']}>
      {open === 0 ? (
        <Notice tone="success" title="Todas as frases estão em inglês">
          Cada uma é sua: você a escreveu e confirmou.
        </Notice>
      ) : (
        <Notice tone="warning" title={`Falta confirmar ${open} de ${sentences.length} textos em inglês`}>
          Os títulos das seções já estão em inglês. Um texto só muda na página depois que você o confirma; até
          lá ele sai em português.
        </Notice>
      )}
      <Disclosure summary="Confirmar o inglês, frase por frase">
        <ol className={styles['items']}>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <Sentence
                sentence={sentence}
                confirmed={confirmed.get(sentence) ?? null}
                onConfirm={(english) => keep(sentence, english)}
                onChange={() => keep(sentence, null)}
              />
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

interface SentenceProps {
  readonly sentence: string;
  /** Its English; null while it is not confirmed. */
  readonly confirmed: string | null;
  readonly onConfirm: (english: string) => void;
  readonly onChange: () => void;
}

function Sentence({ sentence, confirmed, onConfirm, onChange }: SentenceProps) {
  const [typed, setTyped] = useState(confirmed ?? '');
  const box = useRef<HTMLDivElement>(null);
  const isConfirmed = confirmed !== null;
  const wasConfirmed = useRef(isConfirmed);
  useEffect(() => {
    // The button that was pressed gives way to what comes next.
    if (wasConfirmed.current !== isConfirmed)
      box.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    wasConfirmed.current = isConfirmed;
  }, [isConfirmed]);
  if (confirmed !== null)
    return (
      <div ref={box} className={styles['fields']}>
        <p className={styles['note']}>{sentence}</p>
        <p lang="en">{confirmed}</p>
        <div className={styles['row']}>
          <Tag tone="success">Confirmada</Tag>
          <Button variant="quiet" aria-label={`Mudar o inglês de ${sentence}`} onClick={onChange}>
            Mudar
          </Button>
        </div>
      </div>
    );
  return (
    <div ref={box} className={styles['fields']}>
      <TextArea
        label={sentence}
        hint="Em inglês. Um nome próprio ou uma sigla pode ficar igual."
        lang="en"
        rows={2}
        maxLength={RESUME_TEXT_LIMITS.long}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={styles['row']}>
        <Button
          variant="secondary"
          disabled={typed.trim() === ''}
          aria-label={`Confirmar o inglês de ${sentence}`}
          onClick={() => onConfirm(typed.trim())}
        >
          Confirmar
        </Button>
        <Button variant="quiet" aria-label={`Deixar ${sentence} igual`} onClick={() => onConfirm(sentence)}>
          Fica igual
        </Button>
      </div>
    </div>
  );
}
