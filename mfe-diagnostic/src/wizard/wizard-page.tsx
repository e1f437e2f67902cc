import { useSession } from '@aura/shared-session';
import { Spinner } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import { diagnosisDraft } from '../draft/stored-draft.ts';
import { parseDraft, type StoredDraft } from '../draft/parse-draft.ts';
import { newestDiagnosis, type StoredDiagnosis } from '../result/versions/records.ts';
import { Wizard } from './wizard.tsx';

interface Loaded {
  readonly draft: StoredDraft | { readonly kind: 'unreachable' };
  readonly earlier: StoredDiagnosis | null;
}

/** The wizard, once it is known who is there and what they left behind. */
export default function WizardPage() {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  return uid === null ? <Spinner /> : <WithDraft key={uid} />;
}

function WithDraft() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let left = false;
    void Promise.all([diagnosisDraft.load(), newestDiagnosis()]).then(([stored, earlier]) => {
      if (left) return;
      setLoaded({ draft: stored.ok ? parseDraft(stored.value) : { kind: 'unreachable' }, earlier });
    });
    return () => {
      left = true;
    };
  }, []);
  if (!loaded) return <Spinner label="Procurando um diagnóstico em andamento…" />;
  const { draft, earlier } = loaded;
  return (
    <Wizard initial={draft.kind === 'found' ? draft.state : null} draft={draft.kind} earlier={earlier} />
  );
}
