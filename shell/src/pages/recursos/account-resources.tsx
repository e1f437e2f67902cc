import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { useIsKnownPath } from '../../routes/known-paths.tsx';
import { Section } from '../editorial/section.tsx';
import styles from './account-resources.module.css';

const RESOURCES = [
  {
    title: 'Diagnóstico de carreira',
    text: 'Compara o seu currículo com o cargo que você quer, mostra a linha que sustenta cada conclusão e termina em um plano de 90 dias. A versão completa é aberta em todos os planos.',
    path: '/diagnostico-carreira',
    action: 'Fazer o diagnóstico',
  },
] as const;

const LESSONS = {
  title: 'Micro-learnings',
  text: 'Lições curtas, para estudar um assunto por vez e no seu ritmo.',
  path: '/micro-learnings',
  action: 'Ver os micro-learnings',
} as const;

/** What helps to learn and needs an account, as far as it is there. */
export function AccountResources() {
  const hasLessons = useIsKnownPath(LESSONS.path);
  const resources = hasLessons ? [...RESOURCES, LESSONS] : RESOURCES;
  return (
    <Section id="na-conta" title="Na sua conta" lead="A conta é gratuita.">
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
