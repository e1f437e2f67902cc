import { demoMessage } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { useEffect, useState } from 'react';

interface Props {
  readonly email: string;
  readonly kind: Parameters<typeof demoMessage>[1];
  /** How many were sent: each of them is a newer message. */
  readonly sent: number;
}

/** In the demonstration no e-mail leaves: the way to the newest message. Nothing anywhere else. */
export function DemoMessage({ email, kind, sent }: Props) {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void demoMessage(email, kind).then((found) => {
      if (!isOver) setPath(found);
    });
    return () => {
      isOver = true;
    };
  }, [email, kind, sent]);
  if (path === null) return null;
  return (
    <Notice tone="info" title="Demonstração">
      Nenhum e-mail sai daqui. A mensagem teria este link:{' '}
      <Link to={path}>{kind === 'verifyEmail' ? 'confirmar o e-mail' : 'escolher outra senha'}</Link>.
    </Notice>
  );
}
