import { longDate, type PointEntry, PointEntrySchema } from '@aura/shared-domain';
import { Button, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
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

type Listed = Awaited<ReturnType<typeof pointRecords.list>>;

interface Props {
  readonly points: number;
  /** Entries of the ledger that are stored; points move on screen before theirs is. */
  readonly entries: number;
}

/** Where the points come from, entry by entry; fetched when somebody wants to know. */
export function PointsSection({ points, entries }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles['section']} aria-labelledby="pontos">
      <h2 id="pontos">Pontos</h2>
      <p>
        Você tem <strong>{points}</strong> {points === 1 ? 'ponto' : 'pontos'}. Pontos contam o que você fez;
        não avaliam você e nunca expiram.
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
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    let left = false;
    void pointRecords.list().then((answer) => {
      if (!left) setListed(answer);
    });
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = () => {
    setListed(null);
    setAttempt(attempt + 1);
  };
  if (listed === null) return <Spinner label="Buscando o histórico…" />;
  if (!listed.ok) {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" onClick={retry}>
            Tentar novamente
          </Button>
        }
      >
        {listed.error.message}
      </Notice>
    );
  }
  const known = listed.value.flatMap(({ value }) => (value ? [value] : []));
  if (known.length === 0) return <p>Nenhum registro ainda.</p>;
  return (
    <>
      <ol className={styles['entries']} aria-label="Histórico de pontos, do mais recente ao mais antigo">
        {known.map((entry) => (
          <Entry key={entry.entry} entry={entry} />
        ))}
      </ol>
      {(known.at(-1)?.entry ?? 1) > 1 && (
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
        <small className={styles['note']}>{longDate(at.toISOString())}</small>
      </span>
      <span className={styles['delta']}>
        <strong>{delta > 0 ? `+${delta}` : `−${-delta}`}</strong>
        <small className={styles['note']}>total {balance}</small>
      </span>
    </li>
  );
}
