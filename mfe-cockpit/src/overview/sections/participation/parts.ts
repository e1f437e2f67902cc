import type { CompanyOverview } from '@aura/shared-domain';

type PartId = CompanyOverview['engagement']['parts'][number]['id'];

/** The name of each part of the index, and its meaning. */
export const PARTS: Readonly<Record<PartId, { readonly label: string; readonly meaning: string }>> = {
  active: {
    label: 'Ativas no mês',
    meaning:
      'Pessoas com algum aprendizado nos últimos 30 dias (tarefa, selo ou lição), de todas as que já estão em grupos.',
  },
  completion: {
    label: 'Conclusão do plano',
    meaning:
      'Mediana da parte das tarefas já feita, entre quem tem um plano; estimada a partir de quantas pessoas passaram de cada quarto.',
  },
  continuity: {
    label: 'Continuidade',
    meaning:
      'Pessoas com aprendizado em pelo menos duas das últimas quatro semanas, de quem aceitou o convite e participa dos números.',
  },
};
