import { behaviorOf } from '@aura/shared-domain';
import { planNote } from '@aura/shared-career/behavior';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Disclosure } from '@aura/shared-ui';
import styles from './plan.module.css';

/** How to work with the plan in the way that suits the person, where they have let us know. */
export function PlanNote() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const archetype = behaviorOf(session.profile)?.archetype ?? null;
  const { title, text, tips } = planNote(archetype);
  return (
    <Disclosure summary={title}>
      <p>{text}</p>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className={styles['meta']}>
        <Link to="/mapeamento-comportamental">
          {archetype === null
            ? 'Ajustar estas dicas ao seu jeito: mapeamento comportamental'
            : 'De onde vêm estas dicas'}
        </Link>
      </p>
    </Disclosure>
  );
}
