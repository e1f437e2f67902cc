import { mentorTaskAddEndpoint } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { call, refreshProfile, useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, showToast } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly messageId: string;
  /** The task that it became already; null for none. */
  readonly taskId: string | null;
  /** Whether it is what the page asks for most. */
  readonly isMain?: boolean;
  readonly onAdded: (taskId: string) => void;
}

/** Page with the complete plan; the panel shows only the first of many tasks. */
const WHOLE_PLAN = '/diagnostico/resultado#plano';

/** Makes the next step a task of the plan. */
export function AddTask({ messageId, taskId, isMain = false, onAdded }: Props) {
  const [busy, setBusy] = useState(false);
  const session = useSession();
  const hasResult = session.status === 'signedIn' && session.profile.lastDiagnosisResult !== null;
  const link = useRef<HTMLAnchorElement>(null);
  const hasAdded = useRef(false);
  useEffect(() => {
    // The button that held the focus is gone; the link that took its place says what happened.
    if (hasAdded.current) link.current?.focus();
  }, [taskId]);
  const add = async () => {
    setBusy(true);
    const outcome = await call(mentorTaskAddEndpoint, { messageId });
    setBusy(false);
    if (!outcome.ok) return showToast({ kind: 'error', text: withOffline(outcome.error.message) });
    hasAdded.current = true;
    onAdded(outcome.value.taskId);
    showToast({ kind: 'success', text: 'O próximo passo entrou no seu plano.' });
    await refreshProfile();
  };
  if (taskId !== null) {
    return (
      <p role="status">
        No seu plano.{' '}
        <Link ref={link} to={hasResult ? WHOLE_PLAN : '/perfil'}>
          Ver o plano
        </Link>
      </p>
    );
  }
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} busy={busy} onClick={() => void add()}>
      Pôr no meu plano
    </Button>
  );
}
