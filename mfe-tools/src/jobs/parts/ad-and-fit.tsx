import { keepAmountsWhole, makeFit, type JobMatch } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { describeFitNumber, nameFitBand } from '../../job-terms/fit-words.ts';
import styles from './ad-and-fit.module.css';
import { FIT_ID } from './fit-id.ts';

interface Props {
  /** The whole ad. */
  readonly text: string;
  /** Its fit is told in one line, which leads to it where it is below the ad. */
  readonly match: JobMatch | null;
  /** How the CV fits, or why that is not known. */
  readonly children: ReactNode;
}

/** The ad first; beside it, or below it where there is no room, how the CV fits. */
export function AdAndFit({ text, match, children }: Props) {
  const fit = match && makeFit(match);
  return (
    <div className={styles['frame']}>
      <div className={styles['parts']}>
        <section className={styles['ad']} aria-labelledby="ad-title">
          {fit !== null && fit.value !== null && (
            <a className={styles['toFit']} href={`#${FIT_ID}`} onClick={goToFit}>
              Combinação: {nameFitBand(fit)}, {describeFitNumber(fit)}
            </a>
          )}
          <h2 id="ad-title">O anúncio</h2>
          <p className={styles['text']}>{keepAmountsWhole(text)}</p>
        </section>
        <div id={FIT_ID} tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The fit is on this screen, in a page or in a part of it that scrolls: the address stays. */
export function goToFit(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const fit = document.querySelector<HTMLElement>(`#${FIT_ID}`);
  fit?.scrollIntoView({ block: 'start' });
  fit?.focus({ preventScroll: true });
}

/** An ad out of which no requirement could be read. */
export function NoFit() {
  return (
    <Notice tone="info" title="Sem nota de combinação">
      O anúncio é curto demais ou não traz requisitos legíveis, e por isso não há o que comparar.
    </Notice>
  );
}
