import { CONTACT_SUBJECTS, type ContactSubject } from '@aura/shared-domain';
import type { SelectOption } from '@aura/shared-ui';

/** As people read them. */
export const SUBJECT_LABELS: Readonly<Record<ContactSubject, string>> = {
  duvida: 'Dúvida sobre o produto',
  pagamento: 'Pagamento ou reembolso',
  empresa: 'Aura para a minha empresa',
  imprensa: 'Imprensa',
  parceria: 'Parceria',
  dados: 'Pedido sobre meus dados',
  revisao: 'Revisão de um resultado automático',
  outro: 'Outro',
};

/** The choices of the form; the first means none. */
export const SUBJECT_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Escolha um assunto' },
  ...CONTACT_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] })),
];

/** The subject that a text names, or null. */
export function findSubject(text: string | null): ContactSubject | null {
  return CONTACT_SUBJECTS.find((subject) => subject === text) ?? null;
}
