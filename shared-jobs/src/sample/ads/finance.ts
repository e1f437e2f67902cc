import type { SampleAd } from '../sample-ad.ts';

/** Accounting, taxes, treasury, credit and audit. */
export const FINANCE_ADS: readonly SampleAd[] = [
  {
    key: 'analista-fiscal-pleno-londrina',
    title: 'Analista Fiscal Pleno',
    company: 'Frigorífico Pé Vermelho',
    places: ['Londrina/PR'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [5600, 6400],
    phase: 7,
    description: `Responsabilidades
• Apuração de ICMS, IPI, PIS e COFINS no lucro real
• Entrega de SPED Fiscal, EFD Contribuições e GIA-ST
• Conferência de notas fiscais de entrada, CFOP e NCM
• Atendimento a fiscalizações e controle de créditos acumulados

Requisitos
• Ciências contábeis completo
• 3 anos na área fiscal de indústria
• Legislação tributária do Paraná e de São Paulo
• TOTVS Protheus
• Excel avançado

Diferenciais
• Conhecimento da reforma tributária (IBS e CBS)
• CRC ativo

Benefícios: salário de R$ 5.600,00 a R$ 6.400,00, PLR, vale-alimentação em carne e cartão, plano de saúde, modelo híbrido. CLT.`,
  },
  {
    key: 'assistente-contabil-juiz-de-fora',
    title: 'Assistente Contábil',
    company: 'Escritório Contábil Paraibuna',
    places: ['Juiz de Fora/MG'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 24,
    description: `Escritório com 210 clientes do Simples e do presumido procura assistente para o setor contábil.

Vai fazer classificação e lançamentos contábeis, conciliação bancária, composição de contas, apoio no fechamento de balancetes, geração de guias.

Exigimos ensino superior em andamento em ciências contábeis (a partir do 5º período); experiência de 1 ano em escritório contábil; Domínio Sistemas; Excel.

Oferecemos salário de R$ 2.400 a R$ 2.800, CLT, pagamento de metade da mensalidade da faculdade para quem ainda estuda e folga no aniversário.

A equipe contábil tem nove pessoas e cada assistente cuida de 25 empresas, sempre com revisão de um contador.`,
  },
  {
    key: 'contador-responsavel-macapa',
    title: 'Contador(a) Sênior',
    company: 'Açaí do Amapari Indústria',
    places: ['Macapá/AP', 'Santana/AP'],
    contracts: ['clt'],
    salary: [9000, 10_500],
    phase: 41,
    description: `A indústria exporta polpa congelada para três países e passa a ser auditada a partir deste exercício.

Você será o contador ou a contadora responsável: fechamento contábil mensal, balanço e DRE, ECD e ECF, IRPJ e CSLL pelo lucro real com incentivo da SUDAM, controle do ativo imobilizado, custo industrial e relacionamento com auditores independentes.

Precisamos de graduação em ciências contábeis; CRC ativo; 6 anos de experiência; normas CPC/IFRS; domínio de algum ERP (Sankhya, Protheus ou SAP Business One). Inglês intermediário para falar com clientes.

R$ 9.000 a R$ 10.500, CLT, plano de saúde, ajuda de mudança.`,
  },
  {
    key: 'analista-contas-pagar-recife',
    title: 'Analista de Contas a Pagar Jr/Pl',
    company: 'Usina Engenho Claro',
    places: ['Recife/PE'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [3100, 3500],
    disability: 'open',
    phase: 13,
    description: `Usina de açúcar e etanol centraliza pagamentos no escritório de Recife.

Dia a dia: conferir notas e pedidos no SAP, programar pagamentos, gerar arquivos de remessa, tratar divergências com fornecedores, reter ISS e INSS, conciliar contas e apoiar a tesouraria no fluxo de caixa.

Formação: contábeis, administração ou economia, completa ou no último ano. Experiência de 1 ano em contas a pagar. Excel intermediário. SAP FI é desejável.

Vale-refeição, plano de saúde, PLR, clube da usina. R$ 3.100 a R$ 3.500 mensais, CLT, três dias presenciais. Vaga aberta a PcD.`,
  },
  {
    key: 'analista-financeiro-remoto-startup',
    title: 'Analista Financeiro Pleno',
    company: 'Colibri Assinaturas',
    places: ['Belo Horizonte/MG'],
    contracts: ['clt'],
    salary: [5200, 6200],
    phase: 30,
    description: `Time financeiro de quatro pessoas, empresa de 90.

Sua missão é manter o fluxo de caixa diário, projetar 13 semanas, conciliar gateways de pagamento, cobrar inadimplentes com régua automática e fechar o relatório de receita recorrente até o dia 5.

Requisitos
- Graduação em economia, administração, engenharia ou contábeis
- 3 anos de experiência na área financeira
- Conciliação de meios de pagamento (cartão, boleto, PIX)
- Excel avançado e algum SQL
- Omie, Conta Azul ou NetSuite

Diferencial: modelagem financeira e inglês para conversar com investidores.

R$ 5.200 a R$ 6.200, CLT, 100% remoto.`,
  },
  {
    key: 'controller-manaus',
    title: 'Controller',
    company: 'Eletrônica Encontro das Águas',
    places: ['Manaus/AM'],
    phase: 2,
    description: `Fábrica do polo industrial, 600 empregados, capital estrangeiro.

Responsabilidades: controladoria e contabilidade; orçamento anual e rolling forecast; custo padrão e variações; reporte mensal à matriz em US GAAP; controles internos SOX; incentivos da Zona Franca (PPB, crédito estímulo); liderança de 9 pessoas.

Requisitos: ciências contábeis com CRC; 10 anos de carreira, parte em indústria; inglês fluente; SAP FI/CO; IFRS. Pós-graduação ou MBA em controladoria.

Desejável: japonês básico, experiência em auditoria independente.

R$ 18.000 a R$ 22.000 mensais, bônus, escola dos filhos, plano de saúde. CLT.

Reporte à diretoria-geral, em Manaus, e à área financeira da matriz, em Osaka.`,
  },
  {
    key: 'auditor-interno-pleno-df',
    title: 'Auditor(a) Interno(a) Pleno',
    company: 'Cooperativa de Crédito Planalto Unido',
    places: ['Brasília/DF'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [8500, 9700],
    phase: 19,
    description: `Executar o plano anual de auditoria em 31 agências e áreas centrais.

Principais atribuições: planejar trabalhos baseados em risco, testar controles internos, revisar operações de crédito, redigir relatórios, acompanhar planos de ação e apresentar achados ao comitê.

Requisitos: superior em contábeis, administração, economia ou direito; 4 anos em auditoria interna ou externa, de preferência no sistema financeiro; normativos do Banco Central; COSO; análise de dados em Excel e Power BI. Disponibilidade para viagens (25% do tempo).

CIA ou CPA-20 são diferenciais.

CLT, R$ 8.500 a R$ 9.700, PPR, previdência com contrapartida, plano de saúde. Híbrido.`,
  },
  {
    key: 'analista-credito-cobranca-teresina',
    title: 'Analista de Crédito e Cobrança',
    company: 'Móveis Cabeça-de-Cuia',
    places: ['Teresina/PI', 'Timon/MA'],
    contracts: ['clt'],
    salary: [2600, 3000],
    phase: 36,
    description: `Crediário próprio com 40 mil contratos.

• Análise de crédito de pessoa física e consulta a bureaus
• Negociação de dívidas por telefone e presencialmente, sem constranger o cliente
• Acordos, baixas e envio a protesto
• Relatório de inadimplência por loja

Ensino superior em andamento. Experiência de 2 anos com crédito ou cobrança. Conhecimento do Código de Defesa do Consumidor. Excel. Boa comunicação.

Salário de R$ 2.600,00 a R$ 3.000,00, já com o prêmio por recuperação. CLT.

O setor fica na loja matriz e atende de segunda a sexta, das 8h às 18h; há rodízio aos sábados. Um curso de negociação está incluído no primeiro mês.`,
  },
  {
    key: 'gerente-agencia-cooperativa-cacoal',
    title: 'Gerente de Agência',
    company: 'Cooperativa de Crédito Café da Amazônia',
    places: ['Cacoal/RO', 'Rolim de Moura/RO'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [9800, 11_500],
    phase: 8,
    description: `Buscamos liderança para a agência de Cacoal, com 5.200 associados, metade produtores de café e leite.

Principais atividades: crescimento da carteira de crédito rural, qualidade do risco, captação, relacionamento com lideranças locais, gestão de 12 pessoas, cumprimento de normas.

Perfil profissional: ensino superior; CPA-20 válida (CEA desejável); 5 anos em instituição financeira, 2 com gestão de equipe; crédito rural e análise de garantias; negociação; CNH B.

Salário de R$ 9.800 a R$ 11.500, participação nos resultados, vale-alimentação de R$ 1.700, plano de saúde, previdência. Regime CLT.

O processo tem conversa com o conselho local.`,
  },
  {
    key: 'planejamento-financeiro-fpa-senior',
    title: 'Analista de Planejamento Financeiro (FP&A) Sênior',
    company: 'Rede Saúva Logística',
    places: ['Jundiaí/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    disability: 'open',
    phase: 25,
    description: `O que você vai fazer: conduzir o ciclo orçamentário, atualizar o forecast mensal, explicar desvios de margem por operação, montar business cases de novos contratos e preparar o material do conselho.

O que esperamos: graduação em engenharia, economia, administração ou contábeis; 5 anos em FP&A ou controladoria; modelagem financeira; Power BI; SQL; comunicação com áreas não financeiras. Inglês avançado.

Vai ser um plus: SAP S/4HANA, experiência em logística, valuation.

Remuneração: R$ 10.500 a R$ 12.500, bônus de até 3 salários, plano de saúde, previdência privada. CLT, híbrido (segunda e quarta no CD). Todas as vagas abertas a pessoas com deficiência.`,
  },
  {
    key: 'departamento-fiscal-estagio-natal',
    title: 'Estagiário(a) de Ciências Contábeis',
    company: 'Dunas Contabilidade Consultiva',
    places: ['Natal/RN'],
    contracts: ['internship'],
    salary: [900, 1100],
    phase: 42,
    description: `Estágio para aprender imposto de verdade.

Atividades acompanhadas pela supervisora: download e conferência de XML, lançamento de notas, apuração do Simples Nacional, emissão de DAS, parametrização de clientes novos.

Requisitos: ensino superior em andamento em ciências contábeis, do 3º período em diante, com matrícula ativa; Excel básico; atenção e pontualidade. Interesse em legislação tributária. Quem já fez curso de escrita fiscal sai com vantagem.

R$ 900,00 nos primeiros seis meses e R$ 1.100,00 depois, por 30 horas semanais, mais vale-transporte, seguro e recesso.

Nossa rotina tem pico até o dia 20; depois, o ritmo permite estudar.`,
  },
  {
    key: 'coordenador-financeiro-santa-casa',
    title: 'Tesoureiro(a) / Coordenador(a) Financeiro(a)',
    company: 'Santa Casa do Vale Encantado',
    places: ['Diamantina/MG'],
    workModel: 'onSite',
    salary: [6000, 6800],
    phase: 14,
    description: `Hospital filantrópico, 120 leitos, 85% SUS.

O cargo responde à provedoria e conta com uma equipe de cinco pessoas. As dívidas antigas estão renegociadas; o desafio agora é não criar novas.

Coordenar contas a pagar e a receber, tesouraria, aplicações, captação de emendas e prestação de contas de convênios públicos.

Requisitos: contábeis, administração ou gestão hospitalar; experiência de 4 anos em finanças, com coordenação de equipe; prestação de contas em plataformas de convênios (Transferegov); fluxo de caixa em cenário apertado; ERP.

Certificação CEBAS e faturamento SUS são conhecimentos desejáveis.

R$ 6.000,00 a R$ 6.800,00 mensais. CLT. Casa funcional disponível por um ano.`,
  },
  {
    key: 'consultor-tributario-senior',
    title: 'Consultor(a) Tributário(a) Sênior - Reforma Tributária',
    company: 'Veredas Consultoria Tributária',
    places: ['Goiânia/GO', 'São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['pj'],
    salary: [13_000, 16_000],
    phase: 31,
    description: `Projetos de transição para IBS e CBS em empresas do agro e do atacado.

Diagnóstico de impactos, revisão de cadastros e contratos, simulação de carga por cenário, treinamento de times fiscais, pareceres. Quatro projetos simultâneos, em média.

Requisitos: graduação em direito ou ciências contábeis; OAB ou CRC; 7 anos em tributos indiretos; domínio de ICMS, ISS, PIS/COFINS e regimes especiais; redação técnica; apresentação a diretoria. Pós em direito tributário é um diferencial.

PJ, R$ 13.000 a R$ 16.000, participação no êxito, híbrido com viagens.`,
  },
  {
    key: 'auxiliar-financeiro-sorriso',
    title: 'Auxiliar financeiro',
    company: 'Armazéns Boa Colheita',
    places: ['Sorriso/MT'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 3,
    description: `- lançar contas a pagar e receber
- emitir boletos e NF-e
- conciliação bancária diária
- cobrar clientes em atraso
- organizar comprovantes p/ contabilidade

requisitos: ensino médio completo ou cursando superior, exp. minima 1 ano em rotinas financeiras, excel, sistema ERP (qualquer). cnh B desejavel

R$ 2.300 a 2.600 + VA 600 + plano de saude. carteira assinada, seg a sex com sabado na colheita (hora extra paga)

empresa familiar c/ 4 unidades de armazenagem, escritorio no centro. enviar curriculo em pdf com pretensao. respondemos a todos ate o dia 15`,
  },
];
