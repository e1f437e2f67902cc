import type { SampleAd } from '../sample-ad.ts';

/** Who drives, and who keeps fleets moving. */
export const TRANSPORT_ADS: readonly SampleAd[] = [
  {
    key: 'motorista-carreteiro-graneleiro',
    title: 'Motorista Carreteiro',
    company: 'Transgrãos Médio-Norte',
    places: ['Sorriso/MT'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3400, 6800],
    phase: 5,
    description: `Rota Sorriso–Miritituba, carreta bitrem do ano, tacógrafo e jornada controlada.

Para dirigir conosco: CNH E com EAR, experiência comprovada de 2 anos com graneleiro, curso MOPP (ou disposição para fazer por nossa conta), exame toxicológico em dia. Conhecer rastreador e checklist eletrônico ajuda.

Fixo de R$ 3.400 mais comissão por viagem; a média do último trimestre foi R$ 6.800. Diária, plano de saúde e folga a cada 15 dias em casa.`,
  },
  {
    key: 'motorista-entregador-van',
    title: 'Motorista Entregador(a)',
    company: 'Rapidinha Entregas Urbanas',
    places: ['Salvador/BA'],
    contracts: ['clt'],
    salary: [2300, 2300],
    phase: 26,
    description: `Entregas de farmácia e mercado em Salvador e Lauro de Freitas, das 8h às 17h.

Conduzir o furgão, conferir nota, receber assinatura no aplicativo e prestar contas. CNH B com EAR, experiência com entregas, conhecer os bairros da cidade e saber usar aplicativo de rotas.

R$ 2.300, vale-refeição e prêmio por mês sem avaria.`,
  },
  {
    key: 'agregado-moto-documentos',
    title: 'Entregador Parceiro de Moto',
    company: 'Malote Já',
    places: ['Curitiba/PR', 'São José dos Pinhais/PR'],
    contracts: ['pj'],
    phase: 36,
    description: `Parceria como MEI para coleta e entrega de documentos entre cartórios e escritórios.

É necessário ter moto própria com placa vermelha ou curso de motofrete, CNH A com EAR, MEI ativo e celular com internet. Experiência com malote e conhecimento de Curitiba e região são bem-vindos.

Pagamos por ponto, com mínimo garantido por dia e seguro contra acidentes. Não cobramos nada para cadastrar.`,
  },
  {
    key: 'coordenador-frota',
    title: 'Coordenador(a) de Frota',
    company: 'Viação Lago Azul',
    places: ['Palmas/TO'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [7200, 8400],
    phase: 15,
    description: `140 ônibus urbanos, 12 elétricos chegando no próximo semestre.

Atribuições
- Disponibilidade de frota acima de 94%
- Contratos de pneus, peças e recapagem
- Telemetria e consumo por motorista
- Implantação da recarga dos elétricos

Exigências
- Superior em Engenharia Mecânica, Logística ou Administração
- Gestão de frota, 5 anos
- Gestão de equipe e de orçamento
- Indicadores em Excel e Power BI
- CNH D

Desejável: experiência com veículos elétricos.`,
  },
  {
    key: 'comissario-bordo-regional',
    title: 'Comissário(a) de Voo',
    company: 'Aero Pantanal Linhas Regionais',
    places: ['Campo Grande/MS'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 34,
    description: `Turma nova para ATR 72 com base em Campo Grande.

Requisitos: CHT de comissário válida, CMA de segunda classe, ensino médio completo, saber nadar, inglês intermediário. Atendimento ao cliente e primeiros socorros fazem parte do dia a dia e do processo seletivo.

Desejável: espanhol e Libras. Remuneração conforme convenção do aeroviário, com horas variáveis e diárias.`,
  },
  {
    key: 'aquaviario-marinheiro-fluvial',
    title: 'Marinheiro Fluvial de Convés',
    company: 'Navegação Rio Mar Adentro',
    places: ['Santarém/PA', 'Macapá/AP'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 21,
    description: `Comboios de balsas entre Santarém e Macapá, 28 dias embarcado por 14 em casa.

Manobra e amarração, ronda de carga, limpeza e pintura, apoio ao condutor.

Pede-se CIR em dia (marinheiro fluvial de convés), curso de segurança de aquaviários, experiência mínima de seis meses embarcado e NR-30. Conhecimento de carga a granel é diferencial.`,
  },
];
