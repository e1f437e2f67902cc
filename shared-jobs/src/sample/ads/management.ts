import type { SampleAd } from '../sample-ad.ts';

/** Directors, managers and their trainees. */
export const MANAGEMENT_ADS: readonly SampleAd[] = [
  {
    key: 'diretor-comercial-goiania',
    title: 'Diretor(a) Comercial',
    company: 'Laticínios Curral do Ipê',
    places: ['Goiânia/GO'],
    workModel: 'onSite',
    salary: [32_000, 38_000],
    phase: 44,
    description: `Faturamento de R$ 780 milhões, 6 fábricas, distribuição em oito estados. Responde à presidência.

Missão: redesenhar canais, precificação e execução no ponto de venda para crescer acima da categoria com margem. Time de 240 pessoas, cinco gerentes diretos.

Qualificações
• Ensino superior completo e MBA
• 15 anos de carreira comercial em bens de consumo, 5 em diretoria ou gerência nacional
• Negociação com grandes redes e atacarejo
• Gestão de orçamento e de resultado (P&L)
• Conhecimento de S&OP

Diferencial: inglês e experiência com produtos refrigerados.

R$ 32.000 a R$ 38.000, bônus de até 8 salários, incentivo de longo prazo. Contratação CLT.`,
  },
  {
    key: 'diretor-financeiro-cfo-fortaleza',
    title: 'CFO (Diretoria Financeira)',
    company: 'Ventos do Acaraú Energia',
    places: ['Fortaleza/CE'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 16,
    description: `Plataforma de geração eólica e solar, 900 MW em operação, controlada por fundo de infraestrutura.

A diretoria financeira cuida de tesouraria, dívida (debêntures, BNB, BNDES), controladoria, tributos, relações com investidores e M&A. Reporte ao CEO e ao conselho.

Esperamos graduação em economia, engenharia, administração ou contábeis; pós no Brasil ou no exterior; 15 anos em finanças, com passagem por project finance; mercado de capitais; IFRS; inglês fluente; liderança de equipes enxutas.

CFA será considerado diferencial.

Remuneração fixa e variável a discutir, participação societária, CLT estatutário possível.`,
  },
  {
    key: 'gerente-operacoes-varejo-natal',
    title: 'Gerente de Operações',
    company: 'Farmácias Dunas Claras',
    places: ['Natal/RN', 'Mossoró/RN'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 33,
    description: `26 lojas no estado; o objetivo é abrir oito em dois anos.

Responsabilidades: padronizar processos de loja; garantir estoque, perdas e validade; liderar quatro supervisores; acompanhar indicadores de venda e produtividade; abrir lojas no prazo; cumprir exigências sanitárias junto aos farmacêuticos.

Requisitos: superior em administração, farmácia ou engenharia de produção; 6 anos em operação de varejo multilojas; gestão de equipes; Power BI; CNH B e disponibilidade para viagens.

Lean ou green belt são diferenciais.

CLT, salário de R$ 10.500 a R$ 12.500, bônus, veículo, plano de saúde.`,
  },
  {
    key: 'gerente-projetos-pmo-brasilia',
    title: 'Gerente de Projetos (PMO) Sênior',
    company: 'Paranoá Consultoria Digital',
    places: ['Brasília/DF'],
    workModel: 'hybrid',
    contracts: ['clt', 'pj'],
    salary: [14_000, 17_000],
    phase: 5,
    description: `Contratos com órgãos federais, sete projetos simultâneos.

Principais atividades: conduzir o portfólio, gerir cronograma, riscos, custos e partes interessadas; apoiar fiscalização de contratos; mentorar gerentes juniores; reportar status executivo.

Requisitos obrigatórios: superior em TI, engenharia ou administração; certificação PMP ou PMI-ACP; 7 anos em gestão de projetos; metodologias ágeis e preditivas; experiência com contratação pública de TI (IN 94).

Desejável: ITIL, COBIT, MBA.

R$ 14.000 a R$ 17.000 (CLT ou PJ). Híbrido, Asa Norte. Vaga aberta a pessoas com deficiência.

O escritório de projetos tem cinco pessoas e ferramentas já implantadas.`,
  },
  {
    key: 'diretor-executivo-ong-belem',
    title: 'Diretor(a) Executivo(a)',
    company: 'Instituto Várzea Viva',
    places: ['Belém/PA'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [20_000, 24_000],
    phase: 22,
    description: `O conselho do Instituto Várzea Viva busca a pessoa que conduzirá a organização no próximo ciclo de cinco anos.

Você irá
– liderar 46 pessoas em Belém, Santarém e Macapá
– garantir a sustentabilidade financeira, hoje com orçamento de R$ 14 milhões
– representar o instituto perante governos, financiadores e comunidades
– cuidar de governança, transparência e salvaguardas

Procuramos 12 anos de experiência, 5 deles em direção de organizações da sociedade civil; captação de recursos internacional; gestão financeira de projetos; inglês fluente; vivência na Amazônia. Mestrado em área correlata é desejável.

R$ 20.000 a R$ 24.000, CLT, plano de saúde. Encorajamos candidaturas de mulheres, pessoas negras e indígenas.`,
  },
  {
    key: 'gerente-administrativo-fazenda-balsas',
    title: 'Gerente Administrativo-Financeiro (Fazenda)',
    company: 'Agropecuária Chapada das Mangabeiras',
    places: ['Balsas/MA', 'Uruçuí/PI'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [12_000, 14_000],
    phase: 39,
    description: `18 mil hectares de soja, milho e gado, 190 empregados.

Conduzir contas a pagar e receber, estoque de insumos, contratos de arrendamento, folha, alojamento, licenças e prestação de contas aos sócios. Morar em Balsas e passar três dias por semana na fazenda.

Pré-requisitos: graduação em contábeis, administração ou agronomia; 6 anos de gestão administrativa no agronegócio; fluxo de caixa e orçamento de safra; ERP agrícola; crédito rural; CNH B.

Quem já implantou eSocial rural ou NR-31 ganha pontos.

R$ 12.000 a R$ 14.000, caminhonete, casa, 14º por resultado. CLT.`,
  },
  {
    key: 'trainee-gestao-nacional',
    title: 'Programa Trainee - Gestão',
    company: 'Cerâmica Barro Claro',
    places: ['Criciúma/SC', 'Camaçari/BA', 'Mogi Guaçu/SP'],
    disability: 'open',
    phase: 11,
    description: `Dois anos rodando por produção, suprimentos, vendas e finanças, com projeto final apresentado à diretoria.

Quem pode participar: pessoas formadas em engenharia, administração, economia, contábeis ou design até três anos atrás; inglês intermediário; disponibilidade para mudança entre as três unidades; vontade de chão de fábrica. Não exigimos experiência anterior e não filtramos por faculdade.

Atividades: melhoria de processos, análise de dados em Excel e Power BI, gestão de pequenos times, imersão com clientes.

Bom ter: intercâmbio, iniciação científica, empresa júnior ou trabalho durante a graduação, qualquer que seja.

R$ 6.500,00 mensais, CLT, moradia paga fora da cidade de origem, mentoria. Metade das vagas é reservada a pessoas negras; candidatos com deficiência concorrem também às demais.`,
  },
  {
    key: 'country-manager-english',
    title: 'Country Manager, Brazil',
    company: 'Brindlewick Learning',
    places: ['São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['pj'],
    salary: [420_000, 500_000, 'year'],
    phase: 28,
    description: `Brindlewick Learning sells reading software to schools in eleven countries. Brazil will be the twelfth.

Your mission
Build the Brazilian business from zero: legal entity, first hires, pilot networks, pricing and partnerships with publishers and state education departments.

You bring
- 10+ years of experience, including general management or commercial leadership in edtech or publishing
- A record of selling to private school groups or public education
- Fluent English and native-level Portuguese
- Budget and P&L ownership
- Willingness to travel 40% of the time

Bonus points
- A teaching background
- Network in municipal education departments

Compensation: R$ 420,000 to R$ 500,000 per year plus equity. Starts as a contractor (PJ) until the local entity exists. Hybrid from São Paulo.`,
  },
  {
    key: 'gerente-planta-alimentos-caruaru',
    title: 'Gerente Industrial Sênior',
    company: 'Biscoitos Agreste Dourado',
    places: ['Caruaru/PE'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [18_000, 21_000],
    phase: 0,
    description: `Fábrica com 4 linhas, 520 pessoas, 3 turnos.

Principais desafios: levar o OEE de 68% para 78%, reduzir desperdício de massa e conquistar a certificação FSSC 22000, mantendo segurança em primeiro lugar.

Perfil da posição: engenharia (alimentos, química, produção ou mecânica) com CREA ou CRQ; 10 anos em indústria de alimentos, 4 em gerência; lean manufacturing; manutenção TPM; gestão de pessoas e relações sindicais; orçamento; SAP.

Inglês intermediário e black belt são diferenciais.

R$ 18.000 a R$ 21.000, bônus, carro, plano de saúde, mudança custeada. Contratação CLT.`,
  },
  {
    key: 'supervisor-adm-hospital-dourados',
    title: 'Supervisor Administrativo Hospitalar',
    company: 'Hospital Erva-Mate',
    places: ['Dourados/MS'],
    contracts: ['clt'],
    salary: [4400, 5000],
    phase: 17,
    description: `Recepções, internação, central de guias e SAME: 44 pessoas em três turnos sob sua supervisão.

Dia a dia: escala, indicadores de tempo de espera, treinamento em atendimento humanizado, interface com convênios, faturamento e enfermagem, tratamento de queixas.

Requisitos: superior em administração ou gestão hospitalar; 3 anos em supervisão de equipes na saúde; faturamento de convênios; sistema hospitalar (MV, Tasy); Excel.

Guarani para atender pacientes das aldeias é um diferencial raro e bem-vindo.

De R$ 4.400 até R$ 5.000 por mês, CLT.

Reporte à gerência administrativa, com três líderes de turno.`,
  },
];
