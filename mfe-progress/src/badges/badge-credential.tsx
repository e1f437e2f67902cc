import { badgeCredentialEndpoint, type BadgeId, type Result } from '@aura/shared-domain';
import { Button, Disclosure, Notice, showToast, TextField, VisuallyHidden } from '@aura/shared-ui';
import { useAttempt } from '@aura/shared-pages/forms';
import { useRef, useState } from 'react';
import styles from './badge-credential.module.css';
import { call } from '@aura/shared-session';
import { saveFile } from '@aura/shared-pages/download';

/** What giving out the credential of a badge needs of the page and of the backend. */
export interface CredentialPorts {
  /** The text of a failure is Portuguese and made to be shown. */
  readonly request: (
    badge: BadgeId,
  ) => Promise<Result<{ readonly credential: string }, { readonly message: string }>>;
  readonly save: (name: string, credential: string) => void;
  /** Rejects where the browser does not let it. */
  readonly copy: (text: string) => Promise<void>;
  readonly origin: () => string;
}

const CREDENTIAL_PORTS: CredentialPorts = {
  request: (badge) => call(badgeCredentialEndpoint, { badge }),
  save: (name, credential) => saveFile(name, credential, 'application/jwt'),
  copy: (text) => navigator.clipboard.writeText(text),
  origin: () => window.location.origin,
};

interface Props {
  readonly badge: BadgeId;
  readonly name: string;
  readonly ports?: CredentialPorts;
}

/** Address of the page that verifies a credential. The credential is behind `#`, where no server sees it. */
const linkTo = (origin: string, credential: string): string => `${origin}/selos/verificar#${credential}`;

/** Lets a person export a badge: as a signed file, or as a publicly verifiable link. */
export function BadgeCredential({ badge, name, ports = CREDENTIAL_PORTS }: Props) {
  const [attempt, run] = useAttempt<'download' | 'copy'>();
  /** Requested once: a browser may allow copying only immediately after a press. */
  const credential = useRef<string | null>(null);
  const [linkToCopy, setLinkToCopy] = useState<string | null>(null);
  const pending = attempt.status === 'pending' ? attempt.kind : null;

  async function fetched(kind: 'download' | 'copy'): Promise<string | null> {
    if (credential.current) return credential.current;
    await run(kind, async () => {
      const answer = await ports.request(badge);
      if (answer.ok) credential.current = answer.value.credential;
      return answer;
    });
    return credential.current;
  }
  async function download(): Promise<void> {
    const text = await fetched('download');
    if (!text) return;
    ports.save(`aura-${badge}.jwt`, text);
    showToast({ kind: 'success', text: `A credencial do selo ${name} foi baixada.` });
  }
  async function copy(): Promise<void> {
    const text = await fetched('copy');
    if (!text) return;
    const link = linkTo(ports.origin(), text);
    try {
      await ports.copy(link);
      setLinkToCopy(null);
      showToast({ kind: 'success', text: 'Link de verificação copiado.' });
    } catch {
      setLinkToCopy(link);
    }
  }

  return (
    <Disclosure
      summary={
        <>
          Credencial<VisuallyHidden> do selo {name}</VisuallyHidden>
        </>
      }
    >
      <div className={styles['credential']}>
        <p>
          Um arquivo assinado no padrão Open Badges 3.0, que qualquer pessoa pode conferir. Atesta
          participação e não traz seu nome. Seu e-mail está nele só como um código, que serve para quem já o
          conhece conferir se o selo é seu.
        </p>
        <div className={styles['actions']}>
          <Button variant="secondary" busy={pending === 'download'} onClick={() => void download()}>
            Baixar credencial
          </Button>
          <Button variant="secondary" busy={pending === 'copy'} onClick={() => void copy()}>
            Copiar link de verificação
          </Button>
        </div>
        {attempt.status === 'failed' && <Notice tone="error">{attempt.message}</Notice>}
        {linkToCopy && (
          <TextField
            label="Link de verificação"
            hint="O navegador não deixou copiar. Selecione o link e copie."
            value={linkToCopy}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </div>
    </Disclosure>
  );
}
