import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card, PageHeader } from '@aura/shared-ui';
import styles from './hub.module.css';
import { TOOLS } from './tools.ts';

/** `/ferramentas-ia`: what each tool does, what it uses, and the way to those that are open. */
export function Hub() {
  const session = useSession();
  const diagnosed = session.status === 'signedIn' && session.profile.diagnosticoCompleto;
  return (
    <>
      <PageHeader
        eyebrow="Ferramentas"
        title="Do diagnóstico à próxima oportunidade"
        lead="Cada ferramenta parte do que o seu currículo prova e mostra como chegou a cada número. O diagnóstico abre todas elas."
        actions={
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={diagnosed ? '/diagnostico/resultado' : '/diagnostico-carreira'}
          >
            {diagnosed ? 'Ver meu diagnóstico' : 'Fazer o diagnóstico'}
          </Link>
        }
      />
      <ul className={styles['list']}>
        {TOOLS.map((tool) => (
          <li key={tool.id}>
            <Card as="article">
              <h2 className={styles['name']}>{tool.name}</h2>
              <p>{tool.does}</p>
              <p className={styles['uses']}>O que usa: {tool.uses}</p>
              <Link
                className={buttonClass({ variant: 'secondary' })}
                to={diagnosed ? tool.path : '/diagnostico-carreira'}
              >
                {diagnosed ? `Abrir ${tool.name}` : 'Fazer o diagnóstico para abrir'}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
