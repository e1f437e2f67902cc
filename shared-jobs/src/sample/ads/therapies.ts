import type { SampleAd } from '../sample-ad.ts';

/** Physiotherapy, pharmacy, nutrition, psychology, dentistry and other therapies. */
export const THERAPIES_ADS: readonly SampleAd[] = [
  {
    key: 'fisioterapeuta-hospitalar-salvador',
    title: 'Fisioterapeuta Hospitalar',
    company: 'Hospital Ladeira da Barra',
    places: ['Salvador/BA'],
    workModel: 'onSite',
    phase: 14,
    description: `O serviço de fisioterapia cobre UTI adulto, enfermarias e a unidade coronariana, com plantões de 6 horas.

Responsabilidades
• Avaliação cinético-funcional e plano terapêutico
• Fisioterapia respiratória, desmame de ventilação mecânica e extubação conforme protocolo
• Mobilização precoce de paciente crítico
• Evolução em prontuário eletrônico

Requisitos
• Graduação em fisioterapia e registro no CREFITO-7
• Experiência de 1 ano em terapia intensiva
• Especialização em fisioterapia intensiva, concluída ou em curso

Diferencial: título da especialidade e ultrassonografia pulmonar.

R$ 4.100,00 a R$ 4.500,00 por 30 horas semanais, CLT. Plano de saúde, auxílio para filhos pequenos e acesso a bases científicas.`,
  },
  {
    key: 'fisioterapeuta-pilates-floripa',
    title: 'Fisioterapeuta - Pilates e RPG',
    company: 'Estúdio Corpo Ilha',
    places: ['Florianópolis/SC'],
    contracts: ['pj'],
    salary: [55, 70, 'hour'],
    phase: 31,
    description: `Estúdio pequeno, turmas de no máximo três pessoas, aparelhos completos e vista para a lagoa.

A gente busca alguém para dar aulas de pilates clínico e sessões individuais de RPG, com agenda de 15 a 25 horas por semana, manhãs e fins de tarde.

Você precisa de graduação em fisioterapia, CREFITO ativo, formação completa em pilates (solo e aparelhos) e prática com avaliação postural. Se já atendeu gestantes, idosos ou pós-operatório de coluna, conte na mensagem.

Pagamos de R$ 55 a R$ 70 por hora atendida como prestador de serviço PJ, com aumento a cada semestre conforme a ocupação da agenda. Sem taxa de sala.`,
  },
  {
    key: 'farmaceutico-drogaria-goiania',
    title: 'Farmacêutico(a) - Drogaria',
    company: 'Drogarias Pequizeiro',
    places: ['Goiânia/GO', 'Anápolis/GO', 'Rio Verde/GO'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4350, 4900],
    disability: 'open',
    phase: 3,
    description: `Três lojas, três oportunidades: informe na inscrição a cidade de interesse.

A pessoa farmacêutica responde tecnicamente pela loja no seu turno. Isso inclui dispensação de medicamentos controlados e escrituração no SNGPC, aplicação de injetáveis e vacinas, aferição de pressão e glicemia, orientação farmacêutica e apoio à gerência nas metas.

Para concorrer: graduação em farmácia, CRF-GO ativo, conhecimento da legislação sanitária (RDC 44 e Portaria 344) e facilidade em atendimento ao cliente. Experiência em drogaria e curso de vacinação contam pontos.

Remuneração de R$ 4.350,00 a R$ 4.900,00, somando piso da categoria, gratificação de RT e comissão. CLT, escala 6x1 com um domingo de folga por mês. Vagas também abertas para PcD.`,
  },
  {
    key: 'farmaceutico-hospitalar-serra',
    title: 'Farmacêutico(a) Hospitalar Sênior',
    company: 'Hospital Bem-te-vi da Serra',
    places: ['Serra/ES'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [7200, 8000],
    phase: 20,
    description: `Liderar a farmácia clínica de um hospital geral de 150 leitos é o centro desta posição.

No cotidiano você valida prescrições, faz conciliação medicamentosa na admissão e na alta, participa da visita multiprofissional na UTI, conduz o programa de uso racional de antimicrobianos e orienta dois farmacêuticos juniores e uma residente.

Exigências: farmácia com CRF-ES; residência ou especialização em farmácia hospitalar ou clínica; mínimo de 5 anos de experiência em hospital; domínio de farmacovigilância e de gestão de estoque de medicamentos (curva ABC/XYZ); inglês para leitura.

Valorizamos quem já participou de acreditação e de comissão de farmácia e terapêutica.

CLT, R$ 7.200 a R$ 8.000, segunda a sexta, sobreaviso remunerado um fim de semana por mês.`,
  },
  {
    key: 'atendente-farmacia-macapa',
    title: 'Atendente de Farmácia',
    company: 'Farmácia Equinócio',
    places: ['Macapá/AP'],
    contracts: ['clt'],
    phase: 37,
    description: `Vaga para o balcão da loja do centro. Horário das 14h às 22h, folga semanal.

Atividades: atende clientes, separa receitas, confere validade e temperatura da geladeira de insulinas, repõe perfumaria, registra vendas e oferece o programa de fidelidade.

Requisitos: ensino médio completo, experiência com vendas ou farmácia, noções de informática, vontade de aprender nomes de princípios ativos. Curso de auxiliar de farmácia é diferencial.

Salário fixo de R$ 1.750,00 a R$ 1.900,00 + comissão sobre genéricos + vale-transporte. Registro em carteira CLT desde o primeiro dia. Plano de carreira: quatro dos nossos seis gerentes começaram como atendentes.`,
  },
  {
    key: 'estagio-farmacia-campina',
    title: 'Estagiário(a) de Farmácia',
    company: 'Botica do Açude Novo',
    places: ['Campina Grande/PB'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [950, 950],
    phase: 9,
    description: `Estudantes de farmácia, a partir do 5º período, com matrícula ativa: esta é uma chance de passar por todos os setores de uma farmácia magistral.

Você vai acompanhar a pesagem e o fracionamento, a manipulação de cápsulas e semissólidos, o controle de qualidade de matérias-primas, a conferência de receitas e o atendimento de médicos prescritores.

Pedimos conhecimento básico de farmacotécnica e de boas práticas de manipulação (RDC 67), cuidado com cálculo e letra legível. Inglês ou espanhol para leitura é desejável.

Estágio de 30 horas semanais, manhã ou tarde. Bolsa-auxílio de R$ 950,00, auxílio-transporte, seguro e recesso remunerado. Supervisão direta da farmacêutica responsável.`,
  },
  {
    key: 'nutricionista-producao-camacari',
    title: 'Nutricionista de Produção (UAN)',
    company: 'Sabor do Recôncavo Refeições Coletivas',
    places: ['Camaçari/BA'],
    salary: [4300, 4700],
    phase: 26,
    description: `Cliente: indústria do polo, 2.400 refeições por dia em três turnos.

Responsabilidades: planejamento de cardápios e fichas técnicas, controle de custo por refeição, supervisão de cozinheiros e auxiliares, aplicação do manual de boas práticas e dos POPs, treinamento de manipuladores, pesquisa de satisfação com o comensal.

Requisitos: graduação em nutrição; CRN-5; 2 anos de experiência em unidade de alimentação e nutrição; legislação sanitária (RDC 216); Excel; gestão de equipes.

Horário: 6h às 15h48, segunda a sexta. Contratação CLT com salário de R$ 4.300,00 a R$ 4.700,00, transporte fretado, alimentação no local e plano de saúde.`,
  },
  {
    key: 'nutricionista-clinica-brasilia',
    title: 'Nutricionista Clínica(o) - Oncologia',
    company: 'Instituto Ipê Claro de Oncologia',
    places: ['Brasília/DF'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [5000, 5800],
    phase: 43,
    description: `Acompanhe pacientes em quimioterapia e radioterapia do diagnóstico ao pós-tratamento.

Responsabilidades
- Triagem e avaliação nutricional de pacientes ambulatoriais
- Prescrição dietética, incluindo terapia nutricional enteral
- Teleconsultas de seguimento, às quintas e sextas, de casa
- Grupos de educação alimentar para cuidadores
- Participação na reunião multidisciplinar de casos

Formação e experiência
- Graduação em nutrição e CRN-1
- Pós-graduação em nutrição clínica ou oncológica
- Pelo menos 2 anos de prática ambulatorial ou hospitalar

Pesquisa clínica e artigos publicados são um diferencial.

R$ 5.000 a R$ 5.800, CLT, 40h, vale-refeição de R$ 900 mensais e verba anual para congressos.`,
  },
  {
    key: 'psicologo-caps-aracaju',
    title: 'Psicólogo(a) - CAPS AD',
    company: 'Associação Sergipana Novo Passo',
    places: ['Aracaju/SE'],
    workModel: 'onSite',
    contracts: ['temporary'],
    phase: 15,
    description: `Contratação temporária por 24 meses para Centro de Atenção Psicossocial Álcool e Drogas administrado por organização social.

A psicóloga ou o psicólogo integra equipe com enfermagem, serviço social, terapia ocupacional e psiquiatria. Faz acolhimento, atendimento individual e em grupo, construção do projeto terapêutico singular, visita domiciliar e matriciamento às unidades básicas.

Necessário ter CRP-19 regular, graduação em psicologia e experiência em saúde mental, preferencialmente no SUS. Conhecimento em redução de danos é imprescindível.

Especialização em saúde mental coletiva soma pontos.

Vencimento mensal de R$ 3.900,00 por 30 horas semanais, insalubridade e vale-transporte.`,
  },
  {
    key: 'psicologo-plataforma-online',
    title: 'Psicólogo(a) Clínico(a) - Atendimento on-line',
    company: 'Conversa Clara',
    places: [],
    workModel: 'remote',
    contracts: ['pj'],
    phase: 32,
    description: `Na Conversa Clara conectamos pessoas a psicoterapia por vídeo. A agenda é sua: você abre os horários que quiser.

Quem procuramos
Psicólogas e psicólogos com CRP ativo e cadastro e-Psi aprovado; 2 anos de prática clínica; uma abordagem teórica definida (TCC, psicanálise, ACT, gestalt...); supervisão em dia; lugar silencioso e boa conexão.

O que oferecemos
Repasse de 75% do valor de cada sessão, prontuário eletrônico incluído, intervisão quinzenal gratuita e nenhum custo de entrada. Contrato de prestação de serviço (PJ ou autônomo).

Temos interesse especial em profissionais negras, indígenas e LGBTQIA+, e em quem atende em Libras. Trabalho 100% remoto.`,
  },
  {
    key: 'dentista-clinico-cuiaba',
    title: 'Cirurgião(ã)-Dentista',
    company: 'Sorriso do Cerrado Odontologia',
    places: ['Cuiabá/MT', 'Várzea Grande/MT'],
    workModel: 'onSite',
    contracts: ['pj'],
    salary: [8000, 12_000],
    phase: 4,
    description: `Duas clínicas com fluxo constante de pacientes particulares e de convênio.

Atividades: dentística, profilaxia, raspagem, exodontias simples, próteses unitárias. Cada cadeira tem auxiliar própria e raio-x digital.

Requisitos: graduação em odontologia; CRO-MT ativo; experiência clínica de 1 ano; biossegurança; bom relacionamento com crianças. Endodontia rotatória é desejável.

Comissão de 30% a 40% por procedimento; os colegas da casa recebem entre R$ 8 mil e R$ 12 mil por mês. Contratação PJ, de segunda a sexta, com possibilidade de sábados.

As duas unidades ficam a quinze minutos uma da outra; você escolhe a sua na contratação. Quem está recém-formado pode começar acompanhando a dentista responsável por quatro semanas.`,
  },
  {
    key: 'auxiliar-saude-bucal-joinville',
    title: 'Auxiliar de Saúde Bucal (ASB)',
    company: 'Clínica Banguelinha',
    places: ['Joinville/SC'],
    contracts: ['clt'],
    salary: [2050, 2300],
    phase: 21,
    description: `Nossa clínica é só para crianças, então brincar faz parte do trabalho.

Seu dia a dia: preparar a sala, auxiliar a quatro mãos, esterilizar instrumentais, controlar estoque de materiais, revelar radiografias e manter as fichas em ordem.

Pedimos curso de ASB e registro no CRO-SC; experiência em consultório odontológico; noções de biossegurança; jeito com crianças, inclusive com autismo. Libras básica é um diferencial querido por aqui.

Segunda a sexta das 8h às 17h48, sem sábados. CLT, de R$ 2.050,00 a R$ 2.300,00 por mês com insalubridade à parte, vale-alimentação de R$ 550,00 e tratamento odontológico gratuito.`,
  },
  {
    key: 'ortodontista-sao-luis',
    title: 'Ortodontista',
    company: '',
    places: ['São Luís/MA'],
    workModel: 'onSite',
    phase: 38,
    dating: 'undated',
    description: `Clínica odontológica no Renascença contrata ortodontista para 3 turnos semanais.

Carteira ativa com mais de 400 pacientes em aparelho. Precisa ter especialização em ortodontia concluída, CRO-MA, experiência com autoligado e aparelho invisível. Documentação digital com scanner intraoral próprio da clínica.

Valores por produção. Currículo com fotos de casos (sem identificar pacientes).`,
  },
  {
    key: 'fonoaudiologo-tea-santarem',
    title: 'Fonoaudiólogo(a) Infantil Júnior/Pleno',
    company: 'Espaço Tapajós de Desenvolvimento',
    places: ['Santarém/PA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3800, 4200],
    phase: 10,
    description: `O Espaço Tapajós atende crianças com transtorno do espectro autista e atrasos de fala, em parceria com escolas da cidade.

Missão do cargo: avaliar e tratar linguagem oral, implantar comunicação alternativa, orientar famílias, visitar escolas e registrar evolução por metas.

Conhecimentos e experiência
Graduação em fonoaudiologia e CRFa; experiência com crianças autistas; noções de ABA e de PECS; capacidade de trabalhar com terapia ocupacional e psicologia.

Benefícios
Salário de R$ 3.800 a R$ 4.200 (CLT, 30 horas), supervisão semanal paga pela casa, ajuda de custo de mudança e recesso coletivo em julho.`,
  },
  {
    key: 'terapeuta-ocupacional-pelotas',
    title: 'Terapeuta Ocupacional',
    company: 'Residencial Figueira da Praia',
    places: ['Pelotas/RS'],
    contracts: ['clt'],
    salary: [3600, 3600],
    disability: 'open',
    phase: 27,
    description: `Residencial para idosos com 52 moradores busca terapeuta ocupacional, 20 horas semanais.

Atividades: avaliação funcional e cognitiva, oficinas de memória, adaptação de quartos e banheiros para prevenir quedas, prescrição de órteses simples, treino de atividades da vida diária, orientação de cuidadores.

Requisitos: graduação em terapia ocupacional; CREFITO-5; experiência com idosos ou reabilitação. Interesse por gerontologia.

Salário: R$ 3.600,00. Regime CLT. Vaga aberta a pessoas com deficiência. Vale-transporte e almoço.

Você divide a sala com a fisioterapeuta e participa da reunião semanal com a médica geriatra. As famílias recebem um relatório por mês, escrito em linguagem simples.`,
  },
];
