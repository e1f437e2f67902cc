/**
 * Facts that only the operator of Aura knows. Fill in the values in braces: `npm run deploy -- doctor` refuses a
 * production that lacks one. Edit them here only.
 */
const FACTS = {
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

type Operator = Readonly<Record<keyof typeof FACTS, string>>;

/** Shown for a fact that is not filled in. Each says that it is no real one, so that nobody relies on it. */
const DEMONSTRATION: Operator = {
  legalName: 'Aura, em demonstração: nenhuma empresa opera este site',
  cnpj: 'não há, em demonstração',
  address: 'não há, em demonstração',
  email: 'atendimento@demo.aura',
  dpoName: 'Encarregado da demonstração',
  dpoEmail: 'dados@demo.aura',
  forum: 'São Paulo (em demonstração)',
};

const isFilledIn = (fact: string): boolean => !fact.startsWith('{');

const showFact = (name: keyof Operator): string =>
  isFilledIn(FACTS[name]) ? FACTS[name] : DEMONSTRATION[name];

/** The operator as pages name it. */
export const OPERATOR: Operator = {
  legalName: showFact('legalName'),
  cnpj: showFact('cnpj'),
  address: showFact('address'),
  email: showFact('email'),
  dpoName: showFact('dpoName'),
  dpoEmail: showFact('dpoEmail'),
  forum: showFact('forum'),
};

/** Whether a fact of the operator stands for one that is not filled in. */
export const isOfDemonstration = (fact: string): boolean => Object.values(DEMONSTRATION).includes(fact);
