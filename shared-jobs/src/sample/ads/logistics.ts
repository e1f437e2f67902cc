import type { SampleAd } from '../sample-ad.ts';

/** Warehouses, stock, planning of transport, foreign trade. */
export const LOGISTICS_ADS: readonly SampleAd[] = [
  {
    key: 'analista-logistica-distribuicao',
    title: 'Analista de Logística Pleno',
    company: 'Atacado Sertão Grande',
    places: ['Petrolina/PE', 'Juazeiro/BA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4300, 5000],
    phase: 3,
    description: `Distribuímos para 1.900 mercearias nos dois lados do rio.

Você vai roteirizar as entregas, acompanhar custo por tonelada, negociar com transportadoras agregadas e apresentar o nível de serviço toda segunda-feira.

Requisitos
- Superior em Logística, Administração ou Engenharia de Produção
- Roteirização (usamos Roadshow)
- TMS
- Excel avançado
- 2 anos em distribuição

Diferenciais
- Power BI
- SQL básico`,
  },
  {
    key: 'auxiliar-estoque-farmaceutico',
    title: 'Auxiliar de Estoque',
    company: 'Distribuidora Bem Cuidar',
    places: ['Aparecida de Goiânia/GO'],
    workModel: 'onSite',
    contracts: ['clt'],
    disability: 'exclusive',
    salary: [1850, 1850],
    phase: 23,
    description: `Vaga exclusiva para pessoas com deficiência. O galpão é plano, com corredores largos, coletor com leitura em voz alta e intérprete de Libras nas reuniões.

Atividades: receber e conferir medicamentos, endereçar, separar pedidos com coletor de dados e contar estoque rotativo.

Ensino médio completo e informática básica. Conhecimento de FEFO e de WMS ajuda. Horário comercial, R$ 1.850, VR de R$ 32 por dia e plano de saúde.`,
  },
  {
    key: 'supervisor-centro-distribuicao',
    title: 'Supervisor(a) de Centro de Distribuição',
    company: 'Varejo Alvorada Online',
    places: ['Extrema/MG'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [7800, 9200],
    phase: 12,
    description: `180 mil pedidos por semana, três turnos, esteira nova. O supervisor da noite responde por expedição e por 70 pessoas.

O que esperamos de quem chega
- Liderança de equipes grandes em operação de e-commerce
- WMS e gestão por indicadores (produtividade, acuracidade, SLA)
- Lean aplicado a armazém
- Superior completo
- Disponibilidade para o terceiro turno

Conta a favor: SAP EWM e ter implantado sorter.`,
  },
  {
    key: 'analista-comex-importacao',
    title: 'Analista de Comércio Exterior Jr',
    company: 'Cais Sul Despachos',
    places: ['Itajaí/SC', 'Santos/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 31,
    description: `Rotina de importação marítima do embarque ao desembaraço: follow-up com agentes, conferência de fatura e conhecimento de embarque, classificação NCM, registro de DUIMP e numerário.

Precisamos de graduação em Comércio Exterior ou Relações Internacionais (pode estar no último ano), inglês avançado para e-mail e telefone, conhecimento de Incoterms e Siscomex e Excel intermediário.

Mandarim ou espanhol seriam ótimos. Híbrido, com dois dias em casa depois da experiência.`,
  },
  {
    key: 'operador-empilhadeira-frio',
    title: 'Operador de Empilhadeira - Câmara Fria',
    company: 'Frigorífico Campo Largo',
    places: ['Chapecó/SC'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2900, 3200],
    phase: 9,
    description: `Movimentação de paletes em ambiente de -18 °C, com pausas térmicas, japona e adicional de insalubridade.

Pedimos curso de operador de empilhadeira com NR-11, experiência com retrátil, CNH B e ensino fundamental. Coletor de dados é diferencial.

Turno das 5h às 14h20, fretado de Xaxim e Guatambu.`,
  },
  {
    key: 'planejador-demanda-sop',
    title: 'Especialista em S&OP e Planejamento de Demanda',
    company: 'Cosméticos Flor de Açaí',
    places: ['Belém/PA'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [10500, 12500],
    phase: 41,
    description: `Nossas vendas dobram no Círio e caem em fevereiro; quem fizer esta conta bem muda o resultado do ano. Trabalho remoto, com uma semana por trimestre em Belém.

Responsabilidades: conduzir o ciclo mensal de S&OP, modelar previsão por família, medir viés e acurácia (MAPE), propor política de estoques.

Requisitos: 5 anos em planejamento de demanda, estatística aplicada a séries temporais, Excel avançado, Power BI e vivência com ERP (Protheus ou SAP). Python ou R diferenciam, assim como certificação APICS.`,
  },
];
