import { formatShare, formatNumber, type AnswerAnalysis } from '@aura/shared-domain';
import { DataTable, Disclosure } from '@aura/shared-ui';

const COLUMNS = [
  { key: 'what', label: 'O que foi contado' },
  { key: 'value', label: 'Quanto', numeric: true },
];

const listNumber = (what: string, value: number | null) =>
  value === null ? [] : [{ id: what, what, value: formatNumber(value, 1) }];

/** What was counted in an answer. Of a typed one, pace and pauses are not shown at all. */
export function Counts({ counts }: Pick<AnswerAnalysis, 'counts'>) {
  const { wordsPerMinute, fillersPerMinute, longPauses, firstPersonShare, fillers } = counts;
  const rows = [
    ...listNumber('Palavras', counts.words),
    ...listNumber('Frases', counts.sentences),
    ...listNumber('Números', counts.numbers),
    ...(firstPersonShare === null
      ? []
      : [{ id: 'eu', what: '“Eu” em vez de “nós”', value: formatShare(firstPersonShare) }]),
    ...fillers.map(({ word, count }) => ({
      id: `filler-${word}`,
      what: `“${word}”`,
      value: formatNumber(count, 1),
    })),
    ...listNumber('Palavras por minuto', wordsPerMinute),
    ...listNumber('Palavras de apoio por minuto', fillersPerMinute),
    ...listNumber('Pausas de mais de 3 segundos', longPauses),
  ];
  return (
    <Disclosure summary="O que foi contado na resposta">
      <DataTable caption="Contagens da resposta" columns={COLUMNS} rows={rows} />
    </Disclosure>
  );
}
