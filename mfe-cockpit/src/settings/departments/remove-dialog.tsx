import { Button, Dialog } from '@aura/shared-ui';
import { failureOf } from '../../dialogs/call-failure.ts';
import { FailureNotice } from '../../dialogs/failure-notice.tsx';
import { useCall } from '../../dialogs/use-call.ts';
import type { Department, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';

interface Props {
  readonly department: Department;
  readonly remove: SettingsPorts['remove'];
  readonly onRemoved: () => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Asks before a department is removed, and says which one can be. */
export function RemoveDialog({ department, remove, onRemoved, reload, onClose }: Props) {
  const { isBusy, failure, run, close } = useCall(onClose, reload);
  const confirm = () =>
    run(async () => {
      const answer = await remove({ id: department.id });
      if (!answer.ok) return failureOf(answer.error);
      onRemoved();
      return null;
    });
  return (
    <Dialog
      open
      onClose={close}
      title={`Remover ${department.name}?`}
      actions={
        <>
          <Button variant="danger" busy={isBusy} onClick={confirm}>
            Remover departamento
          </Button>
          <Button variant="secondary" data-autofocus onClick={close}>
            Manter
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>
          Só é removido um departamento em que não há ninguém da lista e nenhum grupo fechado conta, como um
          criado por engano. Nenhum número muda.
        </p>
        <FailureNotice
          failure={failure}
          refused="O departamento não foi removido"
          unknown="Não sabemos se o departamento foi removido"
          advice="Feche: a configuração é carregada de novo, e nela se vê se ele ainda existe."
        />
      </div>
    </Dialog>
  );
}
