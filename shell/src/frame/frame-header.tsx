import { Link, NavLink } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import { AccountItems } from '../layout/header/account-items.tsx';
import type { AroundHeader } from '../layout/header/header-view.tsx';
import { Logo } from '../layout/header/logo.tsx';
import { MenuPanel, MenuToggle } from '../layout/header/menu-panel.tsx';
import { UserMenu } from '../layout/header/user-menu.tsx';
import { NotificationBell } from '../notifications/index.ts';
import './edges.css';
import styles from './frame.module.css';
import { findIcon } from './find-icon.ts';
import { PaletteOpener } from './palette-opener.tsx';
import type { Place } from './places.ts';
import { useKeptTool } from './use-last-tool.ts';
import { usePlaces } from './use-places.ts';

interface Props extends AroundHeader {
  readonly now: Date;
}

/** Number of entries in the bar of a phone, besides the menu button. */
const IN_BAR = 4;

/**
 * The header of the application: a rail next to the page in a wide window; in a narrow one a bar above, a bar below,
 * and the rest in a menu.
 */
export function FrameHeader({ now, home, links, session, onSignOut, onRead }: Props) {
  const profile = session.status === 'signedIn' ? session.profile : null;
  const places = usePlaces(profile, now);
  const { main, tools } = places;
  useKeptTool();
  return (
    <header className={styles['frame']} data-frame>
      <div className={styles['top']}>
        <Link to={home?.path ?? '/'} className={styles['home']}>
          <Logo />
        </Link>
        {profile && <PaletteOpener places={places} links={links} />}
        {profile && <NotificationBell notifications={profile.notifications} onRead={onRead} />}
      </div>
      <MenuPanel look={styles['panel']}>
        <nav aria-label="Principal" className={styles['rail']}>
          <PlaceList places={main} />
          {tools.length > 0 && (
            <>
              <p id="suas-ferramentas" className={styles['heading']}>
                Suas ferramentas
              </p>
              <PlaceList places={tools} labelledBy="suas-ferramentas" />
            </>
          )}
        </nav>
        {profile && (
          <div className={styles['account']}>
            <AccountItems links={links} onSignOut={onSignOut} />
          </div>
        )}
      </MenuPanel>
      {profile && <UserMenu profile={profile} links={links} onSignOut={onSignOut} />}
      <nav aria-label="Atalhos" className={styles['bottomBar']}>
        {main.slice(0, IN_BAR).map((place) => (
          <PlaceLink key={place.path} place={place} isAbove={standsAbove(place, main)} />
        ))}
        <MenuToggle look={styles['more']} />
      </nav>
    </header>
  );
}

interface ListProps {
  readonly places: readonly Place[];
  readonly labelledBy?: string;
}

const PlaceList = ({ places, labelledBy }: ListProps) => (
  <ul aria-labelledby={labelledBy}>
    {places.map((place) => (
      <li key={place.path}>
        <PlaceLink place={place} isAbove={standsAbove(place, places)} />
      </li>
    ))}
  </ul>
);

const standsAbove = ({ path }: Place, places: readonly Place[]) =>
  places.some((other) => other.path.startsWith(`${path}/`));

interface LinkProps {
  readonly place: Place;
  /** Whether another entry leads to a page below it: it is then not the place of that page. */
  readonly isAbove: boolean;
}

const PlaceLink = ({ place: { label, path, needs }, isAbove }: LinkProps) => (
  <NavLink to={path} end={isAbove} className={styles['place'] ?? ''}>
    <Icon name={findIcon(label)} size={20} />
    <span>{label}</span>
    {needs && <Icon name="lock" size={14} label={`(${needs})`} />}
  </NavLink>
);
