import { formatValue } from '@aura/shared-career-ui';
import { withOffline } from '@aura/shared-pages/data';
import { formatLongDay, INTERVIEW_KIND_LABELS, INTERVIEW_LIMITS, type Interview } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, showToast } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { buildInterviewPath } from '../paths.ts';
import { useAsking } from '../../runs/use-asking.ts';
import { interviewRecords } from '../records.ts';
import type { Listed } from '@aura/shared-session';

interface Props {
  readonly interviews: readonly Listed<Interview>[];
  readonly onChanged: () => void;
}

/** Every simulation that is kept, to go on with, read again, or delete. */
export function History({ interviews, onChanged }: Props) {
  if (interviews.length === 0) return <p>Nenhuma simulação foi feita ainda.</p>;
  return (
    <>
      <p className={styles['note']}>As {INTERVIEW_LIMITS.stored} mais recentes ficam guardadas.</p>
      <ul className={styles['list']}>
        {interviews.map(({ id, value }) => (
          <li key={id}>
            <Item id={id} interview={value} onDeleted={onChanged} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly id: string;
  readonly interview: Interview | null;
  readonly onDeleted: () => void;
}

function Item({ id, interview, onDeleted }: ItemProps) {
  const title = interview
    ? `${interview.setup.role}, ${formatLongDay(interview.createdAt)}`
    : 'Simulação em um formato que esta versão não abre';
  return (
    <div className={styles['head']}>
      <div>
        {interview ? <Link to={buildInterviewPath(id)}>{title}</Link> : title}{' '}
        {interview && <span className={styles['note']}>{describeVersion(interview)}</span>}
      </div>
      <DeleteInterview id={id} title={title} onDeleted={onDeleted} />
    </div>
  );
}

function describeVersion({ setup, report, answers, questions }: Interview): string {
  const kind = INTERVIEW_KIND_LABELS[setup.kind];
  const overall = report?.overall ?? null;
  if (overall !== null) return `${kind} · média ${formatValue(overall)}`;
  return `${kind} · em andamento, ${answers.length} de ${questions.length} respondidas`;
}

function DeleteInterview({
  id,
  title,
  onDeleted,
}: Omit<ItemProps, 'interview'> & { readonly title: string }) {
  const { asking, setAsking, decision } = useAsking();
  const remove = async () => {
    const deleted = await interviewRecords.remove(id);
    if (!deleted.ok) return showToast({ kind: 'error', text: withOffline(deleted.error.message) });
    showToast({ kind: 'success', text: 'A simulação foi apagada.' });
    onDeleted();
  };
  if (!asking) {
    return (
      <Button ref={decision} variant="quiet" aria-label={`Apagar: ${title}`} onClick={() => setAsking(true)}>
        Apagar
      </Button>
    );
  }
  return (
    <div className={styles['row']}>
      <Button variant="danger" onClick={() => void remove()}>
        Apagar de vez
      </Button>
      <Button ref={decision} variant="quiet" onClick={() => setAsking(false)}>
        Manter
      </Button>
    </div>
  );
}
