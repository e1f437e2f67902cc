import { Link } from '@aura/shared-session/router';
import { ALERTS_PATH, IMPORT_PATH, NET_INCOME_PATH, RADAR_PATH, TRACKER_PATH } from '../paths.ts';
import styles from './radar-nav.module.css';

const SCREENS = [
  { id: 'search', label: 'Buscar', path: RADAR_PATH },
  { id: 'tracker', label: 'Minhas vagas', path: TRACKER_PATH },
  { id: 'alerts', label: 'Buscas salvas', path: ALERTS_PATH },
  { id: 'import', label: 'Adicionar vagas', path: IMPORT_PATH },
  { id: 'netIncome', label: 'CLT ou PJ', path: NET_INCOME_PATH },
] as const;
export type RadarScreen = (typeof SCREENS)[number]['id'];

/** The screens of the radar. @param current null on a screen below them */
export function RadarNav({ current }: { readonly current: RadarScreen | null }) {
  return (
    <nav className={styles['nav']} aria-label="Radar de vagas" data-no-print>
      <ul className={styles['list']}>
        {SCREENS.map(({ id, label, path }) => (
          <li key={id}>
            <Link to={path} aria-current={id === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
