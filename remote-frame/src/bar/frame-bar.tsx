import { APP_NAME, hasParameters } from '@aura/shared-domain';
import { type Descriptor, EXTENSIONS_PATH, type RemoteRoute } from '@aura/shared-federation/contract';
import { Button, SelectField } from '@aura/shared-ui';
import { isPersonId, PEOPLE, type PersonId } from '../people/people.ts';
import styles from './frame-bar.module.css';
import { NavLink } from '@aura/shared-session/router';

interface Props {
  readonly descriptor: Descriptor;
  readonly person: PersonId;
  readonly onPerson: (person: PersonId) => void;
  readonly isMounted: boolean;
  readonly onMounted: (isMounted: boolean) => void;
}

const OPTIONS = Object.entries(PEOPLE).map(([value, { label }]) => ({ value, label }));

/** Says what this page is, and lets the developer change who looks at it. */
export function FrameBar({ descriptor, person, onPerson, isMounted, onMounted }: Props) {
  return (
    <header className={styles['bar']}>
      <p className={styles['title']}>
        {APP_NAME} · remoto {descriptor.name} em desenvolvimento
      </p>
      <nav aria-label="Páginas do remoto">
        <RouteLinks routes={descriptor.routes} />
      </nav>
      <div className={styles['controls']}>
        <SelectField
          label="Quem está na sessão"
          options={OPTIONS}
          value={person}
          onChange={(value) => isPersonId(value) && onPerson(value)}
        />
        <Button variant="secondary" onClick={() => onMounted(!isMounted)}>
          {isMounted ? 'Desmontar' : 'Montar'}
        </Button>
      </div>
    </header>
  );
}

/**
 * Links to the remote's pages and to its extensions of shell pages. A route pattern with parameters is listed without
 * a link.
 */
function RouteLinks({ routes }: { readonly routes: readonly RemoteRoute[] }) {
  return (
    <ul className={styles['links']}>
      {routes.map(({ path, title }) => (
        <li key={path}>
          {hasParameters(path) ? (
            <span className={styles['link']}>
              {title} (<code>{path}</code>)
            </span>
          ) : (
            <NavLink className={styles['link'] ?? ''} to={path}>
              {title}
            </NavLink>
          )}
        </li>
      ))}
      <li>
        <NavLink className={styles['link'] ?? ''} to={EXTENSIONS_PATH}>
          Extensões
        </NavLink>
      </li>
    </ul>
  );
}
