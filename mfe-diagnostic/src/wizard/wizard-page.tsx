import { useAsked } from '@aura/shared-pages/data';
import { ok } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Spinner } from '@aura/shared-ui';
import { diagnosisDraft } from '../draft/stored-draft.ts';
import { parseDraft, type StoredDraft } from '../draft/parse-draft.ts';
import { newestDiagnosis } from '../result/versions/records.ts';
import { Wizard } from './wizard.tsx';

type Left = StoredDraft | { readonly kind: 'unreachable' };

/** What was left behind; a wizard can be begun also where that cannot be read. */
async function loadLeft() {
  const [stored, earlier] = await Promise.all([diagnosisDraft.load(), newestDiagnosis()]);
  const draft: Left = stored.ok ? parseDraft(stored.value) : { kind: 'unreachable' };
  return ok({ draft, earlier });
}

/** The wizard, once it is known who is there and what they left behind. */
export default function WizardPage() {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  return uid === null ? <Spinner /> : <WithDraft key={uid} />;
}

function WithDraft() {
  const { value } = useAsked(loadLeft);
  if (!value) return <Spinner label="Procurando um diagnóstico em andamento…" />;
  const { draft, earlier } = value;
  return (
    <Wizard initial={draft.kind === 'found' ? draft.state : null} draft={draft.kind} earlier={earlier} />
  );
}
