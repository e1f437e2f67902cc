import { choosePlural } from '@aura/shared-domain';
import { ReadingFailure } from '@aura/shared-career-ui';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Disclosure, Notice } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { NoResume } from '../fit/no-resume.tsx';
import { useScores } from '../fit/use-fit.ts';
import { TRACKER_PATH } from '../paths.ts';
import { PreviewItem } from './preview-item.tsx';
import { type Saving, useSaving } from './use-saving.ts';
import type { ReadVacancies } from './vacancies-worker.ts';

const formatSeveral = (count: number, one: string, more: string): string =>
  choosePlural(count, one, `${count} ${more}`);

/** "3 vagas lidas". */
const formatAds = (count: number): string =>
  count === 0 ? 'Nenhuma vaga lida' : formatSeveral(count, '1 vaga lida', 'vagas lidas');

/** "2 vagas não foram lidas". */
const formatRefused = (count: number): string =>
  formatSeveral(count, '1 vaga não foi lida', 'vagas não foram lidas');

/** What is in the tracker now, told apart from what was there before. */
function describeSaved({ saved, kept }: Pick<Saving, 'saved' | 'kept'>): string {
  const added = saved.size - kept.size;
  const before = formatSeveral(
    kept.size,
    '1 vaga já estava em Minhas vagas e ficou como estava.',
    'vagas já estavam em Minhas vagas e ficaram como estavam.',
  );
  return [added > 0 && formatSeveral(added, '1 vaga guardada.', 'vagas guardadas.'), kept.size > 0 && before]
    .filter(Boolean)
    .join(' ');
}

const FEW = 5;

/** Refused entries, with their place and how to fix them. */
function RefusedList({ refused }: Pick<ReadVacancies, 'refused'>) {
  if (refused.length === 0) return null;
  const list = (
    <ul>
      {refused.map(({ where, reason }) => (
        <li key={where}>
          <strong>{where}</strong>: {reason}
        </li>
      ))}
    </ul>
  );
  return (
    <Notice tone="warning" title={formatRefused(refused.length)}>
      {refused.length > FEW ? <Disclosure summary="Ver cada uma">{list}</Disclosure> : list}
    </Notice>
  );
}

/** The read ads, for the person to choose. It takes the focus, because it is the result of the reading. */
export function Preview({ read: { vacancies, refused } }: { readonly read: ReadVacancies }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const scores = useScores(vacancies);
  const { saving, save } = useSaving();
  const outcome = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The button that held the focus may be gone with what was saved.
    if (wasBusy.current && !saving.busy) outcome.current?.focus();
    wasBusy.current = saving.busy;
  }, [saving.busy]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = vacancies.filter(({ id }) => !saving.saved.has(id));
  const chosen = open.filter(({ id }) => !left.has(id));
  const fitOf = (id: string) => (scores.kind === 'ready' ? (scores.byId.get(id) ?? null) : null);

  const toggle = (id: string, take: boolean) => {
    const next = new Set(left);
    if (take) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const all = chosen.length === open.length;
  const keep = () => void save(chosen.map((vacancy) => ({ vacancy, fit: fitOf(vacancy.id) })));

  return (
    <section className={styles['section']} aria-labelledby="preview-title">
      <h2 id="preview-title" ref={title} tabIndex={-1} className={styles['step']}>
        {formatAds(vacancies.length)}
      </h2>
      <RefusedList refused={refused} />
      {vacancies.length > 0 && scores.kind === 'noResume' && <NoResume />}
      {scores.kind === 'failed' && <ReadingFailure failure={scores.failure} onRetry={scores.retry} />}
      <ul className={styles['items']}>
        {vacancies.map((vacancy) => (
          <li key={vacancy.id}>
            <PreviewItem
              vacancy={vacancy}
              fit={fitOf(vacancy.id)}
              computing={scores.kind === 'computing'}
              saved={saving.saved.has(vacancy.id)}
              chosen={!left.has(vacancy.id)}
              onChoose={(take) => toggle(vacancy.id, take)}
            />
          </li>
        ))}
      </ul>
      <div ref={outcome} tabIndex={-1} className={`${styles['fields']} ${styles['step']}`}>
        {saving.failure !== null && (
          <Notice tone="error" title="Nem tudo foi guardado">
            <p>{saving.failure}</p>
            <p>O que falta continua marcado aqui.</p>
          </Notice>
        )}
        {saving.saved.size > 0 && (
          <Notice
            tone="success"
            action={
              <Link className={buttonClass({ variant: 'secondary' })} to={TRACKER_PATH}>
                Ver Minhas vagas
              </Link>
            }
          >
            {describeSaved(saving)}
          </Notice>
        )}
      </div>
      {open.length > 0 && (
        <div className={styles['row']}>
          <Button
            busy={saving.busy}
            disabled={chosen.length === 0 || scores.kind === 'computing'}
            onClick={keep}
          >
            {choosePlural(chosen.length, 'Guardar 1 vaga', `Guardar ${chosen.length} vagas`)}
          </Button>
          {open.length > 1 && (
            <Button variant="quiet" onClick={() => setLeft(new Set(all ? open.map(({ id }) => id) : []))}>
              {all ? 'Desmarcar todas' : 'Marcar todas'}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
