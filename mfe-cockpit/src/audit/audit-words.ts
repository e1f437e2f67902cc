import { AUDIT_KINDS, type AuditAction, type AuditKind } from '@aura/shared-domain';

/** Actions in words. */
export const AUDIT_WORDS: Readonly<Record<AuditAction, string>> = {
  overview_viewed: 'Viu os indicadores',
  overview_exported: 'Exportou os indicadores',
  overview_printed: 'Abriu os indicadores para imprimir',
  table_exported: 'Exportou a tabela de todas as semanas',
  people_viewed: 'Viu a lista de pessoas',
  person_invited: 'Convidou uma pessoa',
  invitation_renewed: 'Gerou novo link de convite',
  reminder_asked: 'Pediu um lembrete a quem não respondeu',
  people_imported: 'Importou pessoas',
  import_checked: 'Simulou uma importação',
  person_changed: 'Mudou os dados de uma pessoa',
  person_removed: 'Retirou uma pessoa da lista',
  department_renamed: 'Renomeou um departamento',
  department_removed: 'Removeu um departamento',
  settings_viewed: 'Abriu a configuração',
  domain_added: 'Incluiu um domínio de e-mail',
  domain_proven: 'Comprovou um domínio de e-mail',
  domain_removed: 'Retirou um domínio de e-mail',
  minimums_raised: 'Aumentou o mínimo de pessoas por número',
  audit_viewed: 'Viu este registro',
  audit_exported: 'Exportou este registro',
  alert_answered: 'Respondeu a um alerta',
  programmes_viewed: 'Viu os programas',
  programme_made: 'Criou um programa',
  programme_ended: 'Encerrou um programa',
  pulses_viewed: 'Viu os pulsos',
  pulse_opened: 'Abriu um pulso',
  pulse_cancelled: 'Cancelou um pulso',
  company_created: 'Cadastrou a empresa',
  seats_changed: 'Mudou o número de licenças',
  manager_invited: 'Convidou alguém para a gestão',
  manager_uninvited: 'Cancelou um convite para a gestão',
  manager_granted: 'Deu acesso a este painel',
  manager_revoked: 'Retirou o acesso a este painel',
};

/** The subject of the actions of a kind. */
export const KIND_WORDS: Readonly<Record<AuditKind, string>> = {
  people: 'Pessoas e convites',
  settings: 'Configuração da empresa',
  access: 'Acesso a este painel',
  programmes: 'Alertas, programas e pulsos',
  exports: 'Exportações e impressões',
  looks: 'Consultas e simulações',
};
export const KINDS = Object.keys(AUDIT_KINDS) as readonly AuditKind[];

const KIND_OF = new Map<AuditAction, AuditKind>(
  KINDS.flatMap((kind) => AUDIT_KINDS[kind].map((action) => [action, kind] as const)),
);

export const findKind = (action: AuditAction): AuditKind => KIND_OF.get(action) ?? 'looks';
