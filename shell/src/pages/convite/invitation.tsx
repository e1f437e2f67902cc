import { Button, buttonClass, Notice, Spinner } from '@aura/shared-ui';
import { useState } from 'react';
import { ANSWER_ID } from '../../account/access/destination.ts';
import { Opening } from '../editorial/opening.tsx';
import { Section } from '../editorial/section.tsx';
import { Accepted } from './accepted.tsx';
import { AnswerPlace } from './answer-place.tsx';
import { Answer } from './answer.tsx';
import { Gone } from './gone.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import type { InvitationPorts } from './ports.ts';
import { Terms } from './terms.tsx';
import { usePreview } from './use-preview.ts';
import type { Visitor } from './visitor.ts';

interface Props {
  readonly token: string;
  readonly visitor: Visitor;
  readonly now: Date;
  readonly ports: InvitationPorts;
}

/** An invitation: what it is about, what a company will see, and the person's answer; then what comes next. */
export function Invitation({ token, visitor, now, ports }: Props) {
  const { preview, retry } = usePreview(token, ports.preview);
  const [answer, setAnswer] = useState<{ readonly uid: string; readonly shares: boolean } | null>(null);

  if (preview.status === 'gone') return <Gone />;
  if (preview.status === 'ready' && visitor.kind === 'person' && visitor.account.user.uid === answer?.uid)
    return (
      <Accepted
        company={preview.invitation.company}
        shares={answer.shares}
        isDiagnosed={visitor.account.profile.diagnosticoCompleto}
      />
    );
  return (
    <>
      <Opening
        eyebrow="Convite"
        title="Sua empresa convidou você."
        lead="Antes de responder, leia o que você recebe, o que a empresa vê e o que ela nunca vê. A resposta é só sua."
        actions={
          preview.status === 'ready' && (
            <a href={`#${ANSWER_ID}`} className={buttonClass({ variant: 'secondary' })}>
              Ir para a resposta
            </a>
          )
        }
      />
      {preview.status === 'loading' && <Spinner label="Abrindo o convite…" />}
      {preview.status === 'failed' && (
        <Notice
          tone="error"
          title="Não foi possível abrir o convite"
          action={<Button onClick={retry}>Tentar novamente</Button>}
        >
          {preview.message} Nada mudou no convite.
        </Notice>
      )}
      {preview.status === 'ready' && (
        <>
          <Section id="o-convite" title="O convite">
            <InvitationFacts invitation={preview.invitation} />
          </Section>
          <Terms />
          <Section id={ANSWER_ID} title="Sua resposta">
            <AnswerPlace>
              <Answer
                token={token}
                email={preview.invitation.email}
                visitor={visitor}
                now={now}
                ports={ports}
                onAccepted={(uid, shares) => setAnswer({ uid, shares })}
              />
            </AnswerPlace>
          </Section>
        </>
      )}
    </>
  );
}
