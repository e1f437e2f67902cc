import { useSession } from '@aura/shared-session';
import { Spinner } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import { diagnosisDraft } from '../draft/stored-draft.ts';
import { parseDraft, type StoredDraft } from '../draft/parse-draft.ts';
import { Wizard } from './wizard.tsx';

type Loaded = StoredDraft | { readonly kind: 'unreachable' };

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
    void diagnosisDraft.load().then((stored) => {
      if (!left) setLoaded(stored.ok ? parseDraft(stored.value) : { kind: 'unreachable' });
    });
    return () => {
      left = true;
    };
  }, []);
  if (!loaded) return <Spinner label="Procurando um diagnóstico em andamento…" />;
  return <Wizard initial={loaded.kind === 'found' ? loaded.state : null} draft={loaded.kind} />;
}
