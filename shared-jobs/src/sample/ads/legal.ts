import type { SampleAd } from '../sample-ad.ts';

/** Lawyers, legal assistants and compliance. */
export const LEGAL_ADS: readonly SampleAd[] = [
  {
    key: 'advogado-trabalhista-porto-alegre',
    title: 'Advogado(a) Trabalhista Júnior/Pleno',
    company: 'Quero-Quero & Figueira Advogados',
    places: ['Porto Alegre/RS'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [6500, 7800],
    phase: 20,
    description: `Escritório empresarial com 40 pessoas abre vaga no contencioso trabalhista.

Você fará audiências presenciais e telepresenciais, iniciais e contestações, recursos ordinários e de revista, cálculos de risco para provisão e reuniões com o RH dos clientes.

Requisitos: OAB/RS ativa, 2 anos de advocacia trabalhista patronal, PJe, boa oratória, organização de prazos. Pós-graduação em direito do trabalho é desejável, como também PJe-Calc.

CLT com R$ 6.500 a R$ 7.800, participação em êxito, anuidade da OAB paga, dois dias em casa.

A escolha tem conversa com a sócia da área e um caso prático de uma hora, feito no escritório.`,
  },
  {
    key: 'advogado-contratos-senior',
    title: 'Advogado(a) Sênior - Contratos e Societário',
    company: 'Estaleiro Costa Larga',
    places: ['Niterói/RJ'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [13_500, 16_000],
    phase: 37,
    description: `Integrar o departamento jurídico de um estaleiro com contratos nacionais e internacionais.

Principais responsabilidades
• Redigir e negociar contratos de construção naval, afretamento, fornecimento e NDA
• Elaborar atos societários e procurações
• Assessorar a diretoria em disputas e seguros
• Coordenar escritórios externos

Qualificações
• Direito com OAB-RJ
• 8 anos de experiência com contratos empresariais
• Inglês fluente para negociação
• Direito societário

Preferimos quem tenha LL.M. ou pós em direito empresarial e conheça arbitragem.

R$ 13.500 a R$ 16.000, bônus, previdência e plano de saúde. CLT.`,
  },
  {
    key: 'estagio-direito-campo-grande',
    title: 'Estágio em Direito',
    company: 'Defensa Pantanal Advocacia',
    places: ['Campo Grande/MS'],
    contracts: ['internship'],
    salary: [1300, 1300],
    phase: 9,
    description: `Estudantes de direito do 5º ao 8º semestre, com matrícula ativa e vontade de escrever.

Acompanhamento de processos no e-SAJ e PJe, pesquisa de jurisprudência, minutas simples (petições de juntada, manifestações), protocolo, atendimento de clientes junto com a advogada. Área: direito do consumidor e previdenciário.

Precisamos de bom português jurídico, sem latim de enfeite; organização com prazos; pacote Office. Carteira de estagiário da OAB será um diferencial.

Bolsa-auxílio de R$ 1.300,00 mensais, transporte, 30 horas semanais, tarde. Estágio híbrido: dois dias remotos depois do terceiro mês.

Em período de provas, a jornada cai pela metade.`,
  },
  {
    key: 'analista-compliance-lgpd',
    title: 'Analista de Compliance e Privacidade Pleno',
    company: 'Rede Igapó Saúde',
    places: ['Manaus/AM'],
    workModel: 'hybrid',
    disability: 'open',
    phase: 26,
    description: `Dados de saúde pedem cuidado redobrado.

Responsabilidades: manter o inventário de dados pessoais, elaborar relatórios de impacto, responder titulares, revisar cláusulas com fornecedores, treinar equipes assistenciais, investigar relatos do canal de ética e apoiar o encarregado (DPO).

Requisitos: ensino superior em direito, sistemas ou administração; 3 anos em compliance ou privacidade; domínio da LGPD; gestão de riscos; redação de políticas. Certificação EXIN ou CPC-PD e inglês são diferenciais.

R$ 7.000 a R$ 8.200, CLT, híbrido, plano de saúde próprio da rede. Esta é uma vaga aberta também a pessoas com deficiência.`,
  },
  {
    key: 'advogado-ambiental-maraba',
    title: 'Advogado Ambiental',
    company: 'Mineração Pedra Alta',
    places: ['Marabá/PA', 'Parauapebas/PA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [11_000, 12_800],
    phase: 43,
    description: `Atuar em licenciamento, autos de infração, inquéritos civis e TACs da operação, com viagens semanais entre as duas cidades.

O jurídico ambiental tem quatro pessoas e trabalha colado às equipes de licenciamento e de relações com comunidades. Você será o ponto focal de duas minas em expansão.

Exigências: graduação em direito; OAB ativa; experiência de 5 anos em direito ambiental ou minerário; conhecimento de processo administrativo federal e estadual, CNH B.

Mestrado ou especialização em direito ambiental, inglês e vivência com comunidades tradicionais contam positivamente.

Salário R$ 11.000,00–12.800,00, CLT, PLR, plano de saúde, moradia nos seis primeiros meses.`,
  },
  {
    key: 'assistente-juridico-controladoria',
    title: 'Assistente de Controladoria Jurídica',
    company: 'Advocacia Pedra do Ingá',
    places: ['João Pessoa/PB'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2400, 2700],
    phase: 15,
    description: `Cadastro de processos, captura e triagem de publicações, agendamento de prazos, distribuição aos advogados, conferência de guias e custas, relatórios para clientes bancários. Volume: 14 mil processos.

Necessário: direito em curso ou concluído, 1 ano em controladoria jurídica ou rotina de escritório, PJe, sistema jurídico (Projuris, CPJ ou Espaider), Excel com filtros e tabela dinâmica, atenção a detalhe.

CLT. R$ 2.400,00 a R$ 2.700,00, VR de R$ 25 por dia, plano odontológico. Função presencial.

Turno das 7h às 16h, porque as publicações chegam cedo. São seis assistentes e uma coordenadora, com metas de conferência, não de velocidade.`,
  },
  {
    key: 'advogado-correspondente-rio-branco',
    title: 'Advogado(a) Correspondente',
    company: '',
    places: ['Rio Branco/AC'],
    contracts: ['pj'],
    phase: 32,
    dating: 'old',
    description: `Banca de São Paulo busca correspondente para audiências cíveis e trabalhistas em Rio Branco e comarcas até 150 km.

OAB-AC ativa, experiência com audiências de conciliação e instrução, pontualidade, relatório enviado no mesmo dia, veículo próprio e CNH. Certificado digital.

Pagamento por ato, tabela enviada aos selecionados. Nota fiscal de pessoa jurídica.`,
  },
  {
    key: 'gerente-juridico-salvador',
    title: 'Gerente Jurídico(a)',
    company: 'Construtora Ladeira Nova',
    places: ['Salvador/BA'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 4,
    description: `Construtora e incorporadora com obras em quatro estados do Nordeste.

São 1.400 processos ativos e 22 empreendimentos em andamento. A posição se reporta à diretoria-geral.

Liderar cinco advogados e a contratação de bancas; definir estratégia do contencioso cível, imobiliário e trabalhista; aprovar contratos de empreitada e compra de terrenos; apresentar contingências ao conselho; conduzir a agenda de integridade.

Perfil exigido: direito com OAB-BA; 12 anos de carreira, 4 em gestão de departamento jurídico; direito imobiliário e contratual; gestão de orçamento; negociação. Inglês é desejável.

R$ 19.000 a R$ 23.000 + bônus anual. CLT, plano de saúde familiar, veículo.`,
  },
];
