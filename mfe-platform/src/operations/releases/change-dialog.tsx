import type { ReleaseAction, StandingRemote } from '@aura/shared-domain';
import { SelectField } from '@aura/shared-ui';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { CHANGES } from './changes.ts';

interface Props {
  readonly action: ReleaseAction;
  readonly remote: StandingRemote;
  /** How a version of the remote is doing, in a word. */
  readonly conditionOf: (version: string) => string;
  readonly busy: boolean;
  /** Why it did not work. */
  readonly problem: string | null;
  readonly onConfirm: (reason: string, to: string | undefined) => void;
  readonly onCancel: () => void;
}

/** Confirms a change of a remote. */
export function ChangeDialog({ action, remote, conditionOf, busy, problem, onConfirm, onCancel }: Props) {
  const { title, effects, confirm, isDangerous } = CHANGES[action];
  const [to, setTo] = useState(remote.earlier[0] ?? '');
  const { staged } = remote;
  return (
    <ReasonDialog
      title={title(remote)}
      effects={effects(remote, to)}
      confirm={confirm}
      isDangerous={isDangerous}
      isBusy={busy}
      problem={problem}
      onConfirm={(reason) => onConfirm(reason, action === 'rollback' ? to : undefined)}
      onCancel={onCancel}
      after={
        action === 'promote' &&
        staged && (
          <p>
            Nos últimos sete dias, {staged.version}: {conditionOf(staged.version)}.
          </p>
        )
      }
    >
      {action === 'rollback' && (
        <SelectField
          label="Voltar para"
          value={to}
          onChange={setTo}
          options={remote.earlier.map((version) => ({
            value: version,
            label: `${version} (${conditionOf(version)})`,
          }))}
        />
      )}
    </ReasonDialog>
  );
}
