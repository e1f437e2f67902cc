import { Answered } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, Notice } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import { isGone } from '../is-gone.ts';
import { buildSavedJobPath } from '../paths.ts';
import { usePosting } from '../posting/posting-page.tsx';
import { describeOffering, PostingView } from '../posting/posting-view.tsx';
import { buildHitId } from './job-card.tsx';
import styles from './search.module.css';

interface Props {
  readonly id: string;
  /** Whether the person opened it: its title takes the focus then. */
  readonly isChosen: boolean;
}

/** The open posting beside the list. Escape leads back to its place there. */
export function AdPane({ id, isChosen }: Props) {
  const asked = usePosting(id);
  const title = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const isReady = asked.status === 'ready';
  useEffect(() => {
    if (isReady && isChosen) title.current?.focus({ preventScroll: true });
  }, [isReady, isChosen]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) focusCard(id);
    };
    const element = pane.current;
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [id]);
  return (
    <section ref={pane} className={styles['pane']} aria-label="Vaga aberta">
      {asked.status === 'ready' && (
        <>
          <div>
            <h2 ref={title} tabIndex={-1}>
              {asked.value.posting.vacancy.title}
            </h2>
            <p>{describeOffering(asked.value.posting.vacancy)}</p>
          </div>
          <PostingView found={asked.value} />
          <div>
            <Button variant="secondary" onClick={() => focusCard(id)}>
              Voltar à lista
            </Button>
          </div>
        </>
      )}
      {asked.status !== 'ready' &&
        (isGone(asked.error) ? (
          <Notice tone="info" title="Esta vaga saiu do ar">
            A fonte não mostra mais o anúncio. Se você guardou a vaga, a cópia continua em{' '}
            <Link to={buildSavedJobPath(id)}>Minhas vagas</Link>.
          </Notice>
        ) : (
          <Answered asked={asked} label="Abrindo a vaga…" />
        ))}
    </section>
  );
}

/** To the posting's card, or to the title of the list that has it on another page. */
function focusCard(id: string): void {
  const link = document.getElementById(buildHitId(id))?.querySelector('a');
  (link ?? document.querySelector<HTMLElement>('#results-title'))?.focus();
}
