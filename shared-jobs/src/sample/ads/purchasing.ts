import type { SampleAd } from '../sample-ad.ts';

/** Buyers and public tenders. */
export const PURCHASING_ADS: readonly SampleAd[] = [
  {
    key: 'comprador-junior-joinville',
    title: 'Comprador(a) Jr - Materiais Diretos',
    company: 'Fundição Cachoeira Alta',
    places: ['Joinville/SC'],
    contracts: ['clt'],
    salary: [3900, 4400],
    phase: 39,
    description: `Comprar sucata, ferroligas e areia: volume grande e mercado que muda toda semana.

O que você fará: cotações, negociação de preço e prazo, emissão de pedidos no SAP, follow-up de entregas, qualificação de fornecedores, análise de variação de custo.

O que pedimos: superior em andamento em administração, engenharia ou comércio exterior; 1 ano em compras; SAP MM; Excel; inglês intermediário.

O que conta a mais: conhecimento de metalurgia, importação.

R$ 3.900–4.400 mensais, CLT, um dia por semana em casa, PPR.

Você será a quinta pessoa do time, cuidará de 30 fornecedores e visitará um deles a cada quinzena.`,
  },
  {
    key: 'coordenador-suprimentos-sao-luis',
    title: 'Coordenador(a) de Suprimentos',
    company: 'Alumínio Boqueirão',
    places: ['São Luís/MA'],
    contracts: ['clt'],
    salary: [11_000, 13_000],
    phase: 11,
    description: `Coordenar compras de serviços, contratos e almoxarifado de uma refinaria.

• Estratégia por categoria e planejamento de suprimentos
• Negociação de contratos de manutenção e paradas
• Gestão de estoque de MRO e inventário
• Desenvolvimento de fornecedores maranhenses
• Equipe de 10 pessoas

Engenharia, administração ou economia; 6 anos em suprimentos, 2 em liderança; strategic sourcing; SAP Ariba; inglês avançado. Pós em supply chain é um diferencial.

R$ 11.000 a R$ 13.000, CLT, PLR, plano de saúde, previdência. Todas as posições são abertas a pessoas com deficiência.`,
  },
  {
    key: 'comprador-hospitalar-aracaju',
    title: 'Comprador(a) Hospitalar Pleno',
    company: 'Hospital Foz do Cotinguiba',
    places: ['Aracaju/SE'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 28,
    description: `Compra de medicamentos, OPME e materiais médicos em portal de cotação (Bionexo ou similar).

Responsabilidades: cotar, negociar, garantir ponto de ressuprimento, tratar faltas com farmácia e centro cirúrgico, conferir registro na ANVISA, acompanhar orçamento.

Requisitos: ensino superior em administração, farmácia ou enfermagem; 2 anos em compras hospitalares; negociação; curva ABC; Excel intermediário.

Diferencial: sistema MV.

R$ 3.500,00 a 4.000,00, CLT, plano de saúde, refeição.

O hospital tem 96 leitos e consome cerca de 1.800 itens. Você divide as categorias com outra compradora e apresenta, uma vez por mês, a economia obtida e as faltas ocorridas.`,
  },
  {
    key: 'analista-licitacoes-cuiaba',
    title: 'Analista de Licitações Pleno',
    company: 'Distribuidora Mimoso Escolar',
    places: ['Cuiabá/MT'],
    contracts: ['clt'],
    salary: [4500, 5300],
    phase: 0,
    description: `Fornecemos carteiras, kits de material e uniformes para prefeituras.

Buscar editais, analisar exigências, montar documentação de habilitação, cadastrar propostas, participar de pregão eletrônico (Comprasnet, BLL, Licitações-e), redigir impugnações e recursos simples, acompanhar atas e empenhos.

Requisitos: ensino superior; experiência de 3 anos com licitações; Lei 14.133; formação de preços; organização de prazos. Bacharel em direito ou contábeis tem vantagem.

CLT, R$ 4.500 a R$ 5.300 + comissão por ata vencida, dois dias de home office.

A média é de 22 disputas por mês. Um advogado externo apoia os recursos mais complexos.`,
  },
  {
    key: 'comprador-hortifruti-contagem',
    title: 'Comprador de Hortifruti',
    company: 'Rede Mangaba Sacolões',
    places: ['Contagem/MG'],
    salary: [3800, 4500],
    phase: 17,
    description: `Madrugada na central de abastecimento, manhã nas lojas.

Negociar com produtores e permissionários, avaliar qualidade, definir preço de venda, controlar quebra por loja, programar entregas.

Precisa de vivência de 3 anos com FLV, boa negociação, CNH B, ensino médio completo, agilidade com cálculo e planilha. Conhecer produtores da região de Mário Campos e Jaíba é um ponto extra.

R$ 3.800 a R$ 4.500 fixos e bônus por redução de quebra. Jornada: 3h30 às 12h, adicional noturno pago. CLT.

Você compra para 14 sacolões e anda com a balança e o bloco de notas do encarregado de cada um.`,
  },
  {
    key: 'procurement-specialist-english',
    title: 'Procurement Specialist (Indirect Categories)',
    company: 'Quillmar Brasil',
    places: ['Campinas/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [9000, 10_500],
    phase: 34,
    description: `The role
Quillmar's regional procurement hub in Campinas buys IT, facilities, travel and marketing services for six countries. You will run sourcing projects from RFP to contract.

Responsibilities
- Analyse spend and build category strategies
- Run tenders and negotiate with suppliers
- Manage contracts and supplier performance
- Report savings to finance

Requirements
- Bachelor's degree in business, engineering or economics
- 4 years of experience in procurement, preferably indirect
- Advanced English and Spanish
- SAP Ariba or Coupa
- Advanced Excel

Preferred qualifications
- CIPS or similar certification

CLT contract, R$ 9,000 to R$ 10,500 per month. Annual bonus and hybrid work with three days at the office.`,
  },
];
