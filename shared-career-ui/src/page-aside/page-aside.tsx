import { Button, Dialog } from '@aura/shared-ui';
import { type ReactNode, useState } from 'react';
import styles from './page-aside.module.css';

interface Props {
  readonly label: string;
  /** What stands beside the rest of the page if there is room. */
  readonly beside: ReactNode;
  /** The button that stands there where there is no room. */
  readonly tap: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The dialog: its title, what it says first, and the pages. */
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Pages of a document beside what they belong to if there is room, otherwise one tap away. */
export function PageAside({ label, beside, tap, isOpen, setOpen, title, note, children }: Props) {
  return (
    <aside className={styles['aside']} aria-label={label} data-scrolls data-no-print>
      <div className={styles['beside']}>{beside}</div>
      <div className={styles['tap']}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {tap}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        {note}
        <ZoomedPages label={title}>{children}</ZoomedPages>
      </Dialog>
    </aside>
  );
}

/** Pages as wide as the dialog; larger at a press, and then to be moved by finger, wheel or arrow keys. */
function ZoomedPages({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isZoomed, setZoomed] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
        Letras maiores
      </Button>
      {isZoomed ? (
        // What scrolls sideways takes the focus, so that arrow keys move it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles['zoomed']} tabIndex={0} aria-label={`${label}, com letras maiores`}>
          <div>{children}</div>
        </section>
      ) : (
        <div>{children}</div>
      )}
    </>
  );
}
