import { DataTable, Disclosure } from '@aura/shared-ui';
import type { ComponentProps } from 'react';
import { Wide } from './wide.tsx';

export interface ChartTableProps extends ComponentProps<typeof DataTable> {
  /** On paper nothing can be unfolded. */
  readonly onPaper?: boolean | undefined;
}

/** The numbers of a chart as a table: folded on the screen, open on paper. */
export function ChartTable({ onPaper = false, ...table }: ChartTableProps) {
  const wide = (
    <Wide more="as demais colunas">
      <DataTable {...table} />
    </Wide>
  );
  return onPaper ? wide : <Disclosure summary="Ver os números em tabela">{wide}</Disclosure>;
}
