import type { FieldCheck } from '@aura/shared-career/read-back';
import { choosePlural, formatList } from '@aura/shared-domain';
import { DataTable, Disclosure, Notice } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import styles from '../../tools.module.css';

interface Props {
  readonly fileName: string;
  readonly checks: readonly FieldCheck[];
  /** What to do about the fields that are different. */
  readonly renderFixes: (different: readonly FieldCheck[]) => ReactNode;
}

/** Differences that are named; the list below has all of them. */
const NAMED = 4;

const describeSame = (count: number): string =>
  choosePlural(count, 'o campo voltou igual', `os ${count} campos voltaram iguais`);

function nameFields(different: readonly FieldCheck[]): string {
  const names = different.slice(0, NAMED).map(({ label }) => `“${label}”`);
  const more = different.length - names.length;
  return formatList(more > 0 ? [...names, `mais ${more}`] : names);
}

const COLUMNS = [
  { key: 'label', label: 'Campo' },
  { key: 'result', label: 'Resultado' },
  { key: 'written', label: 'No arquivo' },
  { key: 'read', label: 'O que foi lido' },
];

/** What our own reader found in the file that was just made, field by field. */
export function ReadBack({ fileName, checks, renderFixes }: Props) {
  const different = checks.filter(({ same }) => !same);
  const whole = different.length === 0;
  return (
    <div className={styles['fields']}>
      <Notice tone="success" title={`Download concluído: ${fileName}`}>
        {whole ? `Relemos o arquivo: ${describeSame(checks.length)}.` : 'O arquivo está no seu aparelho.'}
      </Notice>
      {!whole && (
        <Notice tone="warning" title="Confira antes de enviar">
          <p>Ao reler o arquivo, nosso leitor entendeu de outro modo: {nameFields(different)}.</p>
          {renderFixes(different)}
        </Notice>
      )}
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
              written: check.written || '—',
              read: check.read || '—',
            }))}
        />
      </Disclosure>
    </div>
  );
}
