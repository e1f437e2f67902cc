import type { SampleAd } from '../sample-ad.ts';

/** Engineers of what is built: works, projects, sanitation, environment, safety. */
export const ENGINEERING_WORKS_ADS: readonly SampleAd[] = [
  {
    key: 'engenheiro-civil-obras-verticais',
    title: 'Engenheiro(a) Civil de Obras',
    company: 'Construtora Pedra Clara',
    places: ['Goiânia/GO'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [9800, 11500],
    phase: 4,
    description: `A Pedra Clara ergue torres residenciais de até 32 pavimentos e procura quem assuma uma delas da fundação à entrega das chaves.

Atividades
- Planejar a obra em linha de balanço e cobrar o avanço semanal das equipes
- Contratar e medir empreiteiros
- Conferir armação, concretagem e alvenaria estrutural
- Controlar custo por etapa e explicar cada desvio

Requisitos
- Graduação em Engenharia Civil e CREA ativo
- Pelo menos 4 anos em obra vertical
- MS Project e AutoCAD
- Leitura de orçamento e curva ABC
- CNH B

Desejável
- Alvenaria racionalizada
- Certificação PBQP-H vivida na prática

Salário entre R$ 9.800 e R$ 11.500 por mês, mais participação por prazo e custo.`,
  },
  {
    key: 'engenheiro-orcamentista-infra',
    title: 'Engenheiro(a) Orçamentista Pleno',
    company: 'Travessia Infraestrutura',
    places: ['Cuiabá/MT'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 19,
    description: `Montamos propostas para licitações de rodovias e pontes no Centro-Oeste. O prazo costuma ser curto e a planilha, longa.

Você vai levantar quantitativos a partir de projeto, compor preços unitários com base em SICRO e SINAPI, cotar insumos com fornecedores locais e defender o orçamento diante da diretoria.

Precisamos de formação em Engenharia Civil, domínio de Excel avançado, vivência com SICRO e SINAPI, leitura de projeto geométrico e de drenagem e conhecimento da Lei 14.133. Quem já usou o Compor 90 ou o Sienge se adapta mais rápido, mas isso se aprende aqui.

Três dias por semana no escritório do Jardim Cuiabá; os outros, de casa.`,
  },
  {
    key: 'projetista-estrutural-concreto',
    title: 'Projetista de Estruturas Sênior',
    company: 'Nervura Cálculo Estrutural',
    places: ['Fortaleza/CE'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [11000, 14000],
    phase: 33,
    description: `Escritório de cálculo com 22 pessoas espalhadas pelo país. Contratação PJ, remota, com duas semanas de recesso remunerado em dezembro.

O que você fará
Dimensionar edifícios de concreto armado e protendido, revisar o trabalho de quem está começando e responder às obras quando a ferragem não cabe onde o desenho diz que cabe.

O que esperamos
Experiência de 6 anos ou mais com projeto estrutural
TQS em nível avançado
Revit para compatibilização
Conhecimento das NBR 6118 e NBR 8681
CREA

Seria um plus
Estruturas metálicas
Programação em Python para automatizar rotinas do TQS`,
  },
  {
    key: 'engenheiro-ambiental-licenciamento',
    title: 'Analista Ambiental - Licenciamento',
    company: 'Foz Verde Consultoria',
    places: ['Manaus/AM', 'Porto Velho/RO'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [5600, 6800],
    phase: 27,
    description: `Empreendimentos de porto, linha de transmissão e mineração passam por nós antes de começar. Buscamos quem escreva bem e aguente campo.

Responsabilidades
- Elaborar EIA/RIMA, PCA e relatórios de condicionantes
- Acompanhar audiências públicas e vistorias do órgão ambiental
- Coordenar equipes de fauna e flora em campanha de até 15 dias

Requisitos
- Engenharia Ambiental, Florestal ou Biologia, com registro no conselho
- Conhecimento das resoluções CONAMA e do licenciamento estadual
- QGIS
- Boa redação técnica
- Disponibilidade para viagens de barco

Diferenciais
- Geoprocessamento com imagens de satélite
- Experiência com comunidades tradicionais

Base em Manaus ou em Porto Velho, à escolha.`,
  },
  {
    key: 'engenheiro-seguranca-trabalho',
    title: 'Engenheiro de Segurança do Trabalho',
    company: 'Aço Pampa Estruturas',
    places: ['Caxias do Sul/RS'],
    workModel: 'onSite',
    contracts: ['clt'],
    disability: 'open',
    phase: 11,
    description: `Fábrica de estruturas metálicas com 640 pessoas. O SESMT é formado por dois técnicos, uma enfermeira e a cadeira que você vai ocupar.

Quem entra cuida do PGR e dos laudos de insalubridade, investiga acidentes até a causa, treina as lideranças em NR-12 e NR-35 e conversa com a CIPA sem transformar reunião em palestra.

Requisitos: graduação em engenharia com especialização em Segurança do Trabalho, CREA ativo, experiência em indústria metalúrgica, conhecimento de eSocial (eventos de SST) e prática em análise de risco.

Diferencial: auditor interno da ISO 45001.

A empresa recebe candidaturas de pessoas com deficiência para esta posição.`,
  },
  {
    key: 'estagio-engenharia-civil-saneamento',
    title: 'Estágio em Engenharia Civil - Saneamento',
    company: 'Águas do Seridó',
    places: ['Caicó/RN'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [1450, 1450],
    phase: 40,
    description: `Estágio de 30 horas semanais, de manhã, com bolsa de R$ 1.450 e vale-transporte.

É preciso estar matriculado do 6º semestre em diante em Engenharia Civil ou Sanitária.

O estagiário acompanha a troca de redes de água, confere medições de campo, atualiza cadastro em AutoCAD e ajuda a fechar planilhas de perdas no Excel. Quem já mexeu com QGIS ou EPANET começa na frente.

Contrato de um ano, renovável por mais um.`,
  },
];
