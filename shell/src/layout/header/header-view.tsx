import type { SessionState } from '@aura/shared-session';
import { Link, useLocation } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import { useEffect } from 'react';
import { AccountItems } from './account-items.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { homeOf } from './navigation.ts';
import type { NavigationItem } from '../../navigation/navigation.ts';
import { NavigationList } from './navigation-list.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { UserMenu } from './user-menu.tsx';
import { VisitorButtons } from './visitor-buttons.tsx';

interface Props {
  readonly entries: readonly NavigationItem[];
  readonly session: SessionState;
  readonly onSignOut: () => void;
}

const PANEL_ID = 'menu-principal';

/** Logo, navigation and account; below the wide layout they fold into one menu. */
export function HeaderView({ entries, session, onSignOut }: Props) {
  const { open, toggle, close, buttonRef, rootRef } = useDisclosure();
  const { key } = useLocation();
  useEffect(close, [close, key]);

  const profile = session.status === 'signedIn' ? session.profile : null;
  return (
    <header className={styles['header']}>
      <div className={styles['bar']} ref={rootRef}>
        <Link to={homeOf(profile?.role)} className={styles['home']}>
          <Logo />
        </Link>
        <button
          type="button"
          ref={buttonRef}
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={PANEL_ID}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} size={20} />
          Menu
        </button>
        <div id={PANEL_ID} className={styles['panel']} data-open={open}>
          <nav aria-label="Principal" className={styles['navigation']}>
            <NavigationList entries={entries} onFollow={close} />
          </nav>
          {session.status === 'signedOut' && <VisitorButtons onFollow={close} />}
          {profile && (
            <div className={styles['narrowAccount']}>
              <AccountItems role={profile.role} onFollow={close} onSignOut={onSignOut} />
            </div>
          )}
        </div>
        {profile && <UserMenu name={profile.name} role={profile.role} onSignOut={onSignOut} />}
      </div>
    </header>
  );
}
