import type { SampleAd } from '../sample-ad.ts';

/** Who runs machines and lines. */
export const INDUSTRY_ADS: readonly SampleAd[] = [
  {
    key: 'operador-producao-bebidas',
    title: 'Operador(a) de Produção I',
    company: 'Cervejaria Morro Alto',
    places: ['Petrópolis/RJ'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2150, 2350],
    disability: 'open',
    phase: 1,
    description: `Vaga para a linha de latas, turno 6x2.

Atividades: abastecer a enchedora, acompanhar o nível e a recravação, trocar bobinas, registrar paradas no tablet e manter o posto limpo conforme o 5S.

Requisitos: ensino médio completo, experiência em linha de produção, noções de boas práticas de fabricação, disponibilidade de turno. Curso de NR-12 é diferencial; empilhadeira também.

R$ 2.150 no contrato de experiência e R$ 2.350 depois, com refeitório, fretado e cesta. Pessoas com deficiência podem se candidatar.`,
  },
  {
    key: 'operador-cnc-usinagem',
    title: 'Operador e Programador de CNC',
    company: 'Usinagem Três Eixos',
    places: ['Joinville/SC'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3800, 4700],
    phase: 25,
    description: `Peças sob desenho, lotes de 10 a 500. Centro de usinagem Romi e torno com comando Fanuc.

O que fazer: programar ao pé da máquina e no CAM, preparar ferramenta, ajustar corretor, medir com micrômetro e paquímetro, sugerir dispositivo.

O que pedimos:
- curso técnico em mecânica ou SENAI em usinagem
- programação CNC (comando Fanuc)
- leitura e interpretação de desenho técnico
- metrologia
- 2 anos na função

Ajuda saber Mastercam ou Fusion 360.`,
  },
  {
    key: 'costureira-industrial-moda',
    title: 'Costureiro(a) Industrial',
    company: 'Confecções Algodoal',
    places: ['Santa Cruz do Capibaribe/PE', 'Toritama/PE'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 14,
    description: `Temos 14 vagas para costura de jeans, de segunda a quinta até as 17h e na sexta até as 16h.

Precisa saber operar máquina reta, overloque e interloque, ter prática com fechamento de calça e zíper, e ler ficha técnica. Travete e caseadeira são diferenciais.

Pagamos piso da categoria mais prêmio por produção apurado toda sexta-feira. Auxílio-creche e ônibus da empresa nas duas cidades.`,
  },
  {
    key: 'lider-producao-plasticos',
    title: 'Líder de Produção - Injeção de Plásticos',
    company: 'Injeplas Solimões',
    places: ['Manaus/AM'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4600, 5400],
    phase: 35,
    description: `Segundo turno, 26 pessoas, 18 injetoras de 80 a 650 toneladas.

Missão: entregar o plano do turno com refugo abaixo de 2%.

Requisitos obrigatórios
- Técnico em plásticos, mecânica ou áreas afins
- Vivência em injeção termoplástica
- Liderança de equipe
- Setup rápido (SMED)
- Indicadores de produção no Excel

Desejável
- Superior em andamento
- SAP PP
- Conhecimento de moldes de câmara quente`,
  },
  {
    key: 'jovem-aprendiz-industria',
    title: 'Jovem Aprendiz - Produção',
    company: 'Cerâmica Barro Novo',
    places: ['Criciúma/SC'],
    workModel: 'onSite',
    contracts: ['apprentice'],
    salary: [820, 820],
    phase: 43,
    description: `Programa de aprendizagem industrial, quatro horas por dia, com curso no SENAI duas vezes por semana.

Condições: estar matriculado no ensino médio ou já ter concluído, e ter disponibilidade à tarde. Não pedimos experiência.

O aprendiz conhece a preparação de massa, a prensa e o controle de qualidade, aprende a usar planilhas e a preencher o diário de produção. Salário de R$ 820 mais vale-transporte.`,
  },
  {
    key: 'tecnico-quimico-laboratorio-industria',
    title: 'Técnico(a) em Química - Turno',
    company: 'Usina Canavial Dourado',
    places: ['Dourados/MS'],
    contracts: ['temporary'],
    salary: [3100, 3100],
    phase: 20,
    description: `Contrato de safra, de abril a dezembro, com possibilidade de efetivação.

Análises de brix, pol, ART, pH e acidez no laboratório industrial; preparo de soluções; lançamento no sistema; apoio ao controle de fermentação.

Exigências: curso técnico em química concluído e registro no CRQ, conhecimento de vidrarias e titulação, boas práticas de laboratório e Excel. Já ter trabalhado em usina conta bastante.

Escala 5x1, alojamento para quem vem de fora.`,
  },
];
