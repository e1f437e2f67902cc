import type { OwnContribution } from '@aura/shared-domain';
import { longDate } from '../../../account/panel/long-date.ts';

/** Whether, and from when on, something of the person's own goes into the sums. */
export function standingInWords({ state, countsFrom, inGroup, contribution }: OwnContribution): string {
  switch (state) {
    case 'not_shared':
      return 'Nada. Você escolheu ficar fora dos números do grupo.';
    case 'nothing_kept':
      return 'Nada. Você ainda não contava quando a empresa retirou você da lista.';
    case 'kept':
      return countsFrom === null
        ? 'É o que você somava quando a empresa retirou você da lista. Nada do que veio depois entra.'
        : `É o que você somava quando a empresa retirou você da lista. A partir de ${longDate(countsFrom)}, no lugar disso, conta o que você fizer agora.`;
    case 'counted':
      return contribution === null
        ? 'Nada, por enquanto: não conseguimos ler o que é seu, e por isso nada soma.'
        : 'É o que entra no próximo retrato semanal, se nada mudar até lá.';
    case 'waiting':
      return `O que você faz ainda não conta. ${beginningInWords(countsFrom, inGroup)}${contribution === null ? '' : ' Se fosse hoje, entraria isto:'}`;
  }
}

function beginningInWords(countsFrom: string | null, inGroup: boolean): string {
  const group = 'o seu grupo de cinco pessoas estiver formado';
  if (countsFrom === null) return `Você passa a contar quando ${group}.`;
  const begins = `Você passa a contar a partir de ${longDate(countsFrom)}, no retrato semanal seguinte`;
  return inGroup ? `${begins}.` : `${begins}, quando ${group}.`;
}
