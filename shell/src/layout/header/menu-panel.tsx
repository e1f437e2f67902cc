import { subscribeHistory } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './menu.module.css';
import { Logo } from './logo.tsx';

const MENU_ID = 'menu-principal';
/** From this width on the bar shows all entries; the style sheet has the same width. */
const WIDE = '(min-width: 64rem)';

interface Props {
  /** Class of the panel, if its position differs in a wide window. */
  readonly look?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The part of the header that folds away. A popover of the browser's own: it opens, closes with Esc or a press
 * outside, and gives the focus back before any script is there.
 */
export function MenuPanel({ look = styles['panel'], children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover?.();

  useEffect(() => subscribeHistory(close), []);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // The panel covers the page: the focused element must not be behind it.
    if (relatedTarget instanceof Node && !panel.current?.contains(relatedTarget)) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only listens to the links inside
    <div id={MENU_ID} popover="auto" ref={panel} className={look} onClick={onClick} onBlur={onBlur}>
      <div className={styles['panelHead']}>
        <Logo />
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={styles['toggle']}
          aria-label="Fechar menu"
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      {children}
    </div>
  );
}

/** Opens {@link MenuPanel} in a narrow window. */
export function MenuToggle({ look = styles['toggle'] }: { readonly look?: string | undefined }) {
  return (
    <button type="button" popoverTarget={MENU_ID} className={look}>
      <Icon name="menu" size={20} />
      Menu
    </button>
  );
}
