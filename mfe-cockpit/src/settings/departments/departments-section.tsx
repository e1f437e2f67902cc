import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import type { Department, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';
import { RenameDialog } from './rename-dialog.tsx';

interface Props {
  readonly departments: readonly Department[];
  readonly rename: SettingsPorts['rename'];
  readonly onRenamed: (department: Department) => void;
}

/** What the departments of the company are called. */
export function DepartmentsSection({ departments, rename, onRenamed }: Props) {
  const [asked, setAsked] = useState<Department | null>(null);
  return (
    <section aria-labelledby="departamentos" className={styles['stack']}>
      <h2 id="departamentos">Departamentos</h2>
      <p>
        Um nome novo aparece em todo o painel, também nas semanas anteriores. Um departamento novo é criado
        quando alguém é convidado para ele; um que ninguém usa não aparece nos números.
      </p>
      {departments.length === 0 ? (
        <p>Ainda não há nenhum departamento.</p>
      ) : (
        <ul className={styles['names']}>
          {departments.map((department) => (
            <li key={department.id}>
              <span>{department.name}</span>
              <Button
                variant="quiet"
                aria-label={`Renomear: ${department.name}`}
                onClick={() => setAsked(department)}
              >
                Renomear
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <RenameDialog
          department={asked}
          rename={rename}
          onRenamed={(renamed) => {
            setAsked(null);
            onRenamed(renamed);
            showToast({ kind: 'success', text: 'Departamento renomeado.' });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
