import type { SampleAd } from '../sample-ad.ts';

/** Fields, herds and what is sold to them. */
export const AGRICULTURE_ADS: readonly SampleAd[] = [
  {
    key: 'agronomo-consultor-tecnico',
    title: 'Engenheiro(a) Agrônomo(a) - Consultor Técnico de Vendas',
    company: 'Semente Boa Insumos',
    places: ['Luís Eduardo Magalhães/BA'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [6500, 9000],
    phase: 13,
    description: `Carteira de 38 produtores de soja e algodão num raio de 200 km.

Você visita lavoura, recomenda manejo, instala campo demonstrativo e fecha pedido. O carro é da empresa, o relacionamento é seu.

Requisitos
- Agronomia com CREA
- Experiência em vendas técnicas de defensivos, sementes ou fertilizantes
- Manejo integrado de pragas
- Negociação e barter
- CNH B

Diferenciais
- Agricultura de precisão
- Salesforce ou outro CRM

Fixo mais variável, entre R$ 6.500 e R$ 9.000.`,
  },
  {
    key: 'tratorista-fruticultura',
    title: 'Tratorista',
    company: 'Fazenda Manga Rosa',
    places: ['Livramento de Nossa Senhora/BA'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 42,
    description: `Pulverização, roçagem e transporte interno em 300 hectares de manga irrigada.

Saber operar trator com pulverizador e turbo atomizador, fazer regulagem e manutenção básica, ter NR-31 e curso de aplicação de agrotóxicos. CNH C ajuda. Moradia na fazenda para a família e escola no distrito.`,
  },
  {
    key: 'veterinario-bovinos-leite',
    title: 'Médico(a) Veterinário(a) - Bovinos de Leite',
    company: 'Cooperativa Campos do Iguaçu',
    places: ['Francisco Beltrão/PR'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [7400, 8600],
    phase: 24,
    description: `Assistência a 60 propriedades familiares.

Responsabilidades: reprodução (IATF e ultrassonografia), qualidade do leite, calendário sanitário e treinamento de ordenhadores.

Exigimos graduação em Medicina Veterinária, CRMV ativo, prática com diagnóstico de gestação por ultrassom, vivência em bovinocultura leiteira e CNH B. Nutrição de ruminantes e gestão rural são diferenciais.`,
  },
  {
    key: 'tecnico-agricola-irrigacao',
    title: 'Técnico Agrícola - Irrigação',
    company: 'Pivô Cerrado Irrigação',
    places: ['Cristalina/GO', 'Unaí/MG'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3500, 4000],
    phase: 33,
    description: `Montagem e assistência de pivôs centrais e de gotejamento.

Curso técnico em agropecuária, elétrica básica, hidráulica, leitura de mapa de projeto, CFTA ativo e CNH B. Telemetria de pivô e drone contam pontos. Viagens semanais com hotel e diária.`,
  },
  {
    key: 'analista-dados-agro',
    title: 'Analista de Geoprocessamento Pleno',
    company: 'Talhão Inteligente',
    places: ['Piracicaba/SP'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [6800, 7800],
    phase: 19,
    description: `Transformamos imagem de satélite em mapa de aplicação. Trabalho remoto para qualquer canto do país, contrato PJ.

Obrigatório
- Geoprocessamento com QGIS
- Python (rasterio, geopandas)
- Índices de vegetação (NDVI, NDRE)
- SQL com PostGIS

Desejável
- Google Earth Engine
- Formação em Agronomia, Geografia ou Agrimensura
- Noções de aprendizado de máquina`,
  },
  {
    key: 'gerente-fazenda-pecuaria',
    title: 'Gerente de Fazenda - Pecuária de Corte',
    company: 'Agropecuária Buritizal',
    places: ['Vilhena/RO', '/AC'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [9000, 12000],
    phase: 2,
    description: `Ciclo completo, 11 mil cabeças, integração com lavoura em 1.800 hectares.

Precisamos de quem una números e gente: orçamento anual, compra e venda de gado, escala de 34 funcionários e metas de ganho por hectare.

Superior em Zootecnia, Agronomia ou Veterinária; 6 anos de gestão de fazendas; manejo de pastagens; confinamento; rastreabilidade; Excel. Ajuda conhecer software de gestão pecuária e certificações ambientais. Residir na fazenda, com casa e energia.`,
  },
];
