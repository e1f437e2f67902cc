import type { CompanyOverview } from '@aura/shared-domain';
import { formatShare } from '@aura/shared-career-ui';
import { readShare, type ShareReading } from '../../../charts/reading.ts';
import { counted, formatCount } from '../../../words/numbers.ts';
import { STEP_LABELS } from './steps.ts';

type Funnel = CompanyOverview['funnel'];
type Entry = Funnel[number];

/** What the funnel shows, in words. */
export function funnelSentence(funnel: Funnel): string {
  const activated = funnel.find(({ step }) => step === 'activated');
  if (!activated) return 'Ainda não há números da adesão.';
  return [acceptedInWords(activated), steepestInWords(funnel), unshownInWords(funnel)]
    .filter(Boolean)
    .join(' ');
}

function acceptedInWords({ now, before }: Entry): string {
  const reading = readShare(now);
  switch (reading.kind) {
    case 'share':
      return `De ${counted(reading.n, 'pessoa convidada', 'pessoas convidadas')} em grupos fechados, cerca de ${formatCount(reading.count)} (${formatShare(reading.share)}) aceitaram o convite e participam dos números${formerlyInWords(readShare(before))}.`;
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

const formerlyInWords = (before: ShareReading): string =>
  before.kind === 'share'
    ? `; no início do período eram cerca de ${formatCount(before.count)} de ${formatCount(before.n)}`
    : '';

/** Where most people stop, of the steps that follow each other and are both shown. */
function steepestInWords(funnel: Funnel): string {
  const falls = funnel.flatMap((to, at) => {
    const from = funnel[at - 1];
    const [first, second] = [from && readShare(from.now), readShare(to.now)];
    if (!from || first?.kind !== 'share' || second.kind !== 'share') return [];
    return [{ from, to, first, second, by: first.count - second.count }];
  });
  const steepest = falls.toSorted((a, b) => b.by - a.by)[0];
  if (!steepest || steepest.by <= 0) return '';
  const { from, to, first, second } = steepest;
  return `A maior diferença está entre “${STEP_LABELS[from.step]}” (${formatCount(first.count)}) e “${STEP_LABELS[to.step]}” (${formatCount(second.count)}).`;
}

function unshownInWords(funnel: Funnel): string {
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
