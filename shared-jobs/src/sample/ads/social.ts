import type { SampleAd } from '../sample-ad.ts';

/** Social work, third sector and temporary public posts. */
export const SOCIAL_ADS: readonly SampleAd[] = [
  {
    key: 'assistente-social-creas-macapa',
    title: 'Assistente Social - CREAS',
    company: 'Instituto Tambor do Meio',
    places: ['Macapá/AP'],
    workModel: 'onSite',
    contracts: ['temporary'],
    phase: 9,
    description: `Seleção simplificada para execução de serviço socioassistencial em parceria com a prefeitura. Contrato por prazo determinado de 12 meses, 30 horas semanais.

Atribuições: acompanhamento de famílias com direitos violados, escuta especializada, visitas domiciliares, relatórios ao sistema de justiça, articulação com conselho tutelar e CAPS, registro no prontuário SUAS.

Requisitos: graduação em serviço social; CRESS ativo; experiência na política de assistência social; conhecimento do SUAS e do ECA; elaboração de relatórios técnicos. Disponibilidade para viagens ao Bailique será considerada diferencial.

Remuneração: R$ 3.800,00 + vale-transporte.

A equipe tem mais uma assistente social, dois psicólogos e um advogado.`,
  },
  {
    key: 'educador-social-abrigo-goiania',
    title: 'Educador(a) Social - Acolhimento Institucional',
    company: 'Casa Sabiá',
    places: ['Goiânia/GO'],
    contracts: ['clt'],
    salary: [2100, 2100],
    phase: 26,
    description: `A Casa Sabiá acolhe 20 crianças e adolescentes afastados da família por medida protetiva.

Educar aqui é acordar, levar à escola, ajudar na lição, mediar briga, ouvir, registrar, comemorar aniversário. Plantão 12x36, dia ou noite.

Pedimos ensino médio completo e experiência com crianças ou adolescentes; conhecimento do ECA; equilíbrio emocional; disponibilidade para a escala. Ter experiência com mediação de conflitos ou CNH B é desejável.

R$ 2.100,00, CLT, adicional noturno quando for o caso, refeições, supervisão psicológica mensal. Aceitamos candidaturas de pessoas com deficiência.`,
  },
  {
    key: 'coordenador-projetos-sociais-semiarido',
    title: 'Coordenador(a) de Projetos Sociais',
    company: 'Associação Cisterna Cheia',
    places: ['Petrolina/PE', 'Juazeiro/BA'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [6800, 7600],
    phase: 43,
    description: `Projeto de água e agroecologia com 1.900 famílias em 11 municípios, financiado até o fim de 2028.

Planejar e monitorar metas, liderar 14 técnicos de campo, gerir orçamento de R$ 4 milhões anuais, prestar contas ao financiador, articular prefeituras e sindicatos, sistematizar aprendizados.

Requisitos: ensino superior em agronomia, serviço social, administração ou áreas afins; 5 anos em coordenação de projetos sociais; marco lógico e indicadores; prestação de contas (MROSC); CNH B; disponibilidade para viagens semanais.

Inglês para relatórios e experiência no semiárido são diferenciais.

CLT, R$ 6.800 a R$ 7.600, plano de saúde, diárias.`,
  },
  {
    key: 'captador-recursos-remoto',
    title: 'Analista de Captação de Recursos Pleno',
    company: 'Fundo Ingá para Mulheres Negras',
    places: [],
    contracts: ['clt'],
    salary: [6500, 7500],
    phase: 15,
    description: `Vaga afirmativa para mulheres negras, cis e trans.

Mapear editais nacionais e internacionais, escrever propostas, manter relacionamento com doadores individuais e institucionais, produzir relatórios narrativos, cuidar do CRM de doações.

Para concorrer é necessário: 3 anos em captação de recursos no terceiro setor; escrita excelente; inglês avançado; elaboração de projetos e orçamentos; conhecimento de agenda racial e de gênero.

Espanhol e experiência com doações recorrentes somam.

R$ 6.500 a R$ 7.500, CLT, trabalho remoto, plano de saúde extensivo, semana de quatro dias em janeiro e julho.`,
  },
  {
    key: 'monitor-oficinas-altamira',
    title: 'Monitor(a) de Oficinas - Juventude Ribeirinha',
    company: 'Rede Beiradão do Xingu',
    places: ['Altamira/PA'],
    phase: 32,
    description: `Seis meses de contrato temporário, de fevereiro a julho.

Conduzir oficinas de comunicação popular (vídeo de celular, rádio e texto) com jovens de quatro comunidades; organizar logística de voadeira; registrar presença; apoiar a mostra final.

Requisitos: ensino médio completo; experiência com oficinas ou educação popular; noções de edição de vídeo; saber nadar e viajar embarcado; vínculo ou vivência com povos tradicionais. Cursar comunicação ou etnodesenvolvimento é desejável.

Salário de R$ 2.600,00 mensais, com todos os encargos. Alimentação e combustível por conta do projeto.`,
  },
  {
    key: 'agente-comunitario-temporario-oiapoque',
    title: 'Agente de Combate às Endemias (temporário)',
    company: 'Consórcio Intermunicipal Foz do Norte',
    places: ['Oiapoque/AP'],
    workModel: 'onSite',
    contracts: ['temporary'],
    salary: [3242, 3242],
    phase: 4,
    description: `EDITAL RESUMIDO

Vagas: 9, sendo 1 reservada a pessoas com deficiência.
Vínculo: contrato temporário por 180 dias.
Remuneração: R$ 3.242,00 por mês (piso nacional) + insalubridade.

Descrição das atividades: visitas domiciliares para controle do Aedes e da malária, aplicação de larvicida, coleta de lâmina, educação em saúde, preenchimento de boletins.

Requisitos mínimos: ensino médio completo; experiência com visita domiciliar ou trabalho comunitário; noções de educação em saúde; preenchimento de formulários em celular; curso introdutório (oferecido aos aprovados); disponibilidade para áreas rurais e indígenas. Experiência em controle de endemias e CNH A são diferenciais na análise de títulos.

Inscrição gratuita e presencial. Resultado no mural da sede.`,
  },
  {
    key: 'professor-temporario-rede-municipal',
    title: 'Professor Substituto - Língua Portuguesa',
    company: 'Agência Serrana de Educação Pública',
    places: ['Nova Friburgo/RJ'],
    contracts: ['temporary'],
    salary: [3300, 3300],
    phase: 21,
    description: `Processo seletivo para cadastro de reserva, contrato temporário de 10 meses, 22 horas semanais em escolas de distritos rurais.

Exige-se licenciatura em letras. A prova de títulos considera pós-graduação e tempo de docência no ensino fundamental II. Haverá prova didática sobre produção de texto.

Competências esperadas: planejamento de aulas conforme a BNCC, ensino de leitura e escrita para turmas multisseriadas, avaliação diagnóstica, uso de diário eletrônico.

Vencimentos de R$ 3.300,00 mensais, auxílio-deslocamento para distritos além de 20 km, merenda. Sem taxa de inscrição.

As escolas têm de 40 a 120 alunos.`,
  },
  {
    key: 'tecnico-enfermagem-campanha-vacinacao',
    title: 'Técnico(a) de Enfermagem para Campanha de Vacinação',
    company: 'Consórcio de Saúde Vale do Araguaia',
    places: ['Barra do Garças/MT'],
    workModel: 'onSite',
    contracts: ['temporary'],
    salary: [2900, 2900],
    phase: 38,
    description: `Contratação temporária, 90 dias, equipes volantes.

• Aplicar vacinas em escolas, assentamentos e aldeias
• Conservar a rede de frio e preencher mapas de temperatura
• Registrar doses no sistema nacional
• Orientar famílias e notificar eventos adversos

Técnico de enfermagem com COREN regular. Experiência em sala de vacina de 6 meses. Disponibilidade para viagens de segunda a sexta. CNH D é um diferencial, porque a equipe dirige a van.

R$ 2.900,00 + diárias de campo + insalubridade.

Cada equipe tem quatro pessoas e uma van com rede de frio.`,
  },
  {
    key: 'gestor-publico-planejamento-vilhena',
    title: 'Analista de Orçamento Público',
    company: 'Consórcio Público Cone Sul',
    places: ['Vilhena/RO'],
    workModel: 'hybrid',
    contracts: ['temporary'],
    phase: 10,
    description: `Cargo de provimento temporário até o fim do exercício, prorrogável.

A assessoria apoia cinco prefeituras na elaboração de PPA, LDO e LOA, no monitoramento de metas e na captação de transferências. O trabalho é técnico e apartidário.

Formação: superior em administração pública, economia, contábeis ou gestão pública. Experiência: 3 anos em orçamento público. Conhecimentos: Lei de Responsabilidade Fiscal, Lei 14.133, SICONFI, Transferegov, Excel avançado. Pós-graduação é desejável.

Vencimento de R$ 6.200,00 mensais. Dois dias remotos por semana.

A seleção terá análise curricular e prova escrita sobre um caso de remanejamento orçamentário.`,
  },
  {
    key: 'estagio-servico-social-aracaju',
    title: 'Estágio em Serviço Social',
    company: 'Lar Cajueiro Florido',
    places: ['São Cristóvão/SE'],
    contracts: ['internship'],
    salary: [850, 850],
    phase: 27,
    description: `Instituição de longa permanência para idosos oferece campo de estágio curricular com supervisão de assistente social.

Atividades: estudo social, contato com famílias, acesso ao BPC e a documentos, grupos de convivência, relatórios.

Matrícula ativa em serviço social a partir do 5º período, interesse por políticas para a pessoa idosa, escuta e sigilo, redação clara. Informática básica.

Bolsa de R$ 850,00 mensais, 20 horas por semana, vale-transporte e almoço. O termo segue a resolução do conselho da categoria.

Moram aqui 34 pessoas, de 62 a 101 anos.`,
  },
];
