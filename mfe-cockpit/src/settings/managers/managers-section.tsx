import { Button } from '@aura/shared-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { formatDateOf } from '../../words/dates.ts';
import type { ManagerChange, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';
import { InviteManager } from './invite-manager.tsx';
import { MANAGER_ROLE } from './manager-role.ts';

interface Props {
  readonly ports: Pick<SettingsPorts, 'managers' | 'changeManagers'>;
}

/** The question before access, or a link to it, ends. */
interface Ending {
  readonly change: ManagerChange;
  readonly title: string;
  readonly label: string;
  readonly text: string;
}

/** Current and invited managers; managers invite and remove others, but never the last one. */
export function ManagersSection({ ports }: Props) {
  const asked = useAsked(ports.managers);
  const [ending, setEnding] = useState<Ending | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Who was removed is gone with the button that had the focus.
  useFocusWhenGone(asked.isAsking && asked.value !== null, title);
  return (
    <section aria-labelledby="quem-entra" className={styles['stack']}>
      <h2 id="quem-entra" ref={title} tabIndex={-1}>
        Quem entra neste painel
      </h2>
      <p>{MANAGER_ROLE}</p>
      <Answered asked={asked} label="Carregando a gestão…" failed="A gestão não pôde ser carregada">
        {({ managers, invited, self }) => (
          <ul className={styles['names']}>
            {managers.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                {managers.length === 1 ? (
                  <span>Para sair da gestão, convide antes outra pessoa.</span>
                ) : (
                  <Button
                    variant="quiet"
                    aria-label={id === self ? undefined : `Retirar acesso: ${name}`}
                    onClick={() => setEnding(id === self ? makeLeaving(id) : makeRemoval(id, name))}
                  >
                    {id === self ? 'Sair da gestão' : 'Retirar acesso'}
                  </Button>
                )}
              </li>
            ))}
            {invited.map(({ email, expiresAt }) => (
              <li key={email}>
                <span>
                  <span>{email}</span>, convite até {formatDateOf(expiresAt)}
                </span>
                <Button
                  variant="quiet"
                  aria-label={`Cancelar convite: ${email}`}
                  onClick={() => setEnding(makeWithdrawal(email))}
                >
                  Cancelar convite
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Answered>
      <InviteManager change={ports.changeManagers} onInvited={asked.reload} />
      <p>Sempre fica alguém na gestão. A coluna “Gestor?” de uma importação não dá acesso a ninguém.</p>
      {ending && (
        <ConfirmDialog
          title={ending.title}
          action={{ label: ending.label, isDanger: true }}
          keep="Manter"
          call={() => ports.changeManagers(ending.change)}
          onDone={() => {
            setEnding(null);
            asked.reload();
          }}
          reload={asked.reload}
          onClose={() => setEnding(null)}
          failing={{
            refused: 'Nada mudou',
            unknown: 'Não sabemos se mudou',
            advice: 'Feche: a lista é carregada de novo, e nela se vê como está.',
          }}
        >
          <p>{ending.text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const makeRemoval = (id: string, name: string): Ending => ({
  change: { action: 'remove', id },
  title: `Retirar o acesso de ${name}?`,
  label: 'Retirar acesso',
  text: 'O acesso termina na hora. A conta continua, sem o painel, e o registro diz quem retirou e quando.',
});

const makeLeaving = (id: string): Ending => ({
  change: { action: 'remove', id },
  title: 'Sair da gestão?',
  label: 'Sair',
  text: 'O seu acesso ao painel termina na hora. Para voltar, alguém da gestão precisa convidar você.',
});

const makeWithdrawal = (email: string): Ending => ({
  change: { action: 'withdraw', email },
  title: `Cancelar o convite de ${email}?`,
  label: 'Cancelar convite',
  text: 'O link deixa de valer na hora.',
});
