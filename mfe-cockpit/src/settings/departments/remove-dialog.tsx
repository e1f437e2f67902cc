import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { Department, SettingsPorts } from '../settings-ports.ts';

interface Props {
  readonly department: Department;
  readonly remove: SettingsPorts['remove'];
  readonly onRemoved: () => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Asks before a department is removed, and says which one can be. */
export function RemoveDialog({ department, remove, onRemoved, reload, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Remover ${department.name}?`}
      action={{ label: 'Remover departamento', isDanger: true }}
      keep="Manter"
      call={() => remove({ id: department.id })}
      onDone={onRemoved}
      reload={reload}
      onClose={onClose}
      failing={{
        refused: 'O departamento não foi removido',
        unknown: 'Não sabemos se o departamento foi removido',
        advice: 'Feche: a configuração é carregada de novo, e nela se vê se ele ainda existe.',
      }}
    >
      <p>
        Só é removido um departamento em que não há ninguém da lista e nenhum grupo conta, como um criado por
        engano. Nenhum número muda.
      </p>
    </ConfirmDialog>
  );
}
