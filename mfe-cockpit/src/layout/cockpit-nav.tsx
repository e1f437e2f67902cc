import { Link, useLocation } from '@aura/shared-session/router';
import styles from './cockpit-nav.module.css';
import { COCKPIT_PATHS } from './paths.ts';

const PAGES = [
  { label: 'Painel de Gestão', path: COCKPIT_PATHS.overview },
  { label: 'Pessoas', path: COCKPIT_PATHS.people },
  { label: 'Programas', path: COCKPIT_PATHS.programmes },
  { label: 'Pulso', path: COCKPIT_PATHS.pulse },
  { label: 'Importar', path: COCKPIT_PATHS.import },
  { label: 'Registro de atividades', path: COCKPIT_PATHS.audit },
  { label: 'Configuração e contrato', path: COCKPIT_PATHS.settings },
];

/** The pages of the cockpit; the one on the screen is marked. */
export function CockpitNav() {
  const { pathname } = useLocation();
  const current = pathname.replace(/(?<=.)\/$/, '');
  return (
    <nav className={styles['nav']} aria-label="Painel de Gestão">
      <ul className={styles['list']}>
        {PAGES.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
