import { countDone, formatCount, readDiagnosis, readOpenGaps } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import styles from '../../tools.module.css';

/** What an answer may also use: it is kept elsewhere, and changed there. */
export function KnownElsewhere() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { profile } = session;
  const goal = profile.careerProfile.objetivos_carreira[0];
  const gaps = readDiagnosis(profile) && readOpenGaps(profile).length;
  const open = profile.careerPlan.length - countDone(profile.careerPlan);
  return (
    <section className={styles['section']} aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">O que ele também lê</h2>
      <ul className={styles['list']}>
        <li>
          Seu objetivo: {goal ? `“${goal}”` : 'nenhum'}. <Link to="/configuracoes">Mudar o objetivo</Link>
        </li>
        <li>
          Seu diagnóstico: {describeGaps(gaps)}.{' '}
          <Link to="/diagnostico-carreira">
            {gaps === null ? 'Fazer o diagnóstico' : 'Ver o diagnóstico'}
          </Link>
        </li>
        <li>
          Seu plano: {formatCount(open, 'tarefa em aberto', 'tarefas em aberto')}.{' '}
          <Link to="/perfil">Ver o plano</Link>
        </li>
        <li>
          Seu currículo: {profile.resumeText ? 'guardado' : 'nenhum guardado'}.{' '}
          <Link to="/configuracoes">Mudar o currículo</Link>
        </li>
        <li>
          As vagas que você acompanha. <Link to="/buscador-vagas?tela=minhas">Ver minhas vagas</Link>
        </li>
        <li>
          As notas das suas simulações de entrevista.{' '}
          <Link to="/simulador-entrevista">Ver as simulações</Link>
        </li>
      </ul>
    </section>
  );
}

function describeGaps(gaps: number | null): string {
  if (gaps === null) return 'nenhum com resultado guardado';
  if (gaps === 0) return 'nenhuma lacuna em aberto';
  return formatCount(gaps, 'lacuna em aberto', 'lacunas em aberto');
}
