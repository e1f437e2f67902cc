import { useTitleFocus } from '@aura/shared-career-ui';
import { formatLongDay, type ApiErrorCode } from '@aura/shared-domain';
import { Link, Navigate, useParams, useSearchParams } from '@aura/shared-session/router';
import { IN_SHORT } from '@aura/shared-company/promise';
import { Button, buttonClass, Disclosure, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { Opening } from '@aura/shared-pages/editorial';
import { Answer } from './answer.tsx';
import { ANSWER_ID, AnswerPlace } from './focus.tsx';
import styles from './invitation.module.css';
import { invitationPorts, type InvitationPorts, type InvitationPreview } from './ports.ts';
import { ManagerInvitation } from './manager-invitation.tsx';
import { Terms } from './terms.tsx';
import { useVisitor, type Visitor } from './use-visitor.ts';
import { COMES_TO_ANSWER } from './ways-on.tsx';

/** Punctuation behind an address, which programs for messages take for a part of it. */
const AFTER_LINK = /[^\w-]+$/;

/** The token of an invitation from the last part of its address; it ends with a letter, a digit, `_` or `-`. */
export const readToken = (part: string): string => part.replace(AFTER_LINK, '');

/** `/convite/:token`: who invites to what, what a company sees and never sees, and the person's answer. */
export default function InvitationPage() {
  const { token: part = '' } = useParams();
  const token = readToken(part);
  const [query] = useSearchParams();
  const visitor = useVisitor();
  const [now] = useState(() => new Date());
  if (query.has(COMES_TO_ANSWER)) return <Navigate to={`/convite/${token}#${ANSWER_ID}`} replace />;
  return <Invitation key={token} token={token} visitor={visitor} now={now} ports={invitationPorts} />;
}

interface Props {
  readonly token: string;
  readonly visitor: Visitor;
  readonly now: Date;
  readonly ports: InvitationPorts;
}

/** An invitation: its subject, what a company will see, and the person's answer; then the next step. */
export function Invitation({ token, visitor, now, ports }: Props) {
  const { preview, turn, retry } = usePreview(token, ports.preview);
  // The button that asks again is gone while it asks.
  useTitleFocus(turn === 0 ? null : `${turn}`);
  const [answer, setAnswer] = useState<{ readonly uid: string; readonly shares: boolean } | null>(null);

  if (preview.status === 'gone') return <Gone />;
  if (preview.status === 'ready' && preview.invitation.role === 'manager')
    return (
      <ManagerInvitation token={token} invitation={preview.invitation} visitor={visitor} ports={ports} />
    );
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
      <div className={styles['head']}>
        <PageHeader title="Sua empresa convidou você." />
        {preview.status === 'ready' && <Brief invitation={preview.invitation} />}
      </div>
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
          <section className={styles['answer']} aria-labelledby={ANSWER_ID}>
            <h2 id={ANSWER_ID}>Sua resposta</h2>
            <AnswerPlace>
              <Answer
                token={token}
                invited={preview.invitation.email}
                visitor={visitor}
                now={now}
                ports={ports}
                onAccepted={(uid, shares) => setAnswer({ uid, shares })}
              />
            </AnswerPlace>
          </section>
          <Disclosure summary="Ler tudo antes de responder">
            <Terms />
          </Disclosure>
        </>
      )}
    </>
  );
}

/** Who invites whom until when, and the truth of it in a few lines; all of it is unfolded below the answer. */
const Brief = ({
  invitation: { company, department, email, expiresAt, domains },
}: {
  invitation: InvitationPreview;
}) => (
  <>
    <p>
      <strong>{company}</strong>
      {department && ` (${department})`} oferece o plano Equilíbrio a {email}, até{' '}
      {formatLongDay(new Date(expiresAt))}.{' '}
      {domains.length > 0 && `Domínio comprovado: ${domains.join(', ')}.`}
    </p>
    <ul className={styles['brief']}>
      {IN_SHORT.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);

type Preview =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly invitation: InvitationPreview }
  /** The link leads nowhere: cut, unknown, used, replaced or too old. */
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly message: string };

/** The backend's answers for an invalid or expired link. */
const GONE: ReadonlySet<ApiErrorCode> = new Set(['not_found', 'invalid_request'] as const);

/** The content of the link; after a failure it can be requested again. */
function usePreview(token: string, load: InvitationPorts['preview']) {
  const [preview, setPreview] = useState<Preview>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    void load(token).then((answer) => {
      if (isOver) return;
      if (answer.ok) setPreview({ status: 'ready', invitation: answer.value });
      else if (GONE.has(answer.error.code)) setPreview({ status: 'gone' });
      else setPreview({ status: 'failed', message: answer.error.message });
    });
    return () => {
      isOver = true;
    };
  }, [load, token, turn]);
  const retry = useCallback(() => {
    setPreview({ status: 'loading' });
    setTurn((last) => last + 1);
  }, []);
  return { preview, turn, retry } as const;
}

/** The link is no longer valid. The page does not reveal its purpose, because anyone may hold the link. */
function Gone() {
  return (
    <Opening
      eyebrow="Convite"
      title="Este convite não vale mais."
      lead={
        <>
          <p>
            O link foi cortado ao ser copiado, já foi usado, passou do prazo de 7 dias ou foi trocado por um
            mais novo, ou a empresa retirou o convite. Confira se ele está inteiro ou peça um novo link ao RH
            da sua empresa.
          </p>
          <p>Se você já aceitou o convite, não precisa de outro link: entre na sua conta.</p>
        </>
      }
      actions={
        <>
          <Link to="/login" className={buttonClass({ size: 'lg' })}>
            Entrar
          </Link>
          <Link to="/para-empresas" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            O que uma empresa vê
          </Link>
        </>
      }
    />
  );
}

interface AcceptedProps {
  readonly company: string;
  readonly shares: boolean;
  readonly isDiagnosed: boolean;
}

/** Confirms the acceptance and shows the next step. Its heading takes the focus, because the form is gone. */
function Accepted({ company, shares, isDiagnosed }: AcceptedProps) {
  useTitleFocus('accepted');
  const [first, second] = isDiagnosed ? [PANEL, PLAN] : [DIAGNOSIS, PANEL];
  return (
    <Opening
      eyebrow="Convite"
      title="Convite aceito."
      lead={
        <>
          <p>
            Você agora tem o plano Equilíbrio, oferecido por {company}.{' '}
            {shares
              ? 'Você entra nos números em até cinco semanas, se o seu grupo já estiver formado, e só com o que fizer a partir de hoje.'
              : 'Nada do que você faz entra nos números do grupo.'}
          </p>
          <p>
            Para mudar essa escolha ou sair, vá a{' '}
            <Link to="/configuracoes#sua-empresa">Configurações, em “Sua empresa”</Link>.
          </p>
          {!isDiagnosed && <p>O próximo passo é o diagnóstico de carreira. Só você vê o resultado.</p>}
        </>
      }
      actions={
        <>
          <Link to={first.path} className={buttonClass({ size: 'lg' })}>
            {first.label}
          </Link>
          <Link to={second.path} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {second.label}
          </Link>
        </>
      }
    />
  );
}

const DIAGNOSIS = { path: '/diagnostico-carreira', label: 'Fazer o diagnóstico' } as const;
const PANEL = { path: '/perfil', label: 'Ir para meu painel' } as const;
const PLAN = { path: '/diagnostico/resultado', label: 'Ver diagnóstico e plano' } as const;
