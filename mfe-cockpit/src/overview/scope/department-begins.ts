import {
  FEWEST_ACCOUNTS,
  MINIMUM_CELL,
  OTHER_UNIT_NAME,
  PATIENCE_DAYS,
  type CompanyOverview,
} from '@aura/shared-domain';

/** When a department is shown by itself, and when no longer, in words. */
export function describeDepartmentStart({ company }: Pick<CompanyOverview, 'company'>): string {
  const groups = Math.ceil(Math.max(FEWEST_ACCOUNTS + MINIMUM_CELL, company.minimumCell) / MINIMUM_CELL);
  return (
    `Um departamento começa a aparecer com ${groups * MINIMUM_CELL} pessoas na lista, em ${groups} grupos ` +
    `de ${MINIMUM_CELL}. ${ACCOUNTS_NEEDED} ${UNIT_DISAPPEARS}`
  );
}

/** Requirements, besides people on the list, before a number includes them. */
export const ACCOUNTS_NEEDED =
  `Os grupos são fechados em lotes de pelo menos ${FEWEST_ACCOUNTS + MINIMUM_CELL} pessoas, quando ` +
  `pelo menos ${FEWEST_ACCOUNTS} delas já aceitaram o convite, com o e-mail confirmado. Quem entra na lista depois ` +
  'espera pelo lote seguinte. Convite que ninguém aceitou não conta.';

/** When what has been shown is not shown: it would be about the few who are left. */
export const UNIT_DISAPPEARS =
  `Um departamento, ou “${OTHER_UNIT_NAME}”, deixa de aparecer enquanto menos de ${FEWEST_ACCOUNTS} das pessoas ` +
  'dos seus grupos estiverem na lista.';

/** What happens to the people of a department that is too small. */
export const OTHERS_TOGETHER = `Pessoas de departamentos menores são reunidas em “${OTHER_UNIT_NAME}” depois de ${PATIENCE_DAYS} dias de espera.`;
