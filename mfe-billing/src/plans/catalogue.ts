/** A plan as the page shows it. Prices are those of the product's price list, to the letter. */
interface PlanCard {
  readonly id: 'freemium' | 'impulso' | 'decolagem' | 'conquista';
  readonly name: string;
  readonly subtitle: string;
  readonly prices: readonly string[];
  readonly renewal: string;
  readonly features: readonly string[];
}

export const PLANS: readonly PlanCard[] = [
  {
    id: 'freemium',
    name: 'Freemium',
    subtitle: 'Para conhecer',
    prices: ['R$ 0'],
    renewal: 'Sem prazo e sem cartão.',
    features: ['Diagnóstico completo', '1 diagnóstico rápido por mês', '1 uso por mês de cada ferramenta'],
  },
  {
    id: 'impulso',
    name: 'Impulso',
    subtitle: 'Para quem está em busca',
    prices: ['R$ 79,90 por mês', 'R$ 799,90 por ano'],
    renewal: 'Renova a cada período até você cancelar.',
    features: [
      '10 otimizações de currículo e 10 de LinkedIn por mês',
      '15 buscas de vagas por mês',
      '20 interações com o mentor por mês',
      '5 simulações de entrevista por mês',
    ],
  },
  {
    id: 'decolagem',
    name: 'Decolagem',
    subtitle: 'Para ir fundo',
    prices: ['R$ 149,90 por mês', 'R$ 1.490,90 por ano'],
    renewal: 'Renova a cada período até você cancelar.',
    features: ['Todas as ferramentas sem limite mensal'],
  },
  {
    id: 'conquista',
    name: 'Conquista',
    subtitle: 'Um objetivo, noventa dias',
    prices: ['R$ 290,90 uma vez'],
    renewal: 'Pagamento único: 90 dias de acesso, sem renovação.',
    features: ['Tudo do Decolagem durante 90 dias'],
  },
];
