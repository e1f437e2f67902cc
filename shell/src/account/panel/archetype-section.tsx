import { Link } from '@aura/shared-session/router';
import styles from './panel.module.css';

interface Props {
  /** Whether the behavioural mapping has been completed. */
  readonly completed: boolean;
  /** Whether the page of the mapping exists. */
  readonly available: boolean;
}

export const MAPPING_PATH = '/mapeamento-comportamental';

/** The behavioural archetype, seen by nobody else. */
export function ArchetypeSection({ completed, available }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="arquetipo">
      <h2 id="arquetipo">Arquétipo</h2>
      <p>
        <strong>{completed ? 'Mapeamento concluído' : 'Não mapeado'}</strong>
      </p>
      <p className={styles['note']}>
        Vem do mapeamento comportamental e só você o vê. Não é nota nem teste psicológico.
      </p>
      {available && <Link to={MAPPING_PATH}>{completed ? 'Ver o resultado' : 'Conhecer o mapeamento'}</Link>}
    </section>
  );
}
