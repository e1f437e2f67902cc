import { describeLicences, type CompanyInvitation } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card } from '@aura/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import { InvitationLink } from '../link/invitation-link.tsx';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';
import { InviteForm } from './invite-form.tsx';
import { RemindPeople } from './remind-people.tsx';

interface Props {
  readonly departments: ListFacts['departments'];
  /** Null until they are known. */
  readonly licences: ListFacts['licences'] | null;
  readonly ports: Pick<PeoplePorts, 'invite' | 'copy' | 'remind'>;
  /** A person was added to the list, or may have been. */
  readonly onListChanged: () => void;
}

type View =
  | { readonly kind: 'closed' }
  | { readonly kind: 'form' }
  | { readonly kind: 'link'; readonly invitation: CompanyInvitation; readonly isMailed: boolean };

/** Invites one person: the form, then the link. */
export function InviteSection({ departments, licences, ports, onListChanged }: Props) {
  const [view, setView] = useState<View>({ kind: 'closed' });
  const place = useFocusOnChange(view.kind);
  const titleId = useId();
  if (view.kind === 'closed')
    return (
      <div className={styles['roll']}>
        <Button ref={place} onClick={() => setView({ kind: 'form' })}>
          Convidar<span className={styles['rest']}> uma pessoa</span>
        </Button>
        <Link to={COCKPIT_PATHS.import} className={buttonClass({ variant: 'secondary' })}>
          Importar<span className={styles['rest']}> de uma planilha</span>
        </Link>
        <RemindPeople remind={ports.remind} />
        <p className={styles['why']}>Convide quem falta: os números só aparecem com aceites suficientes.</p>
      </div>
    );
  const invited = (invitation: CompanyInvitation, isMailed: boolean) => {
    setView({ kind: 'link', invitation, isMailed });
    onListChanged();
  };
  return (
    <Card as="section" aria-labelledby={titleId} className={styles['stack']}>
      <h2 id={titleId} ref={place} tabIndex={-1}>
        {view.kind === 'form' ? 'Convidar uma pessoa' : 'Convite criado'}
      </h2>
      {licences && <p>Hoje: {describeLicences(licences)}. Só quem aceita usa uma licença.</p>}
      {view.kind === 'form' ? (
        <InviteForm
          departments={departments}
          invite={ports.invite}
          onInvited={invited}
          onLost={onListChanged}
          onCancel={() => setView({ kind: 'closed' })}
        />
      ) : (
        <>
          <InvitationLink invitation={view.invitation} copy={ports.copy} isMailed={view.isMailed} />
          <div className={styles['ways']}>
            <Button variant="secondary" onClick={() => setView({ kind: 'form' })}>
              Convidar outra pessoa
            </Button>
            <Button variant="quiet" onClick={() => setView({ kind: 'closed' })}>
              Fechar
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** When the view changes, its beginning takes the focus: the control that had it is gone. */
function useFocusOnChange(view: string) {
  const place = useRef<(HTMLHeadingElement & HTMLButtonElement) | null>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    place.current?.focus();
  }, [view]);
  return place;
}
