import type { SampleAd } from '../sample-ad.ts';

/** Administration, secretaries and reception. */
export const OFFICE_ADS: readonly SampleAd[] = [
  {
    key: 'auxiliar-administrativo-parnaiba',
    title: 'Auxiliar Administrativo',
    company: 'Ceramica Delta do Piaui',
    places: ['Parnaíba/PI'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 0,
    description: `Precisa-se de auxiliar administrativo(a) para escritório de cerâmica.

Tarefas: emissão de notas fiscais, lançamento de pedidos, controle de ponto, arquivo, atendimento de telefone, ida ao banco e ao cartório quando preciso.

Ensino médio completo, conhecimento de Excel e Word, 6 meses de experiência na área administrativa, CNH A ou B. Curso técnico em administração é um diferencial.

R$ 1.650,00 a R$ 1.800,00, vale-transporte ou ajuda de combustível. CLT, seg a sex.

O escritorio fica dentro da ceramica, no km 4 da BR, e tem ônibus da empresa saindo do mercado central. A pessoa responde direto ao dono e à contadora externa, que vem toda quinta.`,
  },
  {
    key: 'assistente-adm-medicao-macae',
    title: 'Assistente Administrativo(a) de Contratos',
    company: 'Offshore Maré Cheia Serviços',
    places: ['Macaé/RJ'],
    contracts: ['clt'],
    salary: [3000, 3500],
    phase: 17,
    description: `Apoio à gestão de 14 contratos de prestação de serviços embarcados.

Responsabilidades
1. Elaborar boletins de medição e conferir com a fiscalização
2. Controlar prazos, aditivos e garantias contratuais
3. Organizar documentação de terceiros (certidões, ASO, treinamentos)
4. Lançar notas de serviço no SAP e acompanhar pagamento

Requisitos
1. Superior em andamento em administração, contábeis ou direito
2. Experiência de 2 anos em rotinas administrativas ou gestão de contratos
3. Excel intermediário
4. SAP MM ou SD

Inglês intermediário é desejável.

Salário: R$ 3.000,00 a R$ 3.500,00, vale-refeição de R$ 42 por dia, plano de saúde e odontológico. CLT. A vaga considera candidaturas de PcD.`,
  },
  {
    key: 'secretaria-executiva-bilingue',
    title: 'Secretária(o) Executiva(o) Bilíngue',
    company: 'Grupo Ipê-Roxo Participações',
    places: ['São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [8500, 9800],
    phase: 34,
    description: `Assessoria direta ao presidente e a duas diretoras de uma holding familiar.

A função envolve gestão de agendas em quatro fusos, organização de viagens nacionais e internacionais, preparação de atas de conselho, prestação de contas de despesas, recepção de visitantes e redação de correspondências em português e inglês. Sigilo absoluto.

Requisitos: graduação em secretariado executivo com registro profissional (SRTE), inglês fluente, 5 anos de experiência com alta gestão, Microsoft 365, organização de eventos corporativos. Espanhol ou francês será um diferencial.

CLT, R$ 8.500 a R$ 9.800. Presencial de terça a quinta. Plano de saúde familiar, previdência e 14º salário.`,
  },
  {
    key: 'recepcionista-bilingue-foz',
    title: 'Recepcionista Corporativa(o)',
    company: 'Torre Três Fronteiras Escritórios',
    places: ['Foz do Iguaçu/PR'],
    contracts: ['clt'],
    salary: [2100, 2300],
    phase: 6,
    description: `Coworking com 70 empresas contrata para a recepção, das 7h30 às 16h30.

Por aqui passam brasileiros, paraguaios e argentinos no mesmo elevador, e a recepção precisa dar conta dos três com a mesma gentileza.

Receber visitantes, cadastrar acessos, distribuir correspondência, reservar salas, resolver pequenas solicitações, apoiar eventos do café da manhã.

Ensino médio completo, espanhol avançado, inglês intermediário, atendimento ao público, informática. Experiência com recepção ou hotelaria.

De R$ 2.100,00 a R$ 2.300,00 mensais. Regime CLT. Também para pessoas com deficiência: o prédio tem elevador, piso tátil e balcão adaptado.`,
  },
  {
    key: 'jovem-aprendiz-adm-contagem',
    title: 'Jovem Aprendiz Administrativo',
    company: 'Transportes Ribeirão Fundo',
    places: ['Contagem/MG'],
    workModel: 'onSite',
    disability: 'open',
    phase: 23,
    description: `Primeiro emprego com acompanhamento.

Atividades: organizar arquivos, digitar planilhas, atender telefone, separar correspondências e conhecer um setor novo a cada três meses (RH, financeiro, operação e compras).

Condições para se inscrever: estar matriculado no ensino médio ou técnico, ou ter concluído; disponibilidade de 4 horas pela manhã; interesse pela área administrativa; informática básica.

Contrato de aprendizagem com duração de 16 meses; remuneração mensal de R$ 820,00, vale-transporte, refeitório e seguro. Jovens com deficiência podem se inscrever sem limite de idade, como prevê a lei.

A aula teórica é às sextas, na instituição formadora do centro de Contagem.`,
  },
  {
    key: 'estagio-administracao-palmas',
    title: 'Estágio em Administração',
    company: 'Cooperativa Babaçu do Bico',
    places: ['Palmas/TO'],
    workModel: 'hybrid',
    contracts: ['internship'],
    salary: [1000, 1000],
    phase: 40,
    description: `Ajude uma cooperativa de quebradeiras de coco a organizar seus números.

O estágio apoia o controle de estoque de óleo e sabão, a emissão de boletos, a prestação de contas de projetos e as atas das assembleias.

Estudantes de administração, contábeis ou gestão de cooperativas com matrícula ativa, a partir do 4º período. Planilhas, redação e respeito aos saberes tradicionais. Desejável já ter participado de empresa júnior ou movimento social.

Bolsa de R$ 1.000,00 por mês, 6 horas diárias, auxílio-transporte, uma viagem a campo por bimestre. Estágio híbrido.`,
  },
  {
    key: 'coordenador-administrativo-santarem',
    title: 'Coordenador(a) Administrativo(a)',
    company: 'Terminal Graneleiro Alter',
    places: ['Santarém/PA'],
    contracts: ['clt'],
    salary: [7800, 9000],
    phase: 12,
    description: `Coordenar serviços administrativos de um terminal portuário: facilities, frota leve, viagens, alojamento, segurança patrimonial terceirizada, arquivo e contratos de apoio.

O que buscamos: superior em administração ou engenharia; 5 anos em gestão administrativa; gestão de contratos de terceiros; orçamento anual e controle de custos; SAP; CNH B; liderança de 12 pessoas.

Diferenciais: inglês intermediário; pós-graduação em gestão; vivência em área portuária ou agroindústria.

O que oferecemos: R$ 7.800 a R$ 9.000 por mês, PLR de até 3 salários, plano de saúde, auxílio-moradia por 12 meses para quem vier de fora. Contratação CLT.`,
  },
  {
    key: 'assistente-diretoria-cuiaba',
    title: 'Assistente de Diretoria',
    company: '',
    places: ['Cuiabá/MT'],
    phase: 29,
    dating: 'undated',
    description: `Empresa de médio porte do agronegócio (nome sob sigilo nesta etapa) seleciona assistente de diretoria.

Agenda, viagens, reembolsos, acompanhamento de projetos e organização de reuniões de resultado. Interface com jurídico e contabilidade.

Formação superior em administração, secretariado ou relações internacionais. Inglês avançado. Excel e PowerPoint avançados. Discrição. Experiência de 3 anos em função semelhante.

Benefícios compatíveis com empresas de grande porte.`,
  },
  {
    key: 'auxiliar-escritorio-pcd-novo-hamburgo',
    title: 'Auxiliar de Escritório (PcD)',
    company: 'Curtume Rio dos Sinos',
    places: ['Novo Hamburgo/RS'],
    contracts: ['clt'],
    disability: 'exclusive',
    phase: 1,
    description: `Vaga exclusiva para pessoas com deficiência e reabilitadas do INSS.

Conferir e digitar romaneios, emitir etiquetas, arquivar documentos fiscais, atender ramais internos, apoiar a folha de ponto.

Requisitos: ensino médio completo (ou em conclusão), informática básica e atenção a números. Ter trabalhado em indústria de calçados ou couro é um diferencial, mas não eliminatório.

Oferecemos R$ 1.950,00 a R$ 2.100,00 por mês, plano de saúde, transporte da empresa com veículo adaptado, restaurante e PPR. Vínculo CLT, 44 horas. Intérprete de Libras disponível na entrevista.

O escritório fica no térreo, sem degraus.`,
  },
  {
    key: 'analista-administrativo-condominios',
    title: 'Analista de Condomínios',
    company: 'Administradora Quadra Certa',
    places: ['Brasília/DF', 'Taguatinga/DF'],
    contracts: ['clt'],
    salary: [3400, 4100],
    phase: 18,
    description: `Carteira de 18 condomínios residenciais.

Suas atividades: elaborar previsão orçamentária e prestação de contas, convocar e secretariar assembleias, orientar síndicos, acompanhar cobrança de inadimplentes, contratar fornecedores com três cotações, conferir folha dos funcionários.

Pedimos superior completo em administração, contábeis ou direito; 2 anos em administração de condomínios; conhecimento da legislação condominial; boa escrita de atas; CNH B. Domínio do sistema Superlógica é desejável.

CLT, R$ 3.400 a R$ 4.100, assembleias noturnas com horas compensadas, dois dias de home office.

O prédio mais antigo da carteira tem 58 anos e o mais novo, oito meses. Um assistente apoia sua carteira com boletos, circulares e reservas de salão.`,
  },
  {
    key: 'digitador-temporario-teresina',
    title: 'Digitador(a)',
    company: 'Recenseia Dados e Pesquisas',
    places: ['Teresina/PI'],
    workModel: 'onSite',
    salary: [1700, 1700],
    phase: 35,
    description: `40 vagas temporárias (4 meses) para digitação de questionários de saúde bucal.

Requisitos: ensino médio completo, digitação rápida com conferência, noções de Excel, sigilo de dados pessoais (LGPD). Haverá teste prático de 15 minutos.

R$ 1.700,00 mensais mais produtividade a partir de 120 formulários por dia. Contrato temporário. Turnos 7h–13h e 13h–19h.`,
  },
];
