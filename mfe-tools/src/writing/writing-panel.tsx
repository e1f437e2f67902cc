import { formatCount, type KeptReason } from '@aura/shared-domain';
import { Button, Notice } from '@aura/shared-ui';
import styles from '../tools.module.css';
import type { Writing } from './use-writing.ts';

interface Props {
  /** Name of the model; null if none is configured. */
  readonly model: string | null;
  readonly writing: Writing;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

const REASONS: Readonly<Record<KeptReason, string>> = {
  guard: 'O que a IA escreveu trazia algo que você não informou, e por isso foi descartado.',
  invalid: 'A resposta da IA não pôde ser usada.',
  language: 'A IA respondeu em outro idioma.',
  timeout: 'A IA demorou demais para responder.',
  unavailable: 'A IA está indisponível agora.',
  budget: 'O limite diário de textos por IA foi atingido. Ele volta amanhã.',
};

/** Offers to have the texts rewritten by a model, and says what is sent for it. */
export function WritingPanel({ model, writing, onStart, onCancel }: Props) {
  if (model === null) return null;
  const count = Object.keys(writing.texts).length;
  return (
    <div className={styles['fields']} data-no-print>
      <p className={styles['note']}>
        Se quiser, uma IA ({model}) reescreve estes textos. São enviados a ela só os trechos a reescrever e o
        cargo-alvo, sem nome, e-mail, telefone nem documentos. Um texto com qualquer número, nome ou
        ferramenta que você não informou é descartado, e fica o texto escrito por regra.
      </p>
      <div className={styles['row']}>
        {writing.status === 'writing' ? (
          <Button variant="secondary" onClick={onCancel}>
            Parar
          </Button>
        ) : (
          <Button variant="secondary" onClick={onStart}>
            {writing.status === 'idle' ? 'Reescrever com IA' : 'Pedir outra vez'}
          </Button>
        )}
        <p role="status" className={styles['note']}>
          {writing.status === 'writing' && `Escrevendo… ${formatCount(count, 'pronto', 'prontos')}.`}
          {writing.status === 'done' &&
            `${formatCount(count, 'reescrito', 'reescritos')}, ${formatCount(writing.kept, 'mantido', 'mantidos')} por regra.`}
        </p>
      </div>
      {writing.status === 'done' && writing.reason && (
        <Notice tone="info">{REASONS[writing.reason]} Os textos escritos por regra continuam valendo.</Notice>
      )}
      {writing.status === 'failed' && (
        <Notice tone="warning">{writing.message} Os textos escritos por regra continuam valendo.</Notice>
      )}
    </div>
  );
}
