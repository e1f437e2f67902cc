import { withRepost, type SampleAd } from '../sample-ad.ts';

/** Call centres, support and customer experience. */
export const CUSTOMER_SERVICE_ADS: readonly SampleAd[] = [
  ...withRepost(
    {
      key: 'atendente-call-center-aracaju',
      title: 'Operador(a) de Atendimento Receptivo',
      company: 'Alô Sergipe Contact Center',
      places: ['Aracaju/SE'],
      workModel: 'onSite',
      disability: 'open',
      phase: 20,
      description: `100 vagas para atendimento de uma empresa de energia. Jornada de 6h20, escala 6x1.

Atividades: atender chamadas sobre falta de luz, segunda via e parcelamento; registrar protocolos; seguir roteiro sem deixar de ouvir; encaminhar emergências.

Requisitos: ensino médio completo, boa dicção, digitação, informática básica. Não é necessário ter experiência, o treinamento de 20 dias é remunerado.

Oferecemos salário de R$ 1.621,00 por mês, vale-transporte, vale-refeição, assistência médica após a experiência e plano de carreira. CLT. Pessoas com deficiência: todas as vagas são abertas a vocês, e o sistema funciona com leitor de tela.`,
    },
    20,
  ),
  {
    key: 'atendimento-chat-remoto',
    title: 'Analista de Atendimento ao Cliente Jr',
    company: 'Pingado Pagamentos',
    places: [],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [2300, 2700],
    phase: 37,
    description: `A Pingado é uma maquininha para feirantes e pequenos comércios. Quem trabalha na feira escreve às 5h da manhã e precisa de resposta rápida e humana.

O que você vai fazer
Responder por chat e WhatsApp, resolver contestação de vendas e antecipação, abrir chamado para o time técnico com evidências, escrever artigos da central de ajuda.

O que a gente espera
1 ano de experiência com atendimento digital; português escrito impecável e simples; uso de Zendesk ou similar; calma com três conversas ao mesmo tempo.

Conta ponto
Conhecer meios de pagamento e conciliação; espanhol.

Trabalho remoto, turno das 5h às 11h ou das 15h às 21h, R$ 2.300 a R$ 2.700, CLT. Enviamos notebook, cadeira e ajuda de internet.`,
  },
  {
    key: 'supervisor-call-center-campina',
    title: 'Supervisor(a) de Call Center',
    company: 'Conecta Borborema Atendimento',
    places: ['Campina Grande/PB'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3600, 4200],
    phase: 9,
    description: `Supervisionar 22 operadores de retenção de TV e internet.

A operação roda das 8h às 22h e está trocando o discador, então a supervisão participa também da implantação.

Responsabilidades: monitorar TMA, abandono e aderência à escala; dar feedback semanal; aplicar monitoria de qualidade; montar campanhas de incentivo; tratar reclamações de segundo nível; reportar resultados ao cliente.

Requisitos: superior completo ou cursando; experiência de 2 anos em supervisão de call center; conhecimento de WFM; Excel intermediário; liderança de equipes jovens.

Diferenciais: vivência em retenção e Power BI.

Faixa de R$ 3.600 a R$ 4.200 mensais + variável por resultado. Contrato CLT, 6x1, plano de saúde.`,
  },
  {
    key: 'analista-ouvidoria-recife',
    title: 'Analista de Ouvidoria Pleno',
    company: 'Consórcio Trilhos do Capibaribe',
    places: ['Recife/PE'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [4600, 5200],
    phase: 26,
    description: `Tratar manifestações de passageiros do transporte sobre trilhos, do registro à resposta final, dentro do prazo regulatório.

Atividades: classificar reclamações, denúncias e elogios; investigar com as áreas; redigir respostas claras; atender Procon, Reclame Aqui e agência reguladora; propor melhorias a partir dos motivos mais frequentes.

Qualificações: ensino superior em direito, comunicação, administração ou afins; 3 anos em ouvidoria ou atendimento de segundo nível; conhecimento do Código de Defesa do Consumidor e da LGPD; redação excelente. Libras será um diferencial.

CLT, R$ 4.600 a R$ 5.200, híbrido com dois dias em casa, vale-refeição de R$ 38,00.`,
  },
  {
    key: 'customer-success-manager-curitiba',
    title: 'Customer Success Manager Pleno/Sênior',
    company: 'Rotina Clara Tecnologia',
    places: ['Curitiba/PR'],
    workModel: 'remote',
    contracts: ['clt', 'pj'],
    phase: 43,
    description: `Nosso produto organiza a manutenção preventiva de condomínios. A carteira tem 120 administradoras e você cuidaria de 35.

Responsabilidades: onboarding de clientes novos; planos de sucesso; reuniões trimestrais de resultado; acompanhamento de health score e risco de churn; identificação de oportunidades de upsell; ponte com produto.

Requisitos: experiência com customer success em SaaS B2B por pelo menos 3 anos; análise de dados de uso; boa negociação em renovações; CRM (HubSpot).

Diferenciais: ter trabalhado com condomínios ou facilities, SQL básico, inglês.

CLT ou PJ. Faixa salarial de R$ 7.500 a R$ 10.500, conforme o nível. Modelo de trabalho: remoto, com encontros semestrais em Curitiba.`,
  },
  {
    key: 'teleatendente-aprendiz-fortaleza',
    title: 'Jovem Aprendiz - Atendimento',
    company: 'Ceará Voz Serviços',
    places: ['Fortaleza/CE'],
    workModel: 'onSite',
    contracts: ['apprentice'],
    salary: [760, 810],
    phase: 15,
    description: `Programa Jovem Aprendiz, 4 horas por dia, turma da tarde.

Você vai aprender a atender clientes por telefone e e-mail, organizar planilhas simples de controle, acompanhar a monitoria e apoiar a recepção da área. Uma vez por semana tem aula teórica na instituição formadora.

Para participar: estar cursando ou ter concluído o ensino médio, estar matriculado na escola se ainda não concluiu, ter noções de informática e vontade de conversar com gente. Não precisa de experiência.

Contrato de aprendizagem de 15 meses. Bolsa de R$ 760,00 a R$ 810,00 por mês, vale-transporte, lanche e seguro. Ao fim, os aprendizes concorrem às vagas internas antes da divulgação externa.`,
  },
  {
    key: 'gerente-cx-rio',
    title: 'Gerente de Experiência do Cliente (CX)',
    company: 'Bonde das Águas Saneamento',
    places: ['Rio de Janeiro/RJ'],
    workModel: 'hybrid',
    salary: [16_000, 19_000],
    disability: 'open',
    phase: 32,
    description: `Somos uma concessionária com 1,2 milhão de ligações e um índice de satisfação que precisa subir.

Responsabilidades do cargo: jornada de cliente de ponta a ponta, central de atendimento terceirizada, 26 lojas, canais digitais, ouvidoria e indicadores regulatórios. Orçamento anual sob sua gestão e time direto de 11 pessoas.

Requisitos do cargo: ensino superior; 8 anos de experiência em atendimento ou experiência do cliente, com 4 em gestão; gestão de contratos de terceiros; NPS e pesquisa de satisfação; projetos de automação de atendimento (URA, chatbot). Power BI e inglês intermediário.

Será valorizada a vivência em serviços públicos regulados.

R$ 16.000 a R$ 19.000 mensais, bônus por resultado, previdência, carro compartilhado. CLT, híbrido. Vaga também elegível a PcD.`,
  },
  {
    key: 'customer-support-specialist-en',
    title: 'Bilingual Customer Support Specialist (English/Portuguese)',
    company: 'Wexcove Travel Tech',
    places: [],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [26, 32, 'hour'],
    phase: 4,
    description: `Job description
Answer travellers from Brazil and the US by email, chat and phone, mostly about rebooking, refunds and lost confirmations.

Requirements
- Advanced English and native-level Portuguese, written and spoken
- 2 years of customer service experience, ideally in travel or hospitality
- Comfortable with Zendesk and spreadsheets
- Quiet home office and stable internet
- Availability for weekend shifts on rotation

Preferred
- Spanish
- Knowledge of Amadeus or Sabre

This is a fully remote contractor (PJ) position, R$ 26 to R$ 32 per hour, 40 hours a week, paid twice a month. You get 15 paid days off a year and a budget for equipment.`,
  },
  {
    key: 'atendente-sac-bilingue-itajai',
    title: 'Assistente de SAC - Comércio Exterior',
    company: 'Porto Sereno Cosméticos',
    places: ['Itajaí/SC'],
    contracts: ['clt'],
    phase: 21,
    description: `Atendimento a revendedoras do Paraguai e da Argentina por e-mail e telefone.

Requisitos: espanhol avançado; ensino médio completo; experiência de 1 ano com SAC ou backoffice de vendas; organização para acompanhar pedidos, trocas e documentos de embarque; Excel básico.

Cursar comércio exterior é um diferencial.

R$ 2.700,00 a R$ 3.000,00 por mês, CLT, duas vezes por semana em casa, kit de produtos, vale-alimentação.

São cerca de 40 contatos por dia, quase todos sobre prazo e fronteira. A equipe tem quatro pessoas e almoça junta. Entrevista em português e em espanhol, em uma única etapa.`,
  },
];
