import { Answered, useAsked, withOffline } from '@aura/shared-pages/data';
import { formatLongDay, nameOfResult, type BehaviorResult } from '@aura/shared-domain';
import { Button, showToast, VisuallyHidden } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import styles from '../mapping.module.css';
import { behaviorRecords } from '../records.ts';

/** Earlier mappings, each to be taken away; nothing where there is only the newest. */
export function History({ newest }: { readonly newest: BehaviorResult }) {
  const mappings = useAsked(behaviorRecords.list);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  if (mappings.status === 'loading') return null;
  if (mappings.status !== 'ready') return <Answered asked={mappings} label="Buscando seus mapeamentos…" />;
  const earlier = mappings.value.filter(
    ({ id, value }) => value && value.answeredAt !== newest.answeredAt && !gone.has(id),
  );
  if (earlier.length === 0 && gone.size === 0) return null;
  const remove = async (id: string) => {
    const removed = await behaviorRecords.remove(id);
    if (!removed.ok) return showToast({ kind: 'error', text: withOffline(removed.error.message) });
    setGone((known) => new Set(known).add(id));
    // The button that held the focus is gone.
    heading.current?.focus();
    showToast({ kind: 'success', text: 'Mapeamento apagado.' });
  };
  return (
    <section className={styles['section']} aria-labelledby="anteriores">
      <h2 id="anteriores" ref={heading} tabIndex={-1}>
        Mapeamentos anteriores
      </h2>
      {earlier.length === 0 && <p>Nenhum.</p>}
      <ul className={styles['history']}>
        {earlier.map(({ id, value: record }) => (
          <li key={id}>
            <span>{record && `${formatLongDay(record.at)}: ${nameOfResult(record)}`}</span>
            <Button variant="quiet" onClick={() => void remove(id)}>
              Apagar
              <VisuallyHidden> o mapeamento de {record && formatLongDay(record.at)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
