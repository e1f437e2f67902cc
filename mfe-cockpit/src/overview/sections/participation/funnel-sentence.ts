import {
  choosePlural,
  FEWEST_ACCOUNTS,
  formatShare,
  MINIMUM_CELL,
  type CompanyOverview,
} from '@aura/shared-domain';
import { readShare, type ShareReading } from '../../../charts/reading.ts';
import { counted, formatWhole } from '../../../words/numbers.ts';
import { describeWeek } from '../../../words/week-words.ts';
import { beginOfPeriod } from '../../view/period-words.ts';
import { STEP_LABELS } from './steps.ts';

/** Why the funnel has another number than the licences: they are told in the section before it. */
export const LICENCES_APART =
  `As licenças em uso são outra conta: andam de ${FEWEST_ACCOUNTS} em ${FEWEST_ACCOUNTS} e incluem quem aceitou e ` +
  'ficou fora dos números ou ainda espera por um grupo.';

type Funnel = CompanyOverview['funnel'];
type Entry = Funnel[number];
type Known = Extract<ShareReading, { kind: 'share' }>;

/** The funnel, in words. */
export function describeFunnel(overview: Pick<CompanyOverview, 'funnel' | 'engagement'>): string {
  const { funnel } = overview;
  const activated = funnel.find(({ step }) => step === 'activated');
  if (!activated) return 'Ainda não há números da adesão.';
  return [
    describeAccepted(activated, beginOfPeriod(overview)),
    describeSteepest(funnel),
    describeUnshown(funnel),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeAccepted({ now, before }: Entry, begin: string | null): string {
  const reading = readShare(now);
  switch (reading.kind) {
    case 'share':
      return [
        `De ${counted(reading.n, 'pessoa convidada', 'pessoas convidadas')}, já em grupos, `,
        `${describeSome(reading)}${describeFormerly(readShare(before), begin)}.`,
      ].join('');
    case 'band':
      return reading.half === 'below'
        ? 'Menos da metade das pessoas convidadas aceitou o convite e participa dos números.'
        : 'Metade ou mais das pessoas convidadas aceitou o convite e participa dos números.';
    case 'hidden':
      return 'O grupo é pequeno demais para dizer quantas pessoas aceitaram o convite.';
    case 'unmeasured':
      return 'Ainda não há números da adesão.';
  }
}

/** A rounded zero means few people or none. */
const HARDLY_ANYBODY = 'nenhuma ou quase nenhuma';

const describeSome = ({ count, share }: Known): string =>
  count === 0
    ? `${HARDLY_ANYBODY} aceitou o convite e participa dos números`
    : `cerca de ${formatWhole(count)} (${formatShare(share)}) aceitaram o convite e participam dos números`;

function describeFormerly(before: ShareReading, begin: string | null): string {
  if (before.kind !== 'share' || begin === null) return '';
  const some = before.count === 0 ? HARDLY_ANYBODY : `eram cerca de ${formatWhole(before.count)}`;
  return `; na primeira semana do período, de ${describeWeek(begin)}, ${some} de ${formatWhole(before.n)}`;
}

/** Where most people stop, of the steps that follow each other and are both shown. */
function describeSteepest(funnel: Funnel): string {
  const falls = funnel.flatMap((to, at) => {
    const from = funnel[at - 1];
    const [first, second] = [from && readShare(from.now), readShare(to.now)];
    if (!from || first?.kind !== 'share' || second.kind !== 'share') return [];
    const between = `entre “${STEP_LABELS[from.step]}” (${formatWhole(first.count)}) e “${STEP_LABELS[to.step]}” (${formatWhole(second.count)})`;
    return [{ between, by: first.count - second.count }];
  });
  const most = Math.max(0, ...falls.map(({ by }) => by));
  if (most === 0) return '';
  const steepest = falls.filter(({ by }) => by === most).map(({ between }) => between);
  return choosePlural(
    steepest.length,
    `A maior diferença está ${steepest.join('')}.`,
    `As maiores diferenças, de ${formatWhole(most)} cada uma, estão ${steepest.join('; e ')}.`,
  );
}

/** Why neighbouring steps have the same number; empty if none have. */
export function explainEqualSteps(funnel: Funnel): string {
  const counts = funnel
    .map(({ now }) => readShare(now))
    .map((now) => (now.kind === 'share' ? now.count : null));
  return counts.some((count, at) => count !== null && count === counts[at - 1])
    ? `As contagens são arredondadas para múltiplos de ${MINIMUM_CELL}: por isso duas etapas podem ficar iguais.`
    : '';
}

function describeUnshown(funnel: Funnel): string {
  const kinds = funnel.map(({ now }) => readShare(now).kind);
  const hidden = kinds.filter((kind) => kind === 'hidden').length;
  const halves = kinds.filter((kind) => kind === 'band').length;
  return [
    hidden > 0 && `${counted(hidden, 'etapa não aparece', 'etapas não aparecem')}: grupo pequeno demais.`,
    halves > 0 &&
      `Em ${counted(halves, 'etapa', 'etapas')} o grupo é pequeno e só se diz em que metade o número está.`,
  ]
    .filter(Boolean)
    .join(' ');
}
