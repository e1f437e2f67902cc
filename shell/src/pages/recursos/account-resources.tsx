import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { Section } from '@aura/shared-pages/editorial';
import { sections } from '../../generated/pages/recursos.ts';
import { useIsKnownPath } from '../../routes/known-paths.tsx';
import styles from './account-resources.module.css';

/** What helps to learn and needs an account, as far as it is there. */
export function AccountResources() {
  const isKnown = useIsKnownPath();
  const resources = sections['na-conta'].entries.filter(({ to }) => isKnown(to));
  if (resources.length === 0) return null;
  return (
    <Section id="na-conta" title={sections['na-conta'].title} lead={sections['na-conta'].lead}>
      <ul className={styles['resources']}>
        {resources.map(({ title, text, to, label }) => (
          <li key={to}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to} className={buttonClass({ variant: 'secondary' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
