import type { SampleAd } from '../sample-ad.ts';

/** Electricity, oil and gas, sun and wind. */
export const ENERGY_ADS: readonly SampleAd[] = [
  {
    key: 'tecnico-eolica-operacao',
    title: 'Técnico(a) de Operação e Manutenção Eólica',
    company: 'Ventos da Borborema',
    places: ['Areia Branca/RN', 'Parnaíba/PI'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4100, 4900],
    phase: 8,
    description: `Parque de 54 aerogeradores. O escritório fica a 90 metros do chão.

Rotina: inspeção, torqueamento, troca de componentes, leitura de alarmes no SCADA e relatórios.

Precisa de curso técnico em eletrotécnica, mecânica ou mecatrônica, NR-10, NR-35, aptidão para espaço confinado (NR-33), inglês técnico e CNH B. Já ter o GWO é diferencial; se não tiver, pagamos o curso.`,
  },
  {
    key: 'engenheiro-solar-projetos',
    title: 'Engenheiro(a) de Projetos Fotovoltaicos',
    company: 'Sol Nascente Engenharia',
    places: ['Montes Claros/MG'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 30,
    description: `Usinas de solo de 1 a 5 MW, da viabilidade ao parecer de acesso.

Dimensionar arranjos e inversores, desenhar diagramas unifilares, simular no PVsyst e tratar com a distribuidora.

Engenharia Elétrica com CREA, PVsyst, AutoCAD, conhecimento da REN 1.000 da ANEEL e da Lei 14.300, proteção em média tensão. Seria um plus ter feito comissionamento.`,
  },
  {
    key: 'eletricista-rede-distribuicao',
    title: 'Eletricista de Rede de Distribuição',
    company: 'Elétrica Vale do Acre',
    places: ['Rio Branco/AC'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2700, 3100],
    disability: 'open',
    phase: 22,
    description: `Construção e manutenção de rede aérea de média e baixa tensão, linha morta.

Ensino médio completo; curso de eletricista de redes; NR-10 básico e SEP; NR-35; CNH B ou superior. Experiência com linha viva é diferencial.

Periculosidade de 30%, ticket, plano de saúde. Candidaturas de pessoas com deficiência compatíveis com a função são bem-vindas.`,
  },
  {
    key: 'operador-refinaria',
    title: 'Operador de Processos - Refino',
    company: 'Refinaria Costa do Cacau',
    places: ['São Francisco do Conde/BA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [7600, 8800],
    phase: 16,
    description: `Turno de 12 horas em unidade de destilação e hidrotratamento.

Requisitos: técnico em química, petróleo e gás, eletrotécnica ou mecânica; operação de processos contínuos por 3 anos; leitura de P&ID; permissão de trabalho; inglês básico. Desejável: brigada de emergência e SDCD.`,
  },
  {
    key: 'trader-energia-junior',
    title: 'Analista de Comercialização de Energia Júnior',
    company: 'Lastro Energia Livre',
    places: ['São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [6200, 7200],
    phase: 36,
    description: `Mesa de 11 pessoas que compra e vende energia no mercado livre.

Você acompanha PLD, vazões e carga, registra contratos na CCEE, precifica propostas e explica ao cliente por que a fatura veio assim.

Pedimos graduação em Engenharia, Economia ou áreas correlatas, Excel avançado, noções do setor elétrico e VBA ou Python. Ajuda conhecer NEWAVE e DECOMP e ter inglês avançado.`,
  },
  {
    key: 'engenheira-hidrogenio-pesquisa',
    title: 'Pesquisador(a) em Hidrogênio Verde',
    company: 'Instituto Mar de Energia',
    places: ['São Gonçalo do Amarante/CE'],
    contracts: ['temporary'],
    phase: 11,
    description: `Bolsa de 24 meses em projeto de P&D com porto e indústria.

Investigar eletrólise acoplada a fontes variáveis, montar bancada, publicar e apresentar.

Mestrado em Engenharia Química, Elétrica ou de Materiais, experiência com eletroquímica, análise de dados em Python ou MATLAB e inglês fluente para escrever artigos. Doutorado é desejável.`,
  },
];
