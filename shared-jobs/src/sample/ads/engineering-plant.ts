import type { SampleAd } from '../sample-ad.ts';

/** Engineers of what is made: mechanical, electrical, chemical, production, quality. */
export const ENGINEERING_PLANT_ADS: readonly SampleAd[] = [
  {
    key: 'engenheiro-processos-alimentos',
    title: 'Engenheiro(a) de Processos Pleno',
    company: 'Laticínios Serra do Mel',
    places: ['Castro/PR'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [8200, 9600],
    phase: 2,
    description: `A planta de Castro recebe 900 mil litros de leite por dia e quer reduzir a perda no envase.

Principais responsabilidades
- Mapear perdas e conduzir projetos de melhoria com Lean e Six Sigma
- Acompanhar indicadores de OEE por linha
- Especificar trocadores de calor, bombas e tubulações sanitárias
- Validar CIP com a qualidade

O que você precisa ter
- Engenharia Química, de Alimentos ou Mecânica
- 3 anos em indústria de alimentos ou bebidas
- Green Belt
- Minitab e Excel avançado
- Conhecimento de APPCC e boas práticas de fabricação

Diferenciais
- Power BI
- Inglês intermediário`,
  },
  {
    key: 'engenheiro-mecanico-projetos',
    title: 'Engenheiro Mecânico de Projetos',
    company: 'Ventoforte Implementos',
    places: ['Passo Fundo/RS'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 30,
    description: `Projetamos semeadoras e plataformas de colheita. A equipe de engenharia tem nove pessoas e uma oficina de protótipos ao lado.

Atividades: desenhar conjuntos em SolidWorks, calcular chassis por elementos finitos, acompanhar o protótipo no campo durante a safra e liberar lista técnica no ERP.

Exigimos formação em Engenharia Mecânica com CREA, SolidWorks avançado, noções de simulação em Ansys, tolerância geométrica (GD&T) e conhecimento de processos de corte, dobra e solda. CNH B.

Ajuda ter passado por máquinas agrícolas e falar espanhol, porque vendemos para o Paraguai e a Argentina.`,
  },
  {
    key: 'engenheiro-eletricista-automacao',
    title: 'Engenheiro(a) de Automação Sênior',
    company: 'Calha Norte Papel e Celulose',
    places: ['Imperatriz/MA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [13500, 16500],
    phase: 22,
    description: `Responsabilidades
- Responder pela automação da linha de fibras: CLP, SDCD e redes industriais
- Conduzir paradas programadas
- Definir padrão de programação e treinar os técnicos

Qualificações
- Engenharia Elétrica, Mecatrônica ou de Controle e Automação
- CREA
- CLP Siemens e Rockwell, com 7 anos de prática
- Supervisório (SCADA)
- Redes Profibus e Profinet
- NR-10
- Inglês avançado

Desejável
- Sintonia de malhas PID
- Cibersegurança industrial

Benefícios
Casa para a família no primeiro ano, escola dos filhos e previdência privada. Remuneração de R$ 13.500 a R$ 16.500.`,
  },
  {
    key: 'process-engineer-chemicals',
    title: 'Senior Chemical Process Engineer',
    company: 'Baía Química',
    places: ['Camaçari/BA'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 8,
    description: `We run a surfactants plant in Camaçari and report to a technical centre abroad, which is why this ad is in English.

What you will do
- Own the mass and energy balances of two reactors and the distillation train
- Lead HAZOP studies and management of change
- Support scale-up from pilot to plant

Requirements
- Degree in Chemical Engineering
- 6+ years of experience in a chemical plant
- Aspen Plus
- Statistical process control
- Fluent English

Nice to have
- Six Sigma Black Belt
- Experience with ethoxylation

Three days a week on site, shuttle from Salvador included.`,
  },
  {
    key: 'analista-qualidade-automotiva',
    title: 'Analista de Qualidade Júnior',
    company: 'Freios Mantiqueira',
    places: ['Taubaté/SP'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3900, 4400],
    phase: 16,
    description: `Fornecemos pinças e discos para três montadoras. Quando chega reclamação, a qualidade tem 24 horas para conter e oito passos para resolver.

Dia a dia: conduzir 8D com a produção, manter planos de controle e PFMEA, medir peças na tridimensional e preparar PPAP.

Pedimos superior completo ou cursando o último ano em Engenharia ou Tecnologia da Qualidade, conhecimento da IATF 16949, prática com ferramentas da qualidade (Ishikawa, 5 porquês, Pareto), metrologia básica e pacote Office.

Diferenciais: CEP, auditor interno, inglês técnico.`,
  },
  {
    key: 'engenheiro-producao-trainee',
    title: 'Trainee de Engenharia de Produção',
    company: 'Tecelagem Beira-Rio',
    places: ['Blumenau/SC', 'Brusque/SC'],
    contracts: ['clt'],
    phase: 37,
    description: `Programa de 18 meses, com quatro rodízios: PCP, tecelagem, beneficiamento e logística. Ao fim, você assume uma célula.

Para quem se formou em Engenharia de Produção, Têxtil ou Mecânica entre 2024 e 2026.

Esperamos raciocínio com dados em Excel, noções de Lean Manufacturing e cronoanálise, curiosidade de chão de fábrica e inglês intermediário. Power BI e SQL contam a favor.

As inscrições pedem um texto de uma página sobre um processo que você melhorou, dentro ou fora do trabalho.`,
  },
];
