import {
  ALERT_RULES,
  formatShare,
  LEAST_COVERAGE,
  MINIMUM_CELL,
  type CompanyOverview,
} from '@aura/shared-domain';
import { APPROXIMATE_MEANS } from '../words/approximate.ts';
import { describeDepartmentStart, OTHERS_TOGETHER } from './scope/department-begins.ts';

/** The meaning and the limits of the numbers, a sentence each. */
export const explainNumbers = ({ company }: Pick<CompanyOverview, 'company'>): readonly string[] => [
  `Todo número é de grupos de ${MINIMUM_CELL} pessoas, somados. Nenhum é de uma pessoa. Quem entra em cada grupo é sorteado e fica nele.`,
  `${describeDepartmentStart({ company })} ${OTHERS_TOGETHER}`,
  `As contagens são arredondadas para múltiplos de ${MINIMUM_CELL}, departamento por departamento, antes ` +
    'de serem guardadas. Por isso duas etapas podem ficar iguais, e zero não quer dizer ninguém.',
  `${APPROXIMATE_MEANS} O que está comprovado de uma competência e o que falta são somados e arredondados ` +
    'cada um por si; quando juntos passam das pessoas avaliadas, o excesso é tirado de ambos em partes iguais. ' +
    'Assim, nenhuma competência aparece como 100 e como lacuna ao mesmo tempo para as mesmas pessoas.',
  `Um número precisa de pelo menos ${company.minimumCell} pessoas, e números por departamento, de pelo ` +
    `menos ${company.minimumBreakdown} na empresa. Um traço, ou “suprimida”, está no lugar de um número de ` +
    'grupo pequeno demais; de um grupo ainda pequeno só se diz se é menos da metade, ou metade ou mais.',
  'Só conta quem aceitou o convite e concordou em participar dos números. Quem falta pode não ter aceitado ' +
    'ou ter preferido não participar: o painel não distingue um do outro.',
  'Quem aceita entra na conta em até quatro semanas, num momento sorteado. Assim, a data em que um link foi enviado não diz quem o aceitou.',
  'O que a empresa nunca vê: currículos, objetivos, planos, conversas, respostas de entrevista, buscas de vagas e a pontuação de qualquer pessoa.',
  'A faixa ao lado de uma parcela é o que o arredondamento deixa em aberto: o valor exato está dentro dela, ' +
    'com certeza. Não é uma amostra nem uma estimativa.',
  'Os números são contados uma vez por semana e não mudam depois. As licenças são as de hoje, também numa semana mais antiga.',
];

/** When each alert comes, a sentence each. */
export const explainAlerts = (): readonly string[] => [
  `O alerta de adesão baixa vem quando menos de ${formatShare(ALERT_RULES.lowAdoption)} das pessoas aceitaram e participam, ` +
    `depois de ${ALERT_RULES.snapshots} semanas com números.`,
  `O alerta de queda da adesão, da atividade ou da cobertura vem quando ela perde ${formatPoints(ALERT_RULES.drop)} ou mais em ` +
    'uma semana, e mais do que o arredondamento explica.',
  `O alerta de queda na conclusão dos planos vem quando ela perde ${formatPoints(ALERT_RULES.drop)} ou mais em ` +
    `${ALERT_RULES.completionWeeks} semanas.`,
  `O alerta de lacuna comum vem quando ${formatShare(ALERT_RULES.commonGap)} ou mais das pessoas de um departamento têm a lacuna, ` +
    `e a competência foi avaliada em pelo menos ${formatShare(LEAST_COVERAGE)} delas. Aparecem as ${ALERT_RULES.mostGaps} ` +
    'maiores; uma em que um programa já está em andamento não toma o lugar de outra.',
  `O alerta de licenças vem quando mais de ${formatShare(ALERT_RULES.licences)} delas estão em uso.`,
];

const formatPoints = (share: number): string => `${Math.round(share * 100)} pontos percentuais`;

/** What a reader needs first; `explainNumbers` has all the rules. */
export const explainNumbersBriefly = ({ company }: Pick<CompanyOverview, 'company'>): readonly string[] => [
  'Todo número é de um grupo, nunca de uma pessoa, e só conta quem aceitou o convite e concordou em participar.',
  `Com menos de ${company.minimumCell} pessoas, ou antes de um grupo se completar, aparece um traço no lugar do número.`,
  `As contagens são arredondadas para múltiplos de ${MINIMUM_CELL}: leia tendências, não diferenças pequenas.`,
];
