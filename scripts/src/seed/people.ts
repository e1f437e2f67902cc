export interface DemoPerson {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role?: 'gestor_rh';
  /** Runs the platform: the account carries the custom claim `operator`. */
  readonly isOperator?: true;
  /** How the terminal presents the person. */
  readonly label: string;
}

/** Manages the demo company. */
export const DEMO_MANAGER: DemoPerson = {
  label: 'Gestora de RH',
  name: 'Helena Duarte',
  email: 'gestora@demo.aura',
  password: 'demonstracao-2026',
  role: 'gestor_rh',
};

/** Works at the demo company. */
export const DEMO_COLLEAGUE: DemoPerson = {
  label: 'Colaborador da empresa',
  name: 'Bruno Teles',
  email: 'colaborador@horizonte.demo.aura',
  password: 'demonstracao-2026',
};

/** Uses the platform for their own career. */
export const DEMO_PROFESSIONAL: DemoPerson = {
  label: 'Profissional',
  name: 'Ana Prado',
  email: 'ana@demo.aura',
  password: 'demonstracao-2026',
};

/** Runs the platform. */
const DEMO_OPERATOR: DemoPerson = {
  label: 'Operação da plataforma (/operacao)',
  name: 'Otávio Lemos',
  email: 'operacao@demo.aura',
  password: 'demonstracao-2026',
  isOperator: true,
};

/** People that every local run knows. The passwords guard nothing: they exist in the emulator only. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  DEMO_PROFESSIONAL,
  DEMO_MANAGER,
  DEMO_COLLEAGUE,
  DEMO_OPERATOR,
];
