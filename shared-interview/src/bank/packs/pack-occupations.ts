import type { Occupation } from '@aura/shared-career';
import type { PackId } from './pack-id.ts';

/** The pack of most occupations of a field. */
export const PACK_OF_FIELD: Readonly<Record<Occupation['field'], PackId>> = {
  technology: 'technology',
  business: 'general',
  finance: 'finance-admin',
  marketing: 'marketing-design',
  sales: 'sales-service',
  people: 'people-legal',
  education: 'education',
  health: 'health',
  engineering: 'engineering-industry',
  industry: 'engineering-industry',
  logistics: 'logistics-transport',
  construction: 'engineering-industry',
  law: 'people-legal',
  publicService: 'general',
  design: 'marketing-design',
  communication: 'marketing-design',
  hospitality: 'hospitality-services',
  commerce: 'sales-service',
  agriculture: 'general',
  care: 'hospitality-services',
  general: 'general',
};

/** Ids of occupations whose practice is that of another pack than their field's. */
export const OCCUPATIONS_APART: Readonly<Partial<Record<PackId, string>>> = {
  'finance-admin': `assistente-administrativo secretaria-executiva gerente-administrativo auxiliar-escritorio arquivista
    office-boy analista-facilities servidor-administrativo gestor-publico analista-licitacoes auditor-fiscal
    secretario-escolar faturista-saude`,
  'sales-service': 'telefonista vendedor-agro atendente-farmacia agente-viagens',
  health: `cuidador-idosos baba acompanhante-infantil podologo massoterapeuta doula veterinario auxiliar-veterinario`,
  education: 'educador-social',
  'engineering-industry': 'agronomo tecnico-agricola engenheiro-florestal operador-maquinas-agricolas',
  'logistics-transport': 'analista-compras analista-comex comprador-comercio',
  'marketing-design': 'produtor-eventos',
  'people-legal': 'delegado',
  'hospitality-services': `recepcionista vigilante porteiro supervisor-seguranca auxiliar-limpeza zelador jardineiro
    coletor-residuos dedetizador operador-lavanderia`,
  general: 'assistente-social artista artesao',
};

/** Folded titles that mean another trade by themselves than the taxonomy reads from them. */
export const ROLES_APART: ReadonlyMap<string, PackId> = new Map([
  ['seguranca', 'hospitality-services'],
  ['escrevente', 'people-legal'],
  ['assistente comercial', 'sales-service'],
  ['analista comercial', 'sales-service'],
]);
