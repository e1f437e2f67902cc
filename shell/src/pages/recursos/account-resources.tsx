import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { sections } from '../../generated/pages/recursos.ts';
import { useIsKnownPath } from '../../routes/known-paths.tsx';
import { Section } from '../editorial/section.tsx';
import styles from './account-resources.module.css';

const [DIAGNOSIS_TEXT, LESSONS_TEXT] = sections['na-conta'].entries;
const DIAGNOSIS = { ...DIAGNOSIS_TEXT, path: '/diagnostico-carreira', action: 'Fazer o diagnóstico' };
const LESSONS = { ...LESSONS_TEXT, path: '/micro-learnings', action: 'Ver os micro-learnings' };

/** What helps to learn and needs an account, as far as it is there. */
export function AccountResources() {
  const hasLessons = useIsKnownPath(LESSONS.path);
  const resources = hasLessons ? [DIAGNOSIS, LESSONS] : [DIAGNOSIS];
  return (
    <Section id="na-conta" title={sections['na-conta'].title} lead={sections['na-conta'].lead}>
      <ul className={styles['resources']}>
        {resources.map(({ title, text, path, action }) => (
          <li key={path}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={path} className={buttonClass({ variant: 'secondary' })}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
