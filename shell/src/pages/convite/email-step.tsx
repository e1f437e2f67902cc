import { Notice } from '@aura/shared-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmEmail, type ConfirmEmailProps } from './confirm-email.tsx';
import styles from './convite.module.css';

interface Props extends ConfirmEmailProps {
  readonly isVerified: boolean;
  /** What has to wait until the address is confirmed. */
  readonly children: ReactNode;
}

/** Holds back the acceptance until the address is confirmed, then says that it is. */
export function EmailStep({ isVerified, children, ...confirm }: Props) {
  const [wasVerified] = useState(isVerified);
  if (!isVerified) return <ConfirmEmail {...confirm} />;
  return (
    <>
      {!wasVerified && <Confirmed />}
      {children}
    </>
  );
}

/** Takes the focus where it would be lost: the button that was pressed is gone. */
function Confirmed() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus();
  }, []);
  return (
    <div ref={message} tabIndex={-1} className={styles['message']}>
      <Notice tone="success" title="E-mail confirmado">
        Agora você pode aceitar o convite.
      </Notice>
    </div>
  );
}
