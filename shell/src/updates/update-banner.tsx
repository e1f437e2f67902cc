import { Button } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import { findCurrentHeading, followHeading } from '../focus/page-heading.ts';
import { ConfirmLoss } from './confirm-loss.tsx';
import styles from './update-banner.module.css';
import { forgetInput } from './unsaved-input.ts';
import { useConfirmedLoss } from './use-confirmed-loss.ts';

const TEXT = 'Há uma versão nova desta parte da Aura.';
const KNOWN_AFTER_MS = 100;

interface Props {
  /** Puts the newer version in the place of the one on the screen. */
  readonly onUpdate: () => void;
  readonly onDecline: () => void;
}

/** Offers a newer version of the visible remote, without taking the focus. */
export function UpdateBanner({ onUpdate, onDecline }: Props) {
  const text = useAnnounced(TEXT);
  const update = useConfirmedLoss(() => {
    focusMain();
    followHeading(findCurrentHeading(), (heading) => heading.focus({ preventScroll: true }));
    forgetInput();
    onUpdate();
  });
  const decline = () => {
    focusMain();
    onDecline();
  };
  return (
    <section aria-label="Atualização" className={styles['banner']}>
      <p role="status" className={styles['text']}>
        {text}
      </p>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={update.start}>
          Atualizar agora
        </Button>
        <Button variant="quiet" onClick={decline}>
          Depois
        </Button>
      </div>
      <ConfirmLoss {...update} action="Atualizar" />
    </section>
  );
}

/** A screen reader says what changes in a region that it knows already: the text comes a moment later. */
function useAnnounced(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** The banner goes with its buttons; without this the focus would fall to the start of the document. */
const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });
