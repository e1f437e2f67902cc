import { OTHER_UNIT_NAME, type Refusal } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';

/** Why no department is called so. */
export const NAME_OF_OTHERS: Refusal = {
  code: 'department_of_others',
  message: `“${OTHER_UNIT_NAME}” é como o painel chama as pessoas de departamentos pequenos reunidas. Escolha outro nome para este departamento.`,
};

/** What a manager is told where a call cannot be carried out. None of it depends on who accepted an invitation. */
export const COMPANY_FAILURES = {
  noSuchWeek: {
    code: 'not_found',
    message: 'Não há retrato semanal desta semana. Veja o mais novo e escolha outro.',
  },
  noSuchDepartment: {
    code: 'not_found',
    message: 'Este departamento não existe. Veja a empresa toda e escolha outro.',
  },
  notListed: {
    code: 'not_found',
    message: 'Esta pessoa não está na lista da empresa. Atualize a página e tente de novo.',
  },
  someNotListed: {
    code: 'not_found',
    message:
      'Alguém desta seleção não está mais na lista da empresa. Nenhum link foi trocado. Atualize a página e selecione de novo.',
  },
  alreadyListed: {
    code: 'conflict',
    message:
      'Já existe alguém na lista com este e-mail. Para entregar outro link a essa pessoa, gere um novo na lista.',
  },
  departmentTaken: {
    code: 'conflict',
    message: 'Já existe um departamento com este nome. Escolha um nome diferente.',
  },
  departmentHasPeople: {
    code: 'conflict',
    message:
      'Há pessoas da lista neste departamento. Passe-as para outro, em Pessoas, e tente remover de novo.',
  },
  departmentHasGroups: {
    code: 'conflict',
    message:
      'Há grupos fechados que contam neste departamento, e grupos fechados não mudam. Ele pode ser renomeado, mas não removido.',
  },
  departmentOfOthers: { code: 'conflict', message: NAME_OF_OTHERS.message },
  noSuchManager: {
    code: 'not_found',
    message: 'Esta pessoa não está mais na gestão da empresa. Escolha outra.',
  },
  lastManager: {
    code: 'conflict',
    message:
      'Esta é a única pessoa na gestão da empresa, e alguém precisa ficar. Convide outra antes de retirar o acesso desta.',
  },
  managesAlready: { code: 'conflict', message: 'Este e-mail já é de alguém da gestão da empresa.' },
  tooManyManagers: {
    code: 'conflict',
    message:
      'A gestão da empresa chegou ao máximo de 20 pessoas, contando os convites em aberto. Cancele um convite ou retire um acesso antes.',
  },
  remindedLately: {
    code: 'conflict',
    message: 'O último lembrete foi pedido há menos de 7 dias. Espere esse prazo para pedir outro.',
  },
  openDomain: {
    code: 'conflict',
    message:
      'Este domínio dá caixas de e-mail a qualquer pessoa, e nenhuma empresa comprova que ele é seu. ' +
      'Contas com um endereço dele já valem para os mínimos.',
  },
  tooManyDomains: {
    code: 'conflict',
    message: 'A empresa já tem o máximo de 5 domínios. Retire um antes de incluir outro.',
  },
  noSuchDomain: { code: 'not_found', message: 'Este domínio não está mais na lista. Atualize a página.' },
  domainNotProven: {
    code: 'conflict',
    message:
      'O registro ainda não está no DNS deste domínio. Confira o nome e o valor. Uma mudança no DNS pode levar horas para aparecer.',
  },
  dnsUnreachable: {
    code: 'unavailable',
    message: 'O DNS não respondeu. Nada mudou. Tente de novo em alguns minutos.',
  },
  noSuchLesson: {
    code: 'not_found',
    message: 'Um destes micro-learnings não existe mais. Atualize a página e escolha de novo.',
  },
  noSuchProgramme: { code: 'not_found', message: 'Este programa não existe mais. Atualize a página.' },
  tooManyProgrammes: {
    code: 'conflict',
    message: 'A empresa já tem o máximo de programas em andamento. Encerre um antes de criar outro.',
  },
  noUnitsToAsk: {
    code: 'conflict',
    message:
      'Um pulso só pode ser aberto quando o painel já mostra números por departamento: antes disso, as respostas diriam demais de cada pessoa.',
  },
  pulseIsOpen: { code: 'conflict', message: 'Já há um pulso aberto. Espere o fim dele ou cancele-o.' },
  pulseTooSoon: {
    code: 'conflict',
    message:
      'O último pulso começou há menos de quatro semanas. Com menos tempo entre dois pulsos, a diferença entre eles diria demais de cada pessoa.',
  },
  pulseDays: { code: 'conflict', message: 'Um pulso fica aberto de 3 a 28 dias. Escolha outra data.' },
  pulseIsOver: {
    code: 'conflict',
    message: 'Este pulso já terminou, e o resultado fica. Atualize a página.',
  },
  minimumsLower: {
    code: 'conflict',
    message:
      'Os mínimos só podem subir: baixá-los mostraria números que já estavam protegidos. Atualize a página para ver os que valem hoje.',
  },
} as const satisfies Readonly<Record<string, Failure>>;

/** Why a row is passed over whose address stands further above already. */
export const alreadyInLine = (line: number): Refusal => ({
  code: 'repeated',
  message: `Este e-mail já está na linha ${line}.`,
});
