import { formatReais, type Comparison, type PjRegime, type Reach } from '@aura/shared-jobs/net-income';

export const REGIMES: Readonly<Record<PjRegime, string>> = {
  simplesAnexoIII: 'Simples Nacional, anexo III (pró-labore de 28%)',
  simplesAnexoV: 'Simples Nacional, anexo V (pró-labore mínimo)',
  mei: 'MEI, serviços',
};

/** Which of the two leaves more in the account, and by how much. */
export function describeMore({ clt, pj }: Comparison): string | null {
  if (!pj.ok) return null;
  const difference = pj.value.year.total - clt.year.total;
  if (difference === 0) return 'Os dois deixam o mesmo dinheiro na conta ao fim de um ano.';
  const more = difference > 0 ? 'PJ' : 'CLT';
  const both = `Ao fim de um ano, o contrato ${more} deixa ${formatReais(Math.abs(difference))} a mais na conta`;
  const wholeDifference = pj.value.year.total - clt.package.total;
  if (difference > 0 && wholeDifference < 0) {
    return `${both}, mas ${formatReais(-wholeDifference)} a menos quando se contam os benefícios e o FGTS da CLT.`;
  }
  return `${both}. A conta não inclui estabilidade, seguro-desemprego nem aviso-prévio.`;
}

/** The invoice that equals the employment. */
export function breakEvenInWords({ breakEven }: Comparison): string {
  const { cash, package: whole } = breakEven;
  if (cash.invoice !== null && whole.invoice !== null) {
    return (
      `Para deixar na conta o mesmo que a CLT em um ano, a nota precisa ser de ${formatReais(cash.invoice)} ` +
      `por mês; para compensar também os benefícios e o FGTS, de ${formatReais(whole.invoice)}.`
    );
  }
  if (cash.invoice === null) return `${describeOutOfReach(cash)} deixa na conta o mesmo que a CLT em um ano.`;
  return (
    `Para deixar na conta o mesmo que a CLT em um ano, a nota precisa ser de ${formatReais(cash.invoice)} ` +
    `por mês. ${describeOutOfReach(whole)} compensa também os benefícios e o FGTS.`
  );
}

const describeOutOfReach = ({ most }: Reach): string =>
  most < 1
    ? 'Neste regime, nenhuma nota que a comparação alcança'
    : `Neste regime, que a comparação calcula até ${formatReais(most)} por mês, nenhuma nota`;
