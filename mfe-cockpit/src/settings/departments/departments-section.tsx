import { Button, showToast } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import type { Department, SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

type Departments = readonly Department[];

interface Props {
  readonly departments: Departments;
  readonly ports: Pick<SettingsPorts, 'rename' | 'remove'>;
  readonly onChanged: (departments: Departments) => void;
  readonly reload: () => void;
}

/** The actions for a department. */
type Deed = 'rename' | 'remove';

const DEEDS: readonly (readonly [Deed, string])[] = [
  ['rename', 'Renomear'],
  ['remove', 'Remover'],
];

/** The names of the company's departments; an unused one can be removed. */
export function DepartmentsSection({ departments, ports, onChanged, reload }: Props) {
  const [asked, setAsked] = useState<{ readonly deed: Deed; readonly department: Department } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The removed row contained the button that had the focus.
  useFocusWhenGone(asked !== null, title);
  const done = (now: Departments, text: string, kind: 'success' | 'info' = 'success') => {
    setAsked(null);
    onChanged(now);
    showToast({ kind, text });
  };
  const leaving = { reload, onClose: () => setAsked(null) };
  return (
    <section aria-labelledby="departamentos" className={styles['stack']}>
      <h2 id="departamentos" ref={title} tabIndex={-1}>
        Departamentos
      </h2>
      <p>
        Um nome novo aparece em todo o painel, também nas semanas anteriores. Um departamento novo é criado
        quando alguém é convidado para ele. Um que ninguém usa não aparece nos números e pode ser removido.
      </p>
      {departments.length === 0 ? (
        <p>Ainda não há nenhum departamento.</p>
      ) : (
        <ul className={styles['names']}>
          {departments.map((department) => (
            <li key={department.id}>
              <span>{department.name}</span>
              <div>
                {DEEDS.map(([deed, label]) => (
                  <Button
                    key={deed}
                    variant="quiet"
                    aria-label={`${label}: ${department.name}`}
                    onClick={() => setAsked({ deed, department })}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {asked?.deed === 'rename' && (
        <RenameDialog
          department={asked.department}
          rename={ports.rename}
          onRenamed={(renamed, changed) => {
            const now = departments.map((one) => (one.id === renamed.id ? renamed : one));
            if (changed) done(now, 'Departamento renomeado.');
            else done(now, `O departamento já se chamava “${renamed.name}”: nada mudou.`, 'info');
          }}
          {...leaving}
        />
      )}
      {asked?.deed === 'remove' && (
        <RemoveDialog
          department={asked.department}
          remove={ports.remove}
          onRemoved={() =>
            done(
              departments.filter(({ id }) => id !== asked.department.id),
              'Departamento removido.',
            )
          }
          {...leaving}
        />
      )}
    </section>
  );
}
