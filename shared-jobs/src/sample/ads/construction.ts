import type { SampleAd } from '../sample-ad.ts';

/** Trades and supervision of building sites. */
export const CONSTRUCTION_ADS: readonly SampleAd[] = [
  {
    key: 'mestre-obras-residencial',
    title: 'Mestre de Obras',
    company: 'Alicerce Forte Engenharia',
    places: ['Aracaju/SE'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [5500, 6200],
    phase: 7,
    description: `Condomínio de 96 casas, 70 operários próprios e três empreiteiras.

Ler projeto, distribuir serviço, conferir prumo, nível e esquadro, pedir material com antecedência e manter a segurança em dia.

Experiência de 5 anos como mestre, leitura de projetos, concreto e alvenaria, controle de produção por planilha ou aplicativo, conhecimento da NR-18. Curso técnico em edificações conta muito.`,
  },
  {
    key: 'pedreiro-acabamento',
    title: 'Pedreiro de Acabamento',
    company: 'Reforma Certa',
    places: ['Maceió/AL'],
    contracts: ['temporary'],
    salary: [26, 26, 'hour'],
    phase: 28,
    description: `Precisa-se de pedreiro de acabamento pra obra na Ponta Verde, começo imediato, uns 4 meses de serviço.

Assentamento de porcelanato grande formato, rejunte, gesso e impermeabilização. Tem que ter experiencia comprovada, ferramenta propria e saber ler planta simples. NR 18 em dia.

Pagamento toda sexta. Interessados trazer documento e referência de obra anterior.`,
  },
  {
    key: 'tecnico-edificacoes-medicao',
    title: 'Técnico(a) em Edificações',
    company: 'Consórcio Via Litoral',
    places: ['João Pessoa/PB'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3800, 4300],
    phase: 39,
    description: `Obra pública de contenção da orla, prazo de dois anos.

Suas tarefas: medição mensal, controle tecnológico de concreto, diário de obra, levantamento de quantitativos e as-built.

Formação técnica em edificações com CRT ativo; AutoCAD; Excel; experiência em obra pública; CNH B. Topografia básica é desejável.`,
  },
  {
    key: 'arquiteta-compatibilizacao-bim',
    title: 'Arquiteto(a) BIM Pleno',
    company: 'Ateliê Prancha 7',
    places: ['Belo Horizonte/MG'],
    workModel: 'hybrid',
    contracts: ['pj'],
    phase: 17,
    description: `Hospitais e escolas, do estudo ao executivo. Procuramos alguém que goste tanto de detalhe quanto de gente.

Dominar Revit e modelagem de famílias, compatibilizar disciplinas no Navisworks, conduzir o plano de execução BIM e preparar prancha que a obra entenda. CAU ativo e três anos com projeto executivo.

Ajuda: Dynamo, acessibilidade (NBR 9050) e norma da Anvisa para estabelecimentos de saúde (RDC 50).`,
  },
  {
    key: 'instalador-drywall',
    title: 'Montador de Drywall',
    company: 'Divisória Ágil',
    places: ['Vitória/ES', 'Vila Velha/ES'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2700, 3300],
    phase: 32,
    description: `Paredes, forros e tratamento de juntas em lojas e escritórios.

Queremos quem tenha prática com drywall (montagem e acabamento), leitura de projeto, uso de nível a laser e NR-35. Ensino fundamental. Trabalho noturno quando a loja está aberta de dia, com adicional.`,
  },
  {
    key: 'topografo-rodovia',
    title: 'Topógrafo(a)',
    company: 'Traço e Prumo Topografia',
    places: ['Boa Vista/RR'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4900, 5600],
    phase: 0,
    description: `Locação e nivelamento de 84 km de rodovia em terra indígena com acompanhamento da comunidade.

Requisitos
- Curso técnico em agrimensura ou topografia, CFT ativo
- Estação total e GNSS RTK
- AutoCAD Civil 3D ou TopoCAD
- Disponibilidade para acampamento
- CNH B

Diferenciais
- Drone com ortomosaico
- Cálculo de volumes de terraplenagem`,
  },
];
