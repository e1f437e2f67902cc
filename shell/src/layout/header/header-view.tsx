import type { SessionState } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { useMemo } from 'react';
import { NotificationBell } from '../../notifications/index.ts';
import { AccountItems } from './account-items.tsx';
import styles from './header.module.css';
import menu from './menu.module.css';
import { Logo } from './logo.tsx';
import { MenuPanel, MenuToggle } from './menu-panel.tsx';
import type { NavigationItem } from '../../navigation/navigation.ts';
import { groupSections } from '../../navigation/sections.ts';
import type { Way } from '../../navigation/ways.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { NavigationList } from './navigation-list.tsx';
import { UserMenu } from './user-menu.tsx';
import { buttonClass } from '@aura/shared-ui';

/** Content of every header besides its navigation. */
export interface AroundHeader {
  /** Home page of the person's role; null if the role has none. */
  readonly home: Way | null;
  /** Links of the user menu. */
  readonly links: readonly Way[];
  readonly session: SessionState;
  readonly onSignOut: () => void;
  readonly onRead: (notificationId: string) => void;
}

interface Props extends AroundHeader {
  readonly entries: readonly NavigationItem[];
}

/** Logo, navigation and account; below the wide layout they fold into one menu. */
export function HeaderView({ entries, home, links, session, onSignOut, onRead }: Props) {
  const sections = useMemo(() => groupSections(entries), [entries]);
  const profile = session.status === 'signedIn' ? session.profile : null;
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link to={home?.path ?? '/'} className={styles['home']}>
          <Logo />
        </Link>
        <MenuPanel>
          <nav aria-label="Principal" className={menu['navigation']}>
            <NavigationList sections={sections} />
            <NavigationBar sections={sections} />
          </nav>
          {session.status === 'signedOut' && <VisitorButtons />}
          {profile && (
            <div className={menu['narrowAccount']}>
              <AccountItems links={links} onSignOut={onSignOut} />
            </div>
          )}
        </MenuPanel>
        {profile && <NotificationBell notifications={profile.notifications} onRead={onRead} />}
        {profile && <UserMenu profile={profile} links={links} onSignOut={onSignOut} />}
        <MenuToggle />
      </div>
    </header>
  );
}

/** Buttons for anonymous visitors instead of the user menu. */
function VisitorButtons() {
  return (
    <div className={menu['visitor']} data-visitor-only>
      <Link to="/login" className={buttonClass({ variant: 'quiet' })}>
        Entrar
      </Link>
      <Link to="/signup" className={buttonClass({ variant: 'primary' })}>
        Criar conta
      </Link>
    </div>
  );
}
