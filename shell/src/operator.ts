/**
 * Facts that only whoever runs Aura can know. A value in braces is still to be filled in: it is shown as it stands,
 * so that nobody takes an invented fact for a real one. Fill them in here and nowhere else.
 */
export const OPERATOR = {
  /** Registered name of the company. */
  legalName: '{razão social}',
  /** Its number in the national register of companies. */
  cnpj: '{CNPJ}',
  /** City, state and address of the registered office. */
  address: '{endereço da sede}',
  /** Support, and every other matter without an address of its own. */
  email: '{email}',
  /** Person in charge of personal data (LGPD, article 41). */
  dpoName: '{nome do encarregado}',
  dpoEmail: '{email do encarregado}',
  /** City whose courts decide. */
  forum: '{comarca}',
} as const;

/** Whether a fact has been filled in. */
export const isFilledIn = (fact: string): boolean => !fact.startsWith('{');
