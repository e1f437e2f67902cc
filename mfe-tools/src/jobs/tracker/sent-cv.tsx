import { type SavedJob, TRACKER_LIMITS } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { useAttempt, useForm } from '@aura/shared-pages/forms';
import { TextField } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import { listRuns } from '../../runs/records.ts';
import { formatVersionTitle } from '../../runs/version-title.ts';
import styles from '../../tools.module.css';
import { KeepButton } from './keep-button.tsx';
import type { ChangeJob } from './use-changes.ts';

interface Props {
  readonly id: string;
  readonly job: SavedJob;
  readonly change: ChangeJob;
}

/** Which CV went to this employer: a version of the optimiser, or whatever name the person gives it. */
export function SentCv({ id, job, change }: Props) {
  const [name, setName] = useState(job.sentCv ?? '');
  const [attempt, run] = useAttempt<'keep'>();
  // Only proposals: without them the field takes any name.
  const versions = useAsked(useCallback(() => listRuns('resume'), []));
  const titles = versions.value?.map(({ createdAt }) => `Versão de ${formatVersionTitle(createdAt)}`) ?? [];
  const { form } = useForm({
    onValid: () => void run('keep', () => change(id, { sentCv: name.trim() })),
  });
  return (
    <section className={styles['section']} aria-labelledby="sent-cv-title">
      <h2 id="sent-cv-title">Currículo enviado</h2>
      <form {...form} className={styles['fields']}>
        <TextField
          label="Versão que você enviou"
          hint="Escolha uma versão do otimizador ou escreva o nome do arquivo. Vale reler antes da entrevista."
          list="cv-versions"
          autoComplete="off"
          maxLength={TRACKER_LIMITS.sentCv}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <datalist id="cv-versions">
          {titles.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </datalist>
        <KeepButton
          attempt={attempt}
          label="Guardar versão"
          done="Versão do currículo guardada."
          failed="A versão não foi guardada"
        />
      </form>
    </section>
  );
}
