import { APP_NAME } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { BOOT, makeBootMark } from '../../document/boot-marks.ts';
import { useOffered } from '../../extensions/index.ts';
import { useIsApplication } from '../../frame/use-is-application.ts';
import styles from './footer.module.css';
import { listFooterGroups, selectLegalLinks, withoutLegal, type FooterGroup } from './footer-links.ts';

interface Props {
  /** Current calendar year, for the copyright line. */
  readonly year: number;
}

/** The whole footer on public pages; in the application one line that unfolds the other links. */
export function Footer({ year }: Props) {
  const given = useOffered('footer.link').map(({ extension: { title, path } }) => ({ label: title, path }));
  const groups = listFooterGroups(given);
  if (useIsApplication())
    return (
      <footer className={styles['slim']}>
        <details className={styles['more']}>
          <summary>Sobre a Aura e ajuda</summary>
          <FooterLinks groups={groups.map(withoutLegal)} />
        </details>
        <ul className={styles['inLine']}>
          {groups.flatMap(selectLegalLinks).map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
        <Legal year={year} />
      </footer>
    );
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['claim']}>
          <strong>{APP_NAME}</strong>
          Orientação de carreira que mostra de onde tirou cada conclusão.
        </p>
        <FooterLinks groups={groups} />
        <Legal year={year} />
      </div>
    </footer>
  );
}

const FooterLinks = ({ groups }: { readonly groups: readonly FooterGroup[] }) => (
  <nav aria-label="Rodapé" className={styles['groups']}>
    {groups.map((group) => (
      <section key={group.title}>
        <h2 className={styles['title']}>{group.title}</h2>
        <ul>
          {group.links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);

/** The operator of the site, and the choices for all pages. */
const Legal = ({ year }: Props) => (
  <div className={styles['legal']}>
    <p>
      ©{' '}
      <span data-current-year suppressHydrationWarning>
        {year}
      </span>{' '}
      {APP_NAME}
    </p>
    <div className={styles['controls']}>
      <label className={styles['theme']}>
        Tema
        <select defaultValue="system" {...makeBootMark(BOOT.theme)}>
          <option value="system">Sistema</option>
          <option value="light">Claro</option>
          <option value="dark">Escuro</option>
        </select>
      </label>
      <button type="button" {...makeBootMark(BOOT.openCookies)}>
        Preferências de cookies
      </button>
    </div>
  </div>
);
