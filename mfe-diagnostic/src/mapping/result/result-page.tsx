import {
  ARCHETYPE_TEXTS,
  describeBetween,
  CREDIT,
  listDecisiveReadings,
  type HowTo,
  NATURE,
} from '@aura/shared-career/behavior';
import { useTitleFocus } from '@aura/shared-career-ui';
import {
  findArchetype,
  ARCHETYPES,
  type BehaviorResult,
  formatLongDay,
  describeBehaviorResult,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Icon, PageHeader, showToast, VisuallyHidden } from '@aura/shared-ui';
import styles from '../mapping.module.css';
import { ANSWERING_PATH } from '../paths.ts';
import { RemoveResult } from './remove-result.tsx';
import { Answered, useAsked, withOffline } from '@aura/shared-pages/data';
import { useRef, useState } from 'react';
import { behaviorRecords } from '../records.ts';

const CONFIDENCE = { low: 'baixa', medium: 'média', high: 'alta' } as const;

/** The newest result: its meaning, its basis, how to use it, and ways to repeat or remove it. */
export function ResultPage({ result }: { readonly result: BehaviorResult }) {
  useTitleFocus('result');
  const { id, name, icon, description } = findArchetype(result);
  const text = id === 'unmapped' ? null : ARCHETYPE_TEXTS[id];
  const between = text === null ? describeBetween(result) : null;
  return (
    <>
      <PageHeader
        eyebrow="Mapeamento comportamental"
        title={between?.title ?? name}
        lead={between ? 'Suas respostas não permitem dizer uma tendência só.' : description}
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={ANSWERING_PATH}>
            Refazer o mapeamento
          </Link>
        }
      />
      <div className={styles['archetype']}>
        <span className={styles['icon']}>
          <Icon name={icon} size={28} />
        </span>
        <p>
          Respondido em {formatLongDay(new Date(result.answeredAt))}. Confiança da leitura:{' '}
          {CONFIDENCE[result.confidence]}. Só você vê esta página.
        </p>
      </div>
      {between?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {between && result.between && (
        <dl className={styles['between']}>
          {result.between.map((one) => (
            <div key={one}>
              <dt>{ARCHETYPES[one].name}</dt>
              <dd>{ARCHETYPES[one].description}</dd>
            </div>
          ))}
        </dl>
      )}
      {text && (
        <section className={styles['section']} aria-labelledby="no-trabalho">
          <h2 id="no-trabalho">No trabalho</h2>
          <p>{text.atWork}</p>
          <div className={styles['columns']}>
            <Points title="Onde ajuda" points={text.helps} />
            <Points title="Onde atrapalha" points={text.getsInTheWay} />
          </div>
        </section>
      )}
      {between && (
        <section className={styles['section']} aria-labelledby="ajudaria">
          <h2 id="ajudaria">O que ajudaria a dizer</h2>
          <ul>
            {between.wouldHelp.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      <UseIt howTo={text?.howTo ?? between?.howTo ?? null} />
      <section className={styles['section']} aria-labelledby="decisivas">
        <h2 id="decisivas">O que mais pesou</h2>
        <ul>
          {listDecisiveReadings(result).map((reading) => (
            <li key={reading.id}>
              “{reading.text}” {reading.sentence}
            </li>
          ))}
        </ul>
        <p className={styles['note']}>{NATURE}</p>
        <p className={styles['note']}>{CREDIT}</p>
      </section>
      <History newest={result} />
      <RemoveResult />
    </>
  );
}

function UseIt({ howTo }: { readonly howTo: HowTo | null }) {
  if (!howTo) return null;
  return (
    <section className={styles['section']} aria-labelledby="usar">
      <h2 id="usar">Como usar</h2>
      <div className={styles['columns']}>
        <Points title="No plano" points={howTo.plan} />
        <Points title="Com o mentor" points={howTo.mentor} />
        <Points title="Para estudar" points={howTo.study} />
      </div>
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** Earlier mappings, each with a delete button; empty if there is only the newest. */
function History({ newest }: { readonly newest: BehaviorResult }) {
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
            <span>{record && `${formatLongDay(record.at)}: ${describeBehaviorResult(record)}`}</span>
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
