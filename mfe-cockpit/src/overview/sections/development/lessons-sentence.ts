import { formatShare, choosePlural, type CompanyOverview } from '@aura/shared-domain';
import { readShare } from '../../../charts/reading.ts';
import { counted, formatWhole } from '../../../words/numbers.ts';

type Lessons = CompanyOverview['lessons'];

/** How many micro-learnings were completed by how many, in words. */
export function describeLessons(lessons: Lessons): string {
  const readings = lessons.map(({ title, cell }) => ({ title, reading: readShare(cell) }));
  const known = readings.flatMap(({ title, reading }) =>
    reading.kind === 'share' ? [{ title, ...reading }] : [],
  );
  const numberOf = (kind: 'hidden' | 'band') =>
    readings.filter(({ reading }) => reading.kind === kind).length;
  return [describeMost(known), describeHidden(numberOf('hidden')), describeHalves(numberOf('band'))]
    .filter(Boolean)
    .join(' ');
}

type Known = readonly {
  readonly title: string;
  readonly count: number;
  readonly n: number;
  readonly share: number;
}[];

function describeMost(known: Known): string {
  const most = known.toSorted((a, b) => b.share - a.share)[0];
  if (!most) return 'Ainda não há conclusões de lições que possam ser mostradas.';
  if (most.count === 0)
    return 'Nenhuma lição foi concluída por gente suficiente para aparecer: contagens pequenas são arredondadas para zero.';
  const completed = known.filter(({ count }) => count > 0).length;
  return (
    `A lição mais concluída é “${most.title}”: cerca de ${formatWhole(most.count)} de ${counted(most.n, 'pessoa', 'pessoas')} ` +
    `(${formatShare(most.share)}). Das ${formatWhole(known.length)} com número, ${formatWhole(completed)} ` +
    `${choosePlural(completed, 'tem', 'têm')} conclusões.`
  );
}

const describeHidden = (hidden: number): string =>
  hidden > 0 ? `Em ${formatWhole(hidden)} o número não aparece: grupo pequeno demais.` : '';

const describeHalves = (halves: number): string =>
  halves > 0 ? `Em ${formatWhole(halves)} o grupo é pequeno e só se diz em que metade o número está.` : '';
