import { formatShare, type CompanyOverview } from '@aura/shared-domain';
import { DataTable, Disclosure, type DataColumn } from '@aura/shared-ui';
import { NO_NUMBER } from '../../../charts/cell-words.ts';
import { formatTenths } from '../../../words/numbers.ts';
import { PARTS } from './parts.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'part', label: 'Parte' },
  { key: 'meaning', label: 'O que conta' },
  { key: 'value', label: 'Valor', numeric: true },
  { key: 'weight', label: 'Peso', numeric: true },
  { key: 'points', label: 'Pontos no índice', numeric: true },
];

/** The arithmetic of the index. */
export const HowItIsCalculated = ({ engagement }: { readonly engagement: CompanyOverview['engagement'] }) => (
  <Disclosure summary="Como calculamos o índice">
    <p>
      O índice {engagement.version} vai de 0 a 100: cada parte, de 0% a 100%, vale os pontos do seu peso. Tudo
      sai das somas arredondadas da semana, de todas as pessoas que já estão em grupos. Buscas de vagas,
      conversas com o mentor e simulações de entrevista não contam.
    </p>
    <DataTable
      caption="Partes do índice"
      columns={COLUMNS}
      narrow="stack"
      rows={engagement.parts.map(({ id, weight, value }) => ({
        id,
        part: PARTS[id].label,
        meaning: PARTS[id].meaning,
        value: value === null ? NO_NUMBER : formatShare(value),
        weight: formatShare(weight),
        points: value === null ? NO_NUMBER : formatTenths(value * weight * 100),
      }))}
    />
  </Disclosure>
);
