import { Button, Spinner, TextArea } from '@aura/shared-ui';
import type { LineRemark } from '@aura/shared-career/line';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Remark } from './remark.tsx';
import styles from './try-line.module.css';

/** Most characters that the field takes. */
const LONGEST = 400;

type Reading =
  | { readonly status: 'none' | 'reading' | 'empty' | 'noWords' | 'failed' }
  | { readonly status: 'read'; readonly remark: LineRemark };

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Lines to try it with; the first is also what the empty field shows. */
  readonly examples: readonly string[];
  /** The way on, under what was found. */
  readonly children: ReactNode;
}

/** Analyses one line of a CV by the rules for complete ones; the rules load on request. */
export function TryLine({ title, lead, examples, children }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reading, setReading] = useState<Reading>({ status: 'none' });
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the answer is below the screen.
  useEffect(() => {
    if (reading.status !== 'none') answer.current?.scrollIntoView({ block: 'nearest' });
  }, [reading]);
  const read = async () => {
    setReading({ status: 'reading' });
    try {
      const { reviewLine } = await import(/* webpackChunkName: "line" */ '@aura/shared-career/line');
      const line = field.current?.value ?? '';
      const remark = reviewLine(line);
      if (remark) setReading({ status: 'read', remark });
      else setReading({ status: line.trim() === '' ? 'empty' : 'noWords' });
    } catch {
      setReading({ status: 'failed' });
    }
  };
  const use = (example: string) => {
    if (field.current) field.current.value = example;
    void read();
  };
  return (
    <section className={styles['section']} aria-labelledby="experimente">
      <div className={styles['ask']}>
        <h2 id="experimente">{title}</h2>
        <p>{lead}</p>
        {/* Uncontrolled: text typed before hydration stays. */}
        <TextArea
          ref={field}
          label="Uma linha do seu currículo"
          rows={2}
          maxLength={LONGEST}
          defaultValue=""
          placeholder={examples[0]}
        />
        <div>
          <Button onClick={() => void read()}>Ler esta linha</Button>
        </div>
        {reading.status !== 'noWords' && <Examples lead="Ou tente com:" examples={examples} onUse={use} />}
      </div>
      <div ref={answer} className={styles['answer']} role="status">
        <Answer reading={reading} />
        {reading.status === 'noWords' && (
          <Examples lead="Se preferir, leia uma destas:" examples={examples} onUse={use} />
        )}
        {reading.status === 'read' && children}
      </div>
    </section>
  );
}

interface ExamplesProps {
  readonly lead: string;
  readonly examples: readonly string[];
  readonly onUse: (example: string) => void;
}

function Examples({ lead, examples, onUse }: ExamplesProps) {
  return (
    <div className={styles['examples']} role="group" aria-label="Exemplos">
      <span>{lead}</span>
      {examples.map((example) => (
        <button key={example} type="button" className={styles['example']} onClick={() => onUse(example)}>
          {example}
        </button>
      ))}
    </div>
  );
}

function Answer({ reading }: { readonly reading: Reading }) {
  switch (reading.status) {
    case 'none':
      return <p className={styles['waiting']}>O que a linha mostra aparece aqui.</p>;
    case 'reading':
      return <Spinner label="Lendo…" />;
    case 'empty':
      return <p>Escreva ou cole uma linha, como ela está no seu currículo.</p>;
    case 'noWords':
      return (
        <p>
          Não encontramos palavras nesta linha. Escreva uma de verdade: o que você fez no trabalho, como
          contaria a alguém.
        </p>
      );
    case 'failed':
      return <p>As regras não puderam ser carregadas. Verifique sua conexão e tente de novo.</p>;
    case 'read':
      return <Remark remark={reading.remark} />;
  }
}
