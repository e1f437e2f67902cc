import { formatReais, type Sheet } from '@aura/shared-jobs/net-income';
import { DataTable, Disclosure } from '@aura/shared-ui';

interface Props {
  readonly title: string;
  readonly sheet: Sheet;
  /** What the total is called. */
  readonly totalLabel: string;
}

/** An account, line by line, each with how it comes about. */
export function SheetTable({ title, sheet, totalLabel }: Props) {
  return (
    <Disclosure summary={`${title}: ${formatReais(sheet.total)}`}>
      <DataTable
        caption={title}
        narrow="stack"
        columns={[
          { key: 'label', label: 'Item' },
          { key: 'formula', label: 'Como se calcula' },
          { key: 'cents', label: 'Valor', numeric: true },
        ]}
        rows={[
          ...sheet.lines.map(({ id, label, formula, cents }) => ({
            id,
            label,
            formula,
            cents: formatReais(cents),
          })),
          {
            id: 'total',
            label: totalLabel,
            formula: 'soma das linhas acima',
            cents: formatReais(sheet.total),
          },
        ]}
      />
    </Disclosure>
  );
}
