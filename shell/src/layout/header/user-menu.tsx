import { useLocation } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import { useEffect } from 'react';
import { AccountItems } from './account-items.tsx';
import styles from './header.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  readonly name: string;
  readonly role: string | undefined;
  readonly onSignOut: () => void;
}

const MENU_ID = 'menu-da-conta';

/** The signed-in person's menu in the wide layout. */
export function UserMenu({ name, role, onSignOut }: Props) {
  const { open, toggle, close, buttonRef, rootRef } = useDisclosure();
  const { key } = useLocation();
  useEffect(close, [close, key]);
  const firstName = name.trim().split(/\s+/)[0] || 'Minha conta';
  return (
    <div className={styles['user']} ref={rootRef}>
      <button
        type="button"
        ref={buttonRef}
        className={styles['userButton']}
        aria-expanded={open}
        aria-controls={MENU_ID}
        aria-label={`Menu da conta: ${firstName}`}
        onClick={toggle}
      >
        <Icon name="user" size={18} />
        <span className={styles['userName']}>{firstName}</span>
        <Icon name="chevronDown" size={14} />
      </button>
      <div id={MENU_ID} className={styles['userPanel']} hidden={!open}>
        <AccountItems role={role} onFollow={close} onSignOut={onSignOut} />
      </div>
    </div>
  );
}
