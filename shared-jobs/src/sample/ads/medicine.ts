import type { SampleAd } from '../sample-ad.ts';

/** Physicians, imaging, laboratories and the offices of hospitals. */
export const MEDICINE_ADS: readonly SampleAd[] = [
  {
    key: 'medico-familia-roraima',
    title: 'Médico(a) de Família e Comunidade',
    company: 'Fundação Lavrado de Saúde',
    places: ['Caracaraí/RR', 'Boa Vista/RR'],
    contracts: ['pj'],
    salary: [18_000, 22_000],
    phase: 7,
    description: `Atendimento em unidade básica de saúde, 40 horas semanais, com equipe completa de saúde da família e apoio de telessaúde.

Responsabilidades: consultas de demanda espontânea e programada, acompanhamento de hipertensos, diabéticos e gestantes, visitas domiciliares, pequenos procedimentos e discussão de casos com o NASF.

Requisitos: graduação em medicina; CRM ativo ou em transferência para Roraima; prática em atenção primária; prontuário eletrônico; disponibilidade para residir no município. Residência ou título em medicina de família será considerado diferencial, assim como vivência com população indígena.

Contratação como pessoa jurídica, honorários de R$ 18.000 a R$ 22.000 mensais conforme titulação. A fundação oferece moradia mobiliada, internet e duas passagens por ano até Boa Vista.`,
  },
  {
    key: 'medico-plantonista-sobral',
    title: 'Médico Plantonista - Emergência Adulto',
    company: 'Hospital Santa Quitéria do Acaraú',
    places: ['Sobral/CE'],
    workModel: 'onSite',
    contracts: ['pj'],
    salary: [110, 130, 'hour'],
    phase: 24,
    description: `Plantões de 12h, diurnos e noturnos, em emergência regional com retaguarda de UTI, cirurgia geral e ortopedia 24 horas.

Exigimos: CRM-CE, experiência em sala vermelha, via aérea e ventilação mecânica, ACLS e ATLS válidos.

Pagamento de R$ 110,00 a R$ 130,00 por hora, no quinto dia útil, mediante nota da pessoa jurídica. Escala divulgada com 40 dias de antecedência. Quarto no hospital para quem mora longe.

Residência em clínica médica ou medicina de emergência é desejável e melhora o valor do plantão. Envie currículo com cópia da carteira do conselho.`,
  },
  {
    key: 'medico-trabalho-betim',
    title: 'Médico(a) do Trabalho',
    company: 'Autopeças Serra do Curral',
    places: ['Betim/MG'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [15_500, 17_800],
    phase: 41,
    description: `Descrição da vaga
Coordenar o PCMSO de uma planta com 1.100 empregados, realizar exames ocupacionais, avaliar nexo causal, acompanhar afastamentos e retornos ao trabalho, participar das reuniões da CIPA e orientar a ergonomia de postos.

Qualificações necessárias
• Medicina com residência ou especialização em medicina do trabalho e RQE
• CRM-MG
• Conhecimento da NR-7, NR-15 e NR-17
• Experiência com eSocial (S-2220 e S-2240)
• Boa redação de laudos e pareceres

Condições
20 horas semanais, sendo 4 horas remotas para análise documental. CLT, R$ 15.500 a R$ 17.800, participação nos resultados, plano de saúde e previdência complementar.`,
  },
  {
    key: 'psiquiatra-telemedicina',
    title: 'Médico(a) Psiquiatra - Telemedicina',
    company: 'Clínica Horizonte Digital',
    places: [],
    workModel: 'remote',
    contracts: ['pj'],
    phase: 13,
    description: `Somos uma clínica de saúde mental que atende por vídeo em todo o Brasil. Procuramos psiquiatras para agendas de 8 a 24 horas por semana, definidas por você.

O trabalho: consultas de 40 minutos (primeira) e 25 minutos (retorno), prescrição digital, discussão quinzenal de casos com psicólogas da equipe. Não há meta de número de pacientes.

O que é preciso
- CRM ativo em qualquer estado
- Residência ou título em psiquiatria, com RQE
- Certificado digital ICP-Brasil
- Experiência com telemedicina e prontuário eletrônico

Será um diferencial ter formação em dependência química ou psiquiatria da infância.

Contrato PJ, R$ 220 a R$ 260 por hora de agenda aberta, ainda que o paciente falte. Trabalho remoto.`,
  },
  {
    key: 'diretor-clinico-curitiba',
    title: 'Diretor(a) Clínico(a)',
    company: 'Hospital Araucária Branca',
    places: ['Curitiba/PR'],
    workModel: 'onSite',
    contracts: ['clt', 'pj'],
    phase: 30,
    description: `O Hospital Araucária Branca, filantrópico com 180 leitos, abre processo para a Diretoria Clínica. Você responderá ao conselho e dividirá a gestão com as diretorias administrativa e assistencial.

Responsabilidades do cargo: relação com o corpo clínico de 320 médicos, credenciamento e regimento interno, protocolos clínicos, comissões obrigatórias, indicadores de desfecho e custo por especialidade, representação perante o CRM e a vigilância sanitária.

Procuramos médico ou médica com CRM-PR e RQE, 10 anos de prática hospitalar, pelo menos 3 anos em posição de gestão hospitalar e MBA ou especialização em gestão em saúde. É indispensável ter conduzido acreditação hospitalar. Inglês avançado é desejável.

Modelo de contratação a definir em conjunto (CLT ou PJ). Remuneração compatível com o mercado, apresentada na segunda entrevista. Sigilo garantido.`,
  },
  {
    key: 'tecnico-radiologia-palmas',
    title: 'Técnico(a) em Radiologia',
    company: 'Imagem Cerrado Diagnósticos',
    places: ['Palmas/TO'],
    salary: [3250, 3600],
    phase: 2,
    description: `Centro de diagnóstico por imagem amplia equipe.

O que você vai fazer: realizar exames de raio-x e mamografia, posicionar e orientar pacientes, zelar pela proteção radiológica, controlar a qualidade das imagens e enviá-las ao PACS, registrar insumos.

O que você precisa ter: curso técnico em radiologia, registro no CRTR, experiência mínima de 6 meses com radiologia digital e atendimento humanizado.

Desejável: tomografia computadorizada e noções de densitometria.

Jornada de 24 horas semanais conforme a lei da categoria. Salário de R$ 3.250,00 a R$ 3.600,00 mensais (o maior valor para quem atua também na mamografia), já incluído o adicional de 40%. Vale-alimentação, plano odontológico e folga no aniversário.`,
  },
  {
    key: 'biomedico-imagem-londrina',
    title: 'Biomédico(a) - Ressonância Magnética',
    company: 'Núcleo de Imagem Terra Roxa',
    places: ['Londrina/PR', 'Maringá/PR'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [4800, 5600],
    phase: 19,
    description: `Venha operar um equipamento de 1,5T instalado neste ano.

• Aquisição de exames de ressonância magnética e tomografia
• Entrevista de segurança e triagem de pacientes para contraindicações
• Punção venosa e administração de contraste sob supervisão médica
• Pós-processamento e controle de qualidade

Formação em biomedicina com habilitação em imagenologia e registro no CRBM. Mínimo de 1 ano de experiência em ressonância. Vivência com exames sob sedação e inglês técnico são bem-vindos, não obrigatórios.

CLT, 30 horas semanais, manhã em Londrina e plantões mensais em Maringá com deslocamento pago. De R$ 4.800 a R$ 5.600 mensais conforme a experiência.`,
  },
  {
    key: 'tecnico-analises-teresina',
    title: 'Técnico em Análises Clínicas',
    company: 'Laboratório Parnaíba Exames',
    places: ['Teresina/PI'],
    contracts: ['clt'],
    phase: 36,
    description: `Laboratório de médio porte contrata para a área técnica.

Atividades principais:
- coleta de sangue em adultos e crianças
- preparo de amostras, centrifugação e alíquotas
- operação de analisadores de bioquímica e hematologia
- controle de qualidade interno e registro de não conformidades
- descarte de resíduos conforme PGRSS

Requisitos: técnico em análises clínicas ou em patologia clínica, registro no conselho, experiência de 1 ano em setor técnico de laboratório, biossegurança, informática básica.

Salário a partir de R$ 2.150,00 até R$ 2.400,00 + insalubridade. Segunda a sábado, das 6h às 12h30. Vaga CLT.`,
  },
  {
    key: 'recepcionista-clinica-caruaru',
    title: 'Recepcionista de Clínica',
    company: 'Clínica Barro Vivo',
    places: ['Caruaru/PE'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [1680, 1680],
    phase: 8,
    description: `Quem chega à clínica encontra primeiro você. Precisamos de uma pessoa organizada, que saiba acolher quem está com dor ou com pressa.

Tarefas: agendamento de consultas e exames por telefone e WhatsApp, conferência de guias de convênio, autorização em portais das operadoras, recebimento de pagamentos e fechamento do caixa do dia.

Ensino médio completo. Experiência com recepção e atendimento ao público. Digitação rápida e pacote Office. Conhecer faturamento de convênios é um diferencial.

Salário de R$ 1.680,00 mais vale-transporte, vale-refeição de R$ 18 por dia e 50% de desconto em consultas para a família. CLT, 44 horas, sábado até meio-dia. Aberta também a pessoas com deficiência; a recepção é acessível para cadeira de rodas.`,
  },
  {
    key: 'faturista-hospitalar-vitoria',
    title: 'Analista de Faturamento Hospitalar Jr',
    company: 'Hospital Praia do Canto Norte',
    places: ['Vitória/ES', 'Vila Velha/ES'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [2900, 3400],
    phase: 25,
    description: `Você vai cuidar do ciclo da conta do paciente depois da alta.

Responsabilidades
• Faturamento de contas de convênios e particulares
• Envio de lotes XML no padrão TISS e acompanhamento de protocolos
• Tratamento de glosas e elaboração de recursos
• Conferência de tabelas de preços e diárias
• Relatório semanal de contas pendentes

Requisitos
• Superior em andamento em administração, contabilidade ou gestão hospitalar
• 1 ano de experiência com faturamento hospitalar
• Excel intermediário (tabela dinâmica, PROCV)
• Atenção a prazos

Diferenciais
• Conhecimento do sistema MV ou Tasy
• Faturamento SUS (AIH)

Híbrido: três dias no hospital, dois em casa. R$ 2.900 a R$ 3.400, CLT.`,
  },
  {
    key: 'pediatra-ambulatorio',
    title: 'Médico(a) Pediatra',
    company: 'Clínica Tuiuiú Mirim',
    places: ['Rondonópolis/MT'],
    contracts: ['pj'],
    salary: [16_000, 20_000],
    phase: 42,
    description: `Clínica infantil com agenda cheia procura segundo pediatra. Puericultura do recém-nascido ao adolescente, retornos, orientação vacinal, encaixes de pronto atendimento leve. Sem plantão, sem domingo.

Necessário: CRM-MT, residência médica em pediatria com RQE. Bom trato com famílias, prontuário eletrônico preenchido na hora.

Repasse por produção, média de R$ 16 mil a R$ 20 mil por mês para 30 horas semanais. Contrato PJ com reajuste anual. Ajudamos na mudança de quem vier de outro estado.`,
  },
];
