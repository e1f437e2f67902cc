/**
 * Facts that only the operator of Aura knows. Fill in the values in braces: the pages show them literally, so that no
 * one mistakes an invented fact for a real one. Edit them here only.
 */
export const OPERATOR = {
  /** Registered name of the company. */
  legalName: '{razão social}',
  /** Its number in the national register of companies. */
  cnpj: '{CNPJ}',
  /** City, state and address of the registered office. */
  address: '{endereço da sede}',
  /** Support, and all other matters without a specific address. */
  email: '{email}',
  /** Person in charge of personal data (LGPD, article 41). */
  dpoName: '{nome do encarregado}',
  dpoEmail: '{email do encarregado}',
  /** City whose courts decide. */
  forum: '{comarca}',
} as const;

/** Whether a fact has been filled in. */
export const isFilledIn = (fact: string): boolean => !fact.startsWith('{');
