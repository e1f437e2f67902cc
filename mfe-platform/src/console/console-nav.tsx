import { SectionNav } from '@aura/shared-pages/navigation';
import { useLocation } from '@aura/shared-session/router';
import styles from './console.module.css';
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
  return (
    <div className={styles['nav']}>
      <SectionNav label="Operação" pages={PAGES} current={pathname.replace(/(?<=.)\/$/, '')} />
    </div>
  );
}
