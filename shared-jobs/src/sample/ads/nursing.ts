import { withRepost, type SampleAd } from '../sample-ad.ts';

/** Nurses, nursing technicians and those who prepare what they work with. */
export const NURSING_ADS: readonly SampleAd[] = [
  {
    key: 'enfermeiro-uti-neonatal',
    title: 'Enfermeiro(a) UTI Neonatal',
    company: 'Hospital Maré Mansa',
    places: ['Recife/PE'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [5200, 6100],
    disability: 'open',
    phase: 0,
    description: `O Hospital Maré Mansa é uma maternidade de alto risco com 28 leitos neonatais. Estamos ampliando a equipe do plantão noturno.

Responsabilidades
• Assistência de enfermagem ao recém-nascido grave, da admissão à alta
• Aplicar a SAE e registrar tudo no prontuário eletrônico
• Passagem de PICC e manejo de ventilação não invasiva junto à fisioterapia
• Orientar as mães sobre amamentação e cuidado canguru

Requisitos
• Graduação em enfermagem e COREN-PE ativo
• Experiência mínima de 1 ano em UTI neonatal ou pediátrica
• Conhecimento de protocolos de segurança do paciente
• Disponibilidade para escala 12x36 noturna

Diferenciais
• Pós-graduação em neonatologia
• Curso de reanimação neonatal

Benefícios
Plano de saúde após 90 dias, vale-alimentação de R$ 480,00, refeição no local e auxílio-creche. Salário de R$ 5.200,00 a R$ 6.100,00 por mês, já com adicional noturno. A vaga também está aberta a pessoas com deficiência.`,
  },
  {
    key: 'tecnico-enfermagem-home-care',
    title: 'Técnico(a) de Enfermagem - Home Care',
    company: 'Cuidar em Casa Potiguar',
    places: ['Natal/RN', 'Parnamirim/RN'],
    contracts: ['cooperative'],
    salary: [14, 16, 'hour'],
    phase: 17,
    description: `Cooperativa de enfermagem admite técnicos e técnicas para atendimento domiciliar em Natal e Parnamirim.

O trabalho é na casa do paciente, em plantões de 12 horas: banho no leito, mudança de decúbito, curativos, administração de medicamentos por sonda e via endovenosa, aspiração de traqueostomia e controle de sinais vitais. A família acompanha de perto, por isso paciência e boa comunicação contam tanto quanto a técnica.

Para ingressar como cooperado é preciso ter curso técnico em enfermagem concluído, COREN ativo e ao menos seis meses de vivência hospitalar ou domiciliar. Quem já cuidou de paciente em ventilação mecânica entra na frente da fila.

O repasse é de R$ 14,00 a R$ 16,00 por hora, pago quinzenalmente. O cooperado contribui para o INSS e não há vínculo empregatício. Cadastro presencial às terças, com documentos originais.`,
  },
  {
    key: 'enfermeiro-saude-familia-jurua',
    title: 'Enfermeiro(a) da Estratégia Saúde da Família',
    company: 'Instituto Beira-Rio de Atenção Básica',
    places: ['Cruzeiro do Sul/AC'],
    workModel: 'onSite',
    contracts: ['temporary'],
    phase: 34,
    description: `PROCESSO SELETIVO SIMPLIFICADO – CONTRATO TEMPORÁRIO DE 12 MESES, PRORROGÁVEL

Cargo: Enfermeiro(a) – equipe ribeirinha
Carga horária: 40 horas semanais
Vencimento: R$ 4.900,00 mensais + gratificação de deslocamento fluvial

Atribuições
- Realizar consulta de enfermagem, pré-natal de baixo risco e puericultura
- Coordenar a sala de vacina e a busca ativa de faltosos
- Supervisionar agentes comunitários de saúde
- Alimentar o e-SUS e os indicadores da atenção primária

Exigências
- Ensino superior em enfermagem
- Registro no COREN
- Experiência em saúde da família ou unidade básica de saúde
- Disponibilidade para viagens de barco de até 10 dias pelo rio Juruá

Serão pontuados títulos de especialização em saúde coletiva e saúde indígena. Inscrição gratuita. A convocação segue a ordem de classificação.`,
  },
  {
    key: 'enfermeiro-ccih-porto-alegre',
    title: 'Enfermeiro(a) Pleno de Controle de Infecção (CCIH)',
    company: 'Hospital Ventos do Guaíba',
    places: ['Porto Alegre/RS'],
    contracts: ['clt'],
    salary: [7800, 8600],
    phase: 6,
    description: `Buscamos alguém que goste de dado e de leito na mesma medida. A CCIH do nosso hospital atende 210 leitos e trabalha ao lado da farmácia clínica e do laboratório.

O que você vai fazer
Vigilância ativa de infecção hospitalar, investigação de surtos, auditoria de higienização das mãos, treinamento das equipes e elaboração do relatório mensal para a vigilância sanitária. Um dia por semana é de casa, dedicado a análise e redação.

O que esperamos de você
Graduação em enfermagem com COREN-RS; pelo menos 3 anos de experiência hospitalar, sendo 1 em controle de infecção; domínio de Excel para tabular indicadores; conhecimento das normas da ANVISA.

Seria um plus
Especialização em CCIH, inglês para leitura de artigos e familiaridade com Power BI.

Faixa de R$ 7.800 a R$ 8.600, CLT, 40 horas, plano de saúde sem coparticipação e restaurante no local.`,
  },
  {
    key: 'tecnico-centro-cirurgico',
    title: 'Técnico de Enfermagem - Centro Cirúrgico',
    company: 'Hospital Serra da Bodoquena',
    places: ['Campo Grande/MS'],
    workModel: 'onSite',
    salary: [2950, 3200],
    phase: 23,
    description: `Vaga efetiva para o bloco cirúrgico, turno da tarde (13h às 19h, de segunda a sábado).

Atividades:
* circular em sala e instrumentar cirurgias de pequeno e médio porte
* conferir caixas e materiais com a CME
* aplicar o checklist de cirurgia segura antes de cada procedimento
* encaminhar peças para anatomia patológica
* acompanhar o paciente na sala de recuperação

Precisamos que você tenha:
* curso técnico em enfermagem e COREN definitivo
* experiência de 1 ano em centro cirúrgico
* noções de biossegurança e de esterilização de materiais

Curso de instrumentação cirúrgica é desejável.

Salário entre R$ 2.950,00 e R$ 3.200,00 mensais + insalubridade + vale-transporte + cesta básica. Vínculo CLT.`,
  },
  {
    key: 'coordenador-enfermagem-manaus',
    title: 'Coordenador(a) de Enfermagem - Pronto-Socorro',
    company: 'Rede Igapó Saúde',
    places: ['Manaus/AM'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [9500, 11_000],
    phase: 40,
    description: `A Rede Igapó Saúde procura uma liderança para o pronto-socorro adulto, porta aberta com cerca de 300 atendimentos por dia.

Principais desafios
– Gerir uma equipe de 64 pessoas, entre enfermeiros e técnicos: escalas, férias, banco de horas e avaliação de desempenho
– Garantir o protocolo de Manchester e os tempos de porta-médico e porta-antibiótico
– Conduzir a análise de eventos adversos e os planos de ação
– Participar da comissão de acreditação hospitalar

Perfil desejado
Enfermeiro(a) com COREN ativo, experiência de 5 anos em urgência e emergência e vivência em gestão de equipes. Pós-graduação em gestão em saúde ou em urgência. ACLS em dia. Excel intermediário.

Oferecemos salário de R$ 9.500 a R$ 11.000 por mês, bônus por indicadores assistenciais, plano de saúde extensivo e estacionamento. Pessoas com deficiência também podem se candidatar a esta vaga.`,
  },
  {
    key: 'enfermeiro-auditor-remoto',
    title: 'Enfermeiro(a) Auditor(a) de Contas Médicas',
    company: 'Prisma Autogestão em Saúde',
    places: ['São Paulo/SP', 'Brasília/DF'],
    contracts: ['clt'],
    phase: 12,
    description: `Sobre a vaga
Analisar contas hospitalares de alta complexidade de uma operadora de autogestão com 90 mil vidas. Trabalho 100% remoto, com visita presencial a prestadores uma vez por trimestre.

Responsabilidades
1. Auditoria de contas médicas antes e depois do pagamento
2. Análise de glosas e recursos de glosa
3. Negociação técnica com hospitais
4. Emissão de pareceres sobre OPME e materiais especiais

Requisitos obrigatórios
1. Formação superior em enfermagem e COREN
2. Especialização em auditoria em saúde
3. Vivência com tabelas TUSS, Brasíndice e Simpro
4. Padrão TISS
5. Internet estável e ambiente reservado em casa

Desejável: experiência com auditoria concorrente e com sistemas de regulação.

Regime CLT, jornada flexível de 40 horas, auxílio home office e previdência privada. Remuneração a combinar conforme experiência.`,
  },
  {
    key: 'enfermeiro-trabalho-carajas',
    title: 'Enfermeiro(a) do Trabalho',
    company: 'Mineração Pedra Alta',
    places: ['Parauapebas/PA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [8200, 9400],
    phase: 29,
    description: `Nossa operação funciona 24 horas e a saúde ocupacional acompanha 2.300 trabalhadores próprios e terceiros.

Principais atribuições: executar o PCMSO, agendar e realizar exames admissionais, periódicos e demissionais, conduzir campanhas de vacinação, atender emergências no ambulatório da mina, participar da investigação de acidentes e enviar os eventos de saúde ao eSocial.

Requisitos: graduação em enfermagem com especialização em enfermagem do trabalho, COREN-PA, experiência mínima de 2 anos em indústria ou mineração, conhecimento da NR-7 e da NR-32, CNH B.

Diferenciais: suporte avançado de vida (ACLS) e inglês intermediário.

Salário: R$ 8.200,00 a R$ 9.400,00. Moradia compartilhada durante os primeiros seis meses, passagem aérea trimestral, plano de saúde nacional, PLR. Todas as nossas vagas são abertas a pessoas com deficiência.`,
  },
  ...withRepost(
    {
      key: 'tecnico-enfermagem-ji-parana',
      title: 'tecnico de enfermagem URGENTE',
      company: 'Pronto Atendimento Urupá',
      places: ['Ji-Paraná/RO'],
      contracts: ['clt'],
      phase: 1,
      description: `Contrata-se tecnico de enfermagem p/ pronto atendimento. 2 vagas dia 1 vaga noite escala 12x36

precisa ter COREN ativo (nao aceitamos protocolo), experiencia em urgencia e emergencia de no minimo 6 meses, punçao venosa, eletrocardiograma, saber fazer triagem

carteira assinada, adicional de insalubridade 20%, alimentaçao no local. inicio imediato

levar curriculo na recepçao da clinica das 8 as 11, falar com a enfermeira chefe`,
    },
    12,
  ),
  {
    key: 'enfermeiro-obstetra-maceio',
    title: 'Enfermeira(o) Obstetra',
    company: 'Casa de Parto Lagoa Azul',
    places: ['Maceió/AL'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [6700, 7300],
    phase: 18,
    description: `A Casa de Parto Lagoa Azul acompanha nascimentos de risco habitual e acredita em assistência baseada em evidências.

Procuramos enfermeira ou enfermeiro obstetra para assumir plantões de 24 horas, um por semana, mais um turno de consultas de pré-natal.

No dia a dia você acompanha o trabalho de parto, assiste partos normais sem distócia, conduz a consulta puerperal, faz o acolhimento e a classificação de risco obstétrica e transfere com segurança quando a situação muda.

É necessário ter graduação em enfermagem, especialização em enfermagem obstétrica, COREN-AL e pelo menos 20 partos assistidos comprovados. Pedimos também curso de urgência obstétrica atualizado.

Conhecimento em métodos não farmacológicos de alívio da dor e em inserção de DIU conta a favor.

Pagamos entre R$ 6.700 e R$ 7.300 por mês, com registro CLT, plano odontológico e supervisão clínica mensal.`,
  },
  {
    key: 'auxiliar-cme-maraba',
    title: 'Auxiliar de Esterilização de Materiais',
    company: 'Hospital Vale do Itacaiúnas',
    places: ['Marabá/PA'],
    workModel: 'onSite',
    disability: 'exclusive',
    phase: 35,
    description: `Vaga exclusiva para pessoas com deficiência (PcD).

A CME é o setor que limpa, prepara e esteriliza tudo o que toca o paciente. Seu dia a dia: receber material contaminado na área suja, lavar em lavadora ultrassônica, secar, inspecionar com lente, montar caixas pelo checklist, operar autoclave com apoio da enfermeira e guardar no arsenal.

Pedimos ensino médio completo e noções de biossegurança. Não é preciso ter experiência: o treinamento dura 30 dias e é pago. Curso técnico em enfermagem em andamento é um diferencial.

O setor tem bancada com altura regulável e sinalização luminosa; conte na entrevista de quais adaptações você precisa.

Salário: R$ 1.850,00 a R$ 1.980,00 + insalubridade de 40%. Escala 6x1, contratação CLT, vale-transporte e refeitório.`,
  },
];
