import type { HelpContact } from '@aura/shared-domain';

/** Day on which every contact below was last compared with public material; nobody was rung up for it. */
export const CHECKED_ON = '2026-11-22';

/**
 * Public services of Brazil. The comment says what each was compared with: copies of pages as published until 2026,
 * official ones where there were any. Numbers of three digits are national and stand in all of them alike.
 */
export const HELP_CONTACTS = {
  // News on the number's free national reach (2018) and on its channels (2025): 188, free, 24 h; chat and e-mail.
  cvv: {
    id: 'cvv',
    name: 'CVV – Centro de Valorização da Vida',
    phone: '188',
    hours: '24 horas, todos os dias; ligação gratuita',
    about: 'Conversa sigilosa com voluntários, também por chat e e-mail no site.',
    link: 'https://cvv.org.br',
  },
  // Several guides to emergency numbers (2025): 192, medical emergencies, free.
  samu: {
    id: 'samu',
    name: 'SAMU',
    phone: '192',
    hours: '24 horas, todos os dias; ligação gratuita',
    about: 'Emergência de saúde, inclusive de saúde mental.',
    link: null,
  },
  // The same guides and a news item of December 2025: 190, 24 h, free.
  police: {
    id: 'police',
    name: 'Polícia Militar',
    phone: '190',
    hours: '24 horas, todos os dias; ligação gratuita',
    about: 'Perigo imediato, ameaça ou agressão.',
    link: null,
  },
  // gov.br (ministries of human rights and of women) and news of November 2025: 180, free, 24 h, WhatsApp too.
  women: {
    id: 'women',
    name: 'Ligue 180 – Central de Atendimento à Mulher',
    phone: '180',
    hours: '24 horas, todos os dias; ligação gratuita',
    about: 'Acolhimento, orientação e denúncia de violência contra mulheres, inclusive no trabalho.',
    link: 'https://www.gov.br/pt-br/servicos/denunciar-e-buscar-ajuda-a-vitimas-de-violencia-contra-mulheres',
  },
  // Agência Brasil (2023) and news of the ministry: 100, free, 24 h, children, old age, racism, LGBTQIA+, disability.
  // The address is the one that a town hall gives for the service.
  rights: {
    id: 'rights',
    name: 'Disque 100 – Direitos Humanos',
    phone: '100',
    hours: '24 horas, todos os dias; ligação gratuita',
    about:
      'Denúncia de violência contra crianças, adolescentes, pessoas idosas ou com deficiência, de racismo e de LGBTfobia.',
    link: 'https://www.gov.br/pt-br/servicos/denunciar-violacao-de-direitos-humanos',
  },
  // Resolution CONAETI 7/2025 (official gazette) and gov.br, October 2025: address of the system and what it is for.
  // Agência Brasil, June 2025: in confidence, though never without a name.
  childLabour: {
    id: 'childLabour',
    name: 'Sistema Ipê Trabalho Infantil',
    phone: null,
    hours: 'pela internet, a qualquer hora',
    about: 'Denúncia de trabalho infantil à Inspeção do Trabalho; é sigilosa, mas não anônima.',
    link: 'https://ipetrabalhoinfantil.trabalho.gov.br',
  },
  // Prosecutors quoted in 2024: reports on mpt.mp.br, in confidence or without a name.
  labourProsecutors: {
    id: 'labourProsecutors',
    name: 'Ministério Público do Trabalho',
    phone: null,
    hours: 'pela internet, a qualquer hora',
    about: 'Denúncia de assédio, discriminação e outras violações no trabalho; pode ser sigilosa ou anônima.',
    link: 'https://mpt.mp.br',
  },
  // News of July 2025: 158, Monday to Saturday from 7 to 22; free from landlines only; what it is asked about.
  labourMinistry: {
    id: 'labourMinistry',
    name: 'Alô Trabalho – Ministério do Trabalho e Emprego',
    phone: '158',
    hours: 'segunda a sábado, das 7h às 22h; gratuita de telefone fixo',
    about: 'Dúvidas sobre direitos trabalhistas, seguro-desemprego, abono salarial e carteira de trabalho.',
    link: 'https://www.gov.br/trabalho-e-emprego',
  },
  // dpu.def.br, its questions and answers: free help for whoever proves to have too little; states have their own.
  publicDefender: {
    id: 'publicDefender',
    name: 'Defensoria Pública',
    phone: null,
    hours: 'conforme a unidade da sua região',
    about: 'Orientação jurídica gratuita para quem não pode pagar advogado.',
    link: 'https://www.dpu.def.br',
  },
  // News of 2022 and a law firm's guide: 135, Monday to Saturday from 7 to 22, which holidays shorten (December 2025).
  socialSecurity: {
    id: 'socialSecurity',
    name: 'INSS',
    phone: '135',
    hours: 'segunda a sábado, das 7h às 22h',
    about: 'Benefícios como auxílio por incapacidade, aposentadoria e salário-maternidade.',
    link: 'https://meu.inss.gov.br',
  },
  // gov.br/saude (OuvSUS) names the number; its hours are of an older page of the federal government, so none are given.
  health: {
    id: 'health',
    name: 'OuvSUS – Disque Saúde',
    phone: '136',
    hours: 'ligação gratuita; horários no site',
    about: 'Informações sobre o SUS e onde buscar atendimento.',
    link: 'https://www.gov.br/saude/pt-br/canais-de-atendimento/ouvsus',
  },
  // The telephone service has changed more than once, so the address alone is given.
  taxOffice: {
    id: 'taxOffice',
    name: 'Receita Federal',
    phone: null,
    hours: 'pela internet, a qualquer hora',
    about: 'Orientação oficial sobre impostos e declarações.',
    link: 'https://www.gov.br/receitafederal',
  },
  // Pages of two states' services (2025): each state and many towns have one; they help with debts under Lei 14.181.
  // Procon-SP (September 2025) on bets.
  consumers: {
    id: 'consumers',
    name: 'Procon',
    phone: null,
    hours: 'conforme o Procon do seu estado ou município',
    about: 'Renegociação de dívidas e problemas com bancos, empréstimos e apostas.',
    link: null,
  },
  // gov.br/anpd: the authority and its page for the people whom data are about.
  dataAuthority: {
    id: 'dataAuthority',
    name: 'ANPD – Agência Nacional de Proteção de Dados',
    phone: null,
    hours: 'pela internet, a qualquer hora',
    about: 'Direitos de cada pessoa sobre os próprios dados.',
    link: 'https://www.gov.br/anpd',
  },
} as const satisfies Record<string, HelpContact>;
