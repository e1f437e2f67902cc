import { inEachCity, type SampleAd } from '../sample-ad.ts';

/** Beauty, guarding, cleaning and facilities. */
export const BEAUTY_AND_FACILITIES_ADS: readonly SampleAd[] = [
  {
    key: 'cabeleireiro-natal',
    title: 'Cabeleireiro(a)',
    company: 'Salão Cacho Solto',
    places: ['Natal/RN'],
    contracts: ['pj'],
    phase: 2,
    description: `Salão especializado em cabelos crespos e cacheados.

Aqui ninguém ouve que o cabelo "é difícil". Atendemos 30 pessoas por dia em oito cadeiras, e cada corte tem uma hora reservada.

Procuramos profissional parceiro(a) com agenda própria ou não, para corte a seco, coloração, hidratação e tratamentos. A recepção marca, o salão fornece produtos e esterilização.

É preciso curso profissionalizante, experiência de 2 anos com cabelos crespos, biossegurança, atendimento sem julgamento. Tranças e dread são diferenciais.

Contrato de parceria (Lei do Salão Parceiro), MEI/PJ, repasse de 50% a 60%. Terça a sábado.`,
  },
  {
    key: 'manicure-sete-lagoas',
    title: 'Manicure e Pedicure',
    company: 'Esmalteria Tangará Rosa',
    places: ['Sete Lagoas/MG'],
    workModel: 'onSite',
    contracts: ['pj'],
    phase: 19,
    dating: 'undated',
    description: `Vagas para manicure. Espaço novo e climatizado, autoclave, materiais descartáveis.

precisa: experiencia 6 meses, curso de manicure, alongamento em gel (nao obrigatorio mas ajuda), biossegurança e higiene, ser pontual

repasse 60/40 toda sexta, PJ/MEI. clientela formada. segunda não abre`,
  },
  {
    key: 'esteticista-vitoria',
    title: 'Esteticista',
    company: 'Clínica Pele de Pêssego Capixaba',
    places: ['Vila Velha/ES'],
    contracts: ['clt'],
    salary: [2600, 3800],
    phase: 36,
    description: `Rotina com limpeza de pele, drenagem linfática, radiofrequência, criolipólise e avaliação corporal.

A clínica tem três cabines, dermatologista duas vezes por semana e prontuário digital. A agenda já começa com 60 clientes transferidos de uma colega que mudou de cidade.

A vaga pede graduação ou tecnólogo em estética e cosmética; 1 ano de experiência em clínica; domínio de biossegurança; ficha de anamnese bem preenchida; gosto por vender pacotes com honestidade. Depilação a laser é um diferencial.

Salário de R$ 2.600 a R$ 3.800, contando a comissão média por procedimento. CLT, 44 horas, plano odontológico.`,
  },
  {
    key: 'gerente-salao-porto-alegre',
    title: 'Gerente de Salão de Beleza',
    company: "Rede Espelho d'Água",
    places: ['Porto Alegre/RS', 'Canoas/RS'],
    workModel: 'onSite',
    phase: 8,
    description: `Comandar uma unidade com 26 profissionais parceiros.

A unidade abre de terça a domingo e fatura mais no sábado do que na semana inteira. A gerência define folgas, acompanha reclamações e decide promoções.

Agenda, escala, estoque, metas de produto, satisfação de clientes, repasses e conciliação de cartões. A rede trabalha com sistema Trinks.

Experiência de 3 anos na gestão de salão, clínica de estética ou loja; ensino médio completo, superior desejável; gestão de conflitos; Excel; atendimento ao cliente.

R$ 3.900,00 – R$ 4.600,00 mensais e bônus trimestral, CLT, um domingo por mês.`,
  },
  ...inEachCity(
    {
      key: 'vigilante-patrimonial-belem',
      title: 'Vigilante Patrimonial',
      company: 'Sentinela Guajará Segurança',
      workModel: 'onSite',
      contracts: ['clt'],
      salary: [2250, 2450],
      phase: 25,
      description: `Postos em terminal industrial e em hospital. Escala 12x36.

Atividades: controle de acesso, rondas com bastão, registro de ocorrências, monitoramento de CFTV, apoio a emergências.

Requisitos: curso de formação de vigilante com reciclagem em dia, CNV válida, ensino médio completo, CNH A ou B, sem restrições para porte funcional. Extensão em transporte de valores ou segurança de eventos é um diferencial.

R$ 2.250,00 a R$ 2.450,00, periculosidade de 30% à parte, vale-alimentação, plano de saúde, seguro de vida. Vínculo CLT.

Uniforme e colete por conta da empresa.`,
    },
    ['Belém/PA', 'Barcarena/PA'],
  ),
  {
    key: 'porteiro-condominio-recife',
    title: 'Porteiro(a) Noturno',
    company: 'Zelar Condomínios do Capibaribe',
    places: ['Recife/PE', 'Jaboatão dos Guararapes/PE'],
    contracts: ['clt'],
    salary: [1720, 1720],
    disability: 'open',
    phase: 42,
    description: `Portaria de condomínio residencial, 19h às 7h, 12x36.

São duas torres com 96 apartamentos e portaria blindada com câmera. Você recebe a passagem de turno por escrito e trabalha com um ronda.

Identificar visitantes e entregadores, operar interfone e portões, receber encomendas, preencher livro de ocorrências, acionar a síndica ou a polícia quando necessário.

Ensino fundamental completo, experiência de 6 meses em portaria ou controle de acesso, boa comunicação. Curso de porteiro e noções de primeiros socorros são desejáveis.

R$ 1.720,00 + adicional noturno + vale-alimentação R$ 420,00 + vale-transporte. CLT, vaga aberta para PcD.`,
  },
  {
    key: 'supervisor-seguranca-sp',
    title: 'Supervisor(a) de Segurança Patrimonial',
    company: 'Torre Cambuci Facilities',
    places: ['São Paulo/SP'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [5200, 5900],
    phase: 14,
    description: `Supervisionar 70 vigilantes em shopping e edifícios comerciais da zona sul.

Responsabilidades: escalas e coberturas, inspeções em posto, investigação de ocorrências, relatórios ao cliente, treinamento da equipe, implantação de tecnologia (CFTV analítico e controle de acesso).

Requisitos: tecnólogo em gestão de segurança privada ou superior afim; formação de vigilante; 4 anos de experiência com liderança na área; CNH B; gerenciamento de crises; Excel. Inglês intermediário será um plus.

CLT, R$ 5.200 a R$ 5.900, veículo, plano de saúde e VR de R$ 35.`,
  },
  {
    key: 'auxiliar-limpeza-rio-branco',
    title: 'Auxiliar de Limpeza',
    company: 'Brilho do Aquiri Serviços',
    places: ['Rio Branco/AC'],
    contracts: ['clt'],
    disability: 'exclusive',
    phase: 31,
    description: `Vagas exclusivas para pessoas com deficiência ou reabilitadas.

São 12 vagas em dois prédios, com líder que fala Libras. Antes de começar, a técnica de segurança visita o posto com você para combinar adaptações.

Limpar salas, banheiros e áreas comuns de um centro administrativo; repor papel e sabonete; separar recicláveis; comunicar vazamentos.

Requisitos: saber ler e escrever, disposição para trabalho em equipe, noções de produtos de limpeza. Experiência com limpeza é um diferencial; ensinamos a rotina e o uso de EPI.

Salário R$ 1.621,00 + insalubridade + vale-transporte + vale-alimentação R$ 500,00. CLT, segunda a sexta, 6h às 15h48.`,
  },
  {
    key: 'lider-limpeza-hospitalar-bh',
    title: 'Líder de Higienização Hospitalar',
    company: 'Higia Mineira Facilities',
    places: ['Belo Horizonte/MG'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2600, 2900],
    phase: 3,
    description: `Liderar 18 auxiliares no turno da manhã em hospital de grande porte.

A higienização é parte da prevenção de infecções, por isso a liderança participa da reunião quinzenal da CCIH e acompanha auditorias com marcador fluorescente.

Distribuir setores, conferir limpeza terminal e concorrente, controlar saneantes e diluição, treinar segregação de resíduos, registrar conformidades em aplicativo, cobrir ausências.

Queremos 2 anos em limpeza hospitalar, parte deles em liderança; ensino médio completo; NR-32 e biossegurança; Excel básico. Curso de higienização hospitalar é desejável.

R$ 2.600,00 a R$ 2.900,00 + insalubridade 40%. CLT, 6x1, plano de saúde.`,
  },
  {
    key: 'coordenador-facilities-curitiba',
    title: 'Coordenador(a) de Facilities',
    company: 'Campus Pinheiro Alto Escritórios',
    places: ['Curitiba/PR'],
    workModel: 'hybrid',
    salary: [8500, 9800],
    phase: 20,
    description: `Dois prédios, 4.100 usuários, contratos de limpeza, segurança, jardinagem, copa, climatização e elevadores.

Você vai coordenar fornecedores por nível de serviço (SLA), montar o orçamento de opex e capex, conduzir mudanças de layout, acompanhar manutenção predial e laudos obrigatórios (AVCB, SPDA), medir satisfação e consumo de água e energia.

Formação em engenharia, arquitetura ou administração; 5 anos com facilities; gestão de contratos; NR-10 e NR-35 (noções); AutoCAD para leitura; inglês intermediário. Certificação LEED ou FMP é diferencial.

R$ 8.500 a R$ 9.800. CLT, um dia remoto por semana.`,
  },
  {
    key: 'copeira-hospital-boa-vista',
    title: 'Copeira(o) Hospitalar',
    company: 'Cozinha Monte Roraima',
    places: ['Boa Vista/RR'],
    contracts: ['clt'],
    salary: [1700, 1700],
    phase: 37,
    description: `Distribuir dietas nos leitos conforme mapa da nutrição, montar bandejas, recolher e higienizar utensílios, registrar aceitação, respeitar isolamento e alergias.

Ensino fundamental completo, curso de manipulação de alimentos, higiene pessoal rigorosa segundo a norma, gentileza com quem está internado. Experiência em hospital conta a favor; espanhol também, temos pacientes venezuelanos.

R$ 1.700,00, insalubridade, alimentação, cesta básica. Contratação CLT 12x36.`,
  },
];
