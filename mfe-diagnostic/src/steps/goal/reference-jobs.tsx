import { DIAGNOSIS_LIMITS } from '@aura/shared-domain';
import { Button, Notice, TextArea } from '@aura/shared-ui';
import styles from '../steps.module.css';

interface Props {
  /** Whether Aura cannot tell what the role asks for. */
  readonly unknown: boolean;
  readonly jobs: readonly string[];
  readonly onChange: (jobs: string[]) => void;
}

/** For a role that Aura does not know: the skills come from ads that the person pastes. */
export function ReferenceJobs({ unknown, jobs, onChange }: Props) {
  if (!unknown && jobs.length === 0) return null;
  const change = (index: number, text: string) =>
    onChange(jobs.map((job, at) => (at === index ? text : job)));
  return (
    <div className={styles['fields']}>
      {unknown && (
        <Notice tone="info" title="Ainda não conhecemos bem este cargo">
          Cole até {DIAGNOSIS_LIMITS.jobs} anúncios de vagas como a que você busca: as competências do
          diagnóstico saem deles. Sem anúncios, o diagnóstico sai com menos detalhes.
        </Notice>
      )}
      {jobs.map((job, index) => (
        <TextArea
          key={index}
          label={`Anúncio de vaga ${index + 1}`}
          rows={5}
          maxLength={DIAGNOSIS_LIMITS.job}
          counter
          value={job}
          onChange={(event) => change(index, event.currentTarget.value)}
        />
      ))}
      <div className={styles['row']}>
        {jobs.length < DIAGNOSIS_LIMITS.jobs && (
          <Button variant="secondary" onClick={() => onChange([...jobs, ''])}>
            Colar um anúncio de vaga
          </Button>
        )}
        {jobs.length > 0 && (
          <Button variant="quiet" onClick={() => onChange(jobs.slice(0, -1))}>
            Remover o anúncio {jobs.length}
          </Button>
        )}
      </div>
    </div>
  );
}
