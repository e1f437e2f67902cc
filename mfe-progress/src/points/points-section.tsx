import { Answered, useAsked } from '@aura/shared-pages/data';
import { formatLongDayOf, choosePlural, type PointEntry, PointEntrySchema } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../panel.module.css';
import { collection } from '@aura/shared-session';

/** Entries that are listed, and as many as the security rules let one query read. */
const LISTED = 50;

/** How the person's points came about, newest first: entries are added with what moves the points, never taken away. */
const pointRecords = collection({
  name: 'pointEvents',
  schema: PointEntrySchema,
  newestBy: 'entry',
  limit: LISTED,
  failed: { list: 'Não foi possível carregar o histórico dos seus pontos. Tente novamente.' },
});

interface Props {
  readonly points: number;
  /** Entries of the ledger that are stored; points move on screen before theirs is. */
  readonly entries: number;
}

/** The ledger of points, entry by entry; loaded on request. */
export function PointsSection({ points, entries }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles['section']} aria-labelledby="pontos">
      <h2 id="pontos">Pontos</h2>
      <p>
        Você tem <strong>{points}</strong> {choosePlural(points, 'ponto', 'pontos')}. Pontos contam o que você
        fez; não avaliam você e nunca expiram.
      </p>
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Esconder o histórico' : 'Ver de onde vieram'}
        </Button>
      </div>
      {isOpen && <Entries key={entries} />}
    </section>
  );
}

/** What was listed is out of date as soon as there is another entry: it is then another list. */
function Entries() {
  return (
    <Answered asked={useAsked(pointRecords.list)} label="Buscando o histórico…">
      {(listed) => <Known entries={listed.flatMap(({ value }) => (value ? [value] : []))} />}
    </Answered>
  );
}

function Known({ entries }: { readonly entries: readonly PointEntry[] }) {
  if (entries.length === 0) return <p>Nenhum registro ainda.</p>;
  return (
    <>
      <ol className={styles['entries']} aria-label="Histórico de pontos, do mais recente ao mais antigo">
        {entries.map((entry) => (
          <Entry key={entry.entry} entry={entry} />
        ))}
      </ol>
      {(entries.at(-1)?.entry ?? 1) > 1 && (
        <p className={styles['note']}>Aqui aparecem os registros mais recentes.</p>
      )}
    </>
  );
}

function Entry({ entry: { delta, reason, balance, at } }: { readonly entry: PointEntry }) {
  return (
    <li>
      <span>
        {reason}
        <small className={styles['note']}>{formatLongDayOf(at.toISOString())}</small>
      </span>
      <span className={styles['delta']}>
        <strong>{delta > 0 ? `+${delta}` : `−${-delta}`}</strong>
        <small className={styles['note']}>total {balance}</small>
      </span>
    </li>
  );
}
