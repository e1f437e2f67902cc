import type { FieldCheck } from '@aura/shared-career/read-back';
import { DataTable, Disclosure, Notice } from '@aura/shared-ui';
import styles from '../../tools.module.css';

interface Props {
  readonly fileName: string;
  readonly checks: readonly FieldCheck[];
}

const COLUMNS = [
  { key: 'label', label: 'Campo' },
  { key: 'result', label: 'Resultado' },
  { key: 'read', label: 'O que foi lido' },
];

/** What our own reader found in the file that was just made, field by field. */
export function ReadBack({ fileName, checks }: Props) {
  const same = checks.filter((check) => check.same).length;
  const whole = same === checks.length;
  return (
    <div className={styles['fields']}>
      <Notice
        tone={whole ? 'success' : 'warning'}
        title={`${fileName} relido: ${same} de ${checks.length} campos iguais`}
      >
        {whole
          ? 'Tudo o que está no currículo foi encontrado de novo no arquivo.'
          : 'Os campos diferentes estão na lista abaixo: um sistema pode lê-los de outro modo também.'}
      </Notice>
      <Disclosure summary="Ver campo por campo">
        <DataTable
          caption="O arquivo relido pelo nosso leitor"
          columns={COLUMNS}
          narrow="stack"
          rows={checks
            .toSorted((a, b) => Number(a.same) - Number(b.same))
            .map((check) => ({
              id: check.path,
              label: check.label,
              result: check.same ? 'Igual' : 'Diferente',
              read: check.read || '—',
            }))}
        />
      </Disclosure>
    </div>
  );
}
