import { Link, useLocation } from '@aura/shared-session/router';
import styles from './console-nav.module.css';
import { CONSOLE_PATHS } from './paths.ts';

const PAGES = [
  { label: 'Mensagens', path: CONSOLE_PATHS.tickets },
  { label: 'Pessoas', path: CONSOLE_PATHS.people },
  { label: 'Empresas', path: CONSOLE_PATHS.companies },
  { label: 'Receita', path: CONSOLE_PATHS.figures },
  { label: 'Publicações', path: CONSOLE_PATHS.releases },
  { label: 'Registro', path: CONSOLE_PATHS.log },
];

/** The parts of the console; the one on the screen is marked. */
export function ConsoleNav() {
  const { pathname } = useLocation();
  const current = pathname.replace(/(?<=.)\/$/, '');
  return (
    <nav className={styles['nav']} aria-label="Operação">
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
