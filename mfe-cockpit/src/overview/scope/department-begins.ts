import {
  FEWEST_ACCOUNTS,
  FIRST_GROUPS,
  MINIMUM_CELL,
  OTHER_UNIT_NAME,
  PATIENCE_DAYS,
  type CompanyOverview,
} from '@aura/shared-domain';

/** From when on a department is shown by itself, and when no longer, in words. */
export function departmentBegins({ company }: Pick<CompanyOverview, 'company'>): string {
  const groups = Math.max(FIRST_GROUPS, Math.ceil(company.minimumCell / MINIMUM_CELL));
  return (
    `Um departamento começa a aparecer com ${groups * MINIMUM_CELL} pessoas na lista, em ${groups} grupos ` +
    `fechados de ${MINIMUM_CELL}. ${ACCOUNTS_NEEDED} ${UNIT_DISAPPEARS}`
  );
}

/** What it takes beside people on the list before there is any number. */
export const ACCOUNTS_NEEDED =
  `O primeiro número de um departamento, ou das áreas reunidas, espera ${FEWEST_ACCOUNTS} contas confirmadas ` +
  `que aceitaram o convite, entre pelo menos ${FEWEST_ACCOUNTS + MINIMUM_CELL} pessoas em grupos fechados. ` +
  'E-mails que ninguém aceitou não contam.';

/** When what has been shown is not shown: it would be about the few who are left. */
export const UNIT_DISAPPEARS =
  `Um departamento, ou “${OTHER_UNIT_NAME}”, deixa de aparecer enquanto menos de ${MINIMUM_CELL} das pessoas ` +
  'dos seus grupos fechados estiverem na lista.';

/** What becomes of the people of a department that is too small. */
export const OTHERS_TOGETHER = `Pessoas de departamentos menores são reunidas em “${OTHER_UNIT_NAME}” depois de ${PATIENCE_DAYS} dias de espera.`;
