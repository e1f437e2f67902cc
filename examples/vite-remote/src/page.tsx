import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { PageHeader } from '@aura/shared-ui';
import styles from './page.module.css';

export default function Page() {
  const session = useSession();
  return (
    <>
      <PageHeader title="Mural" lead="Uma página feita com Vite." />
      <div className={styles['card']}>
        <p>
          {session.status === 'signedIn'
            ? `Quem está aqui: ${session.profile.name}`
            : 'Ninguém entrou nesta página ainda.'}
        </p>
        <p>
          <Link to="/agenda">Ir para a agenda</Link>
        </p>
      </div>
    </>
  );
}
