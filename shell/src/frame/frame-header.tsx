import { Link, NavLink } from '@aura/shared-session/router';
import { Icon, type IconName } from '@aura/shared-ui';
import { AccountItems } from '../layout/header/account-items.tsx';
import type { AroundHeader } from '../layout/header/header-view.tsx';
import { Logo } from '../layout/header/logo.tsx';
import { MenuPanel, MenuToggle } from '../layout/header/menu-panel.tsx';
import { UserMenu } from '../layout/header/user-menu.tsx';
import { NotificationBell } from '../notifications/index.ts';
import './edges.css';
import styles from './frame.module.css';
import { PaletteOpener } from './palette-opener.tsx';
import { type Place, choosePlaces, type Places } from './places.ts';
import { useKeptTool } from './use-last-tool.ts';
import type { Profile } from '@aura/shared-domain';
import { useIsOperator } from '@aura/shared-session/host';
import { useMemo } from 'react';
import { useOffered } from '../extensions/index.ts';
import { useUnlocked } from '../navigation/ways.ts';
import { useEntries } from '../registry/known-remotes.tsx';

const NOWHERE: Places = { main: [], tools: [], others: [] };

/** The places of the person in front of the page; none until it is known who that is. */
function usePlaces(viewer: Profile | null, now: Date): Places {
  const entries = useEntries();
  const isOperator = useIsOperator();
  const unlocked = useUnlocked();
  const links = useOffered('account.link');
  return useMemo(() => {
    if (!viewer) return NOWHERE;
    const ofOperators = links.flatMap(({ extension: { operators, title, path } }) =>
      operators ? [{ label: title, path }] : [],
    );
    return choosePlaces(entries, { viewer, now, unlocked, ofOperators, isOperator });
  }, [entries, viewer, now, unlocked, links, isOperator]);
}

/** Beginnings of words in labels, with their icons. The first match decides. */
const SIGNS: readonly (readonly [RegExp, IconName])[] = [
  [/\bdiagn/i, 'compass'],
  [/\bferrament/i, 'ruler'],
  [/\b(aprend|micro-?learn|li[cç])/i, 'book'],
  [/\bcurr/i, 'file'],
  [/\blinkedin/i, 'user'],
  [/\bvaga/i, 'radar'],
  [/\bentrevist/i, 'microphone'],
  [/\bmentor/i, 'spark'],
  [/\bprograma/i, 'target'],
  [/\bpulso/i, 'bell'],
  [/\bimport/i, 'upload'],
  [/\bpessoas\b/i, 'users'],
  [/\bregistro/i, 'clock'],
  [/\bconfigura/i, 'settings'],
  [/\brelat/i, 'file'],
  [/\bopera/i, 'settings'],
  [/\b(painel|gest)/i, 'chart'],
];

/** A decorative icon for an entry, by its words: descriptors of remotes name no icons. */
const findIcon = (label: string): IconName => SIGNS.find(([words]) => words.test(label))?.[1] ?? 'arrowRight';

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
  const notAbove = links.filter(({ path }) => !main.some((place) => place.path === path));
  useKeptTool();
  return (
    <header className={styles['frame']} data-frame>
      <div className={styles['top']}>
        <Link to={home?.path ?? '/'} className={styles['home']}>
          <Logo />
        </Link>
        {profile && <PaletteOpener places={places} links={links} onSignOut={onSignOut} />}
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
              {tools[0]?.needs && (
                <p className={styles['legend']} aria-hidden="true">
                  <Icon name="lock" size={14} /> {tools[0].needs}
                </p>
              )}
            </>
          )}
        </nav>
        {profile && (
          <div className={styles['account']}>
            <AccountItems links={notAbove} onSignOut={onSignOut} />
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
