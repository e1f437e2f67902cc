import type { SampleAd } from '../sample-ad.ts';

/** Laboratories, research, regulation. */
export const SCIENCE_ADS: readonly SampleAd[] = [
  {
    key: 'biologo-analises-clinicas',
    title: 'Biomédico(a) - Análises Clínicas',
    company: 'Laboratório Gota Clara',
    places: ['São Luís/MA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4200, 4700],
    phase: 4,
    description: `Setores de hematologia e bioquímica, plantão 12x36 diurno.

Liberar laudos, controlar a qualidade interna e externa, validar equipamentos e orientar a coleta.

Graduação em Biomedicina com CRBM ativo (habilitação em patologia clínica), experiência com automação laboratorial, controle de qualidade e sistema de gestão de laboratório. Hemostasia e citometria de fluxo são diferenciais.`,
  },
  {
    key: 'quimico-desenvolvimento-cosmeticos',
    title: 'Pesquisador(a) de Desenvolvimento - Cosméticos',
    company: 'Jenipapo Cosmética Natural',
    places: ['Diadema/SP'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 27,
    description: `Formulamos xampus, cremes e protetores com ativos da Amazônia.

O trabalho vai do briefing à fábrica: bancada, estabilidade, escala piloto e dossiê regulatório.

Você traz
- Química, Farmácia ou Engenharia Química, com registro no conselho
- Formulação de emulsões e tensoativos
- Testes de estabilidade
- Regulação da Anvisa para cosméticos
- Inglês intermediário

Melhor ainda
- Proteção solar
- Análise sensorial`,
  },
  {
    key: 'analista-pesquisa-clinica',
    title: 'Clinical Research Associate (CRA) II',
    company: 'Nexo Estudos Clínicos',
    places: ['Porto Alegre/RS'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [9800, 11800],
    phase: 18,
    description: `Home-based position covering sites in the South of Brazil, about 50% travel.

Responsibilities
- Site selection, initiation, monitoring and close-out visits
- Source data verification
- Keep the trial master file inspection-ready

Requirements
- Degree in life sciences or health
- 2+ years of on-site monitoring experience
- ICH-GCP
- Experience with EDC systems
- Advanced English and native Portuguese
- Driver's licence

Nice to have: oncology trials, Spanish.`,
  },
  {
    key: 'tecnico-laboratorio-microbiologia',
    title: 'Técnico de Laboratório - Microbiologia',
    company: 'Análise Pura Alimentos',
    places: ['Chapecó/SC'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2600, 2900],
    phase: 38,
    description: `Ensaios microbiológicos de carnes e lácteos para exportação.

Preparar meios, semear, contar colônias, identificar Salmonella e Listeria, registrar no LIMS conforme a ISO/IEC 17025.

Técnico em química, alimentos ou biotecnologia; boas práticas de laboratório; noções de ISO 17025; informática. PCR é diferencial. Turno da tarde, vale-alimentação e fretado.`,
  },
  {
    key: 'estatistico-saude-publica',
    title: 'Bioestatístico(a)',
    company: 'Fundação Rios de Saúde',
    places: ['Rio de Janeiro/RJ'],
    workModel: 'hybrid',
    contracts: ['pj'],
    salary: [8500, 8500],
    phase: 31,
    description: `Estudo de coorte com 14 mil famílias, cinco anos de seguimento, bases do SUS pareadas.

Atividades: plano de análise, modelos de sobrevivência e multinível, revisão de artigos e painéis para gestores.

Mestrado em Estatística, Saúde Coletiva ou Epidemiologia; R avançado; SQL; modelos lineares generalizados; redação científica; inglês avançado. Stata e pareamento de registros são desejáveis.`,
  },
  {
    key: 'estagio-biotecnologia',
    title: 'Estágio - Biologia Molecular',
    company: 'Semear Genética',
    places: ['Lavras/MG'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [1300, 1300],
    phase: 9,
    description: `Bolsa de R$ 1.300 por 30 horas semanais no laboratório de marcadores moleculares.

Aberto a estudantes a partir do 5º período de Biotecnologia, Agronomia ou Ciências Biológicas, com matrícula.

Extração de DNA, PCR, eletroforese e organização de dados no Excel. Inglês para leitura de protocolos é requisito; noções de R ou bioinformática são diferenciais.`,
  },
];
