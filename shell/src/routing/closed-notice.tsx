import { useSession } from '@aura/shared-session';
import { useLocation } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import * as v from 'valibot';

const SentAwaySchema = v.object({ closed: v.string() });

/** State of the address after a redirect to the diagnosis: the title of the requested page. */
export type SentAway = v.InferOutput<typeof SentAwaySchema>;

/** Explains the redirect until the requested page is open to the person. */
export function ClosedNotice() {
  const { state } = useLocation();
  const session = useSession();
  const sent = v.safeParse(SentAwaySchema, state);
  if (!sent.success || session.status !== 'signedIn' || session.profile.diagnosticoCompleto) return null;
  return (
    <Notice tone="info" title={`Faça o diagnóstico para abrir “${sent.output.closed}”.`}>
      Essa ferramenta trabalha com o que o diagnóstico encontra no seu currículo. Depois dele, ela fica
      aberta.
    </Notice>
  );
}
