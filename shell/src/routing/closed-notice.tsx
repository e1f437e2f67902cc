import { useSession } from '@aura/shared-session';
import { useLocation } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import * as v from 'valibot';

const SentAwaySchema = v.object({ closed: v.string() });

/** What the address of somebody who was led to the diagnosis remembers: the title of the page that they asked for. */
export type SentAway = v.InferOutput<typeof SentAwaySchema>;

/** Says why somebody is here and not where they wanted to go, until nothing is closed any more. */
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
